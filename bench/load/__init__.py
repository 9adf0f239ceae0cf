"""Players by the thousand: processes of their own that sit at many tables and click."""
