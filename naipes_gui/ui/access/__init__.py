"""Ways of using the program for whoever cannot point, press or see as most do."""
