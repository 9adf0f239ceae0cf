"""Tests of campaigns: files, missions, views and verification."""
