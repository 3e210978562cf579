"""Makes every sound of the table from arithmetic: no recording goes in."""
