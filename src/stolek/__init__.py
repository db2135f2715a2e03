"""Stolek ("little table"): a rules-complete digital table for heavy board games."""
