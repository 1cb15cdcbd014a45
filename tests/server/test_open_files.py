"""As many open files as the system allows, and fewer connections than that."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bottega.server.transport import open_files
from bottega.server.transport.open_files import connections_within


def test_the_limit_is_raised_as_far_as_it_may_be() -> None:
    pytest.importorskip("resource")
    program = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 512))
from bottega.server.transport.open_files import raise_limit
print(raise_limit(), *resource.getrlimit(resource.RLIMIT_NOFILE))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["512", "512", "512"]


@pytest.mark.parametrize(
    ("files", "wanted", "allowed"), [(1024, 4000, 824), (65_536, 4000, 4000), (256, 4000, 128), (1024, 10, 10)]
)
def test_files_are_left_for_the_rest(files: int, wanted: int, allowed: int) -> None:
    assert connections_within(files, wanted) == allowed
    assert open_files.RESERVED > 128  # connections that may be accepted at once, before they are counted
