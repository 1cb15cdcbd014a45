"""What whoever hosts Bottega needs besides: the doctor, figures and logs.

Imports `table`; `web` may import it.
"""
