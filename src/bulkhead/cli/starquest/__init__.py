"""The commands of Starquest: `bulkhead campaign` and `bulkhead lab`."""
