"""Card backs; a picture is named after its pattern."""
