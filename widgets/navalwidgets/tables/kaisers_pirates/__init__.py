"""The Kaiser's Pirates on the play table."""
