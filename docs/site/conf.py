"""How Sphinx builds the site: scripts/docs_site.py lays out the pages and calls it."""

import tomllib
from pathlib import Path

_told = tomllib.loads((Path(__file__).parent / "pyproject.toml").read_text(encoding="utf-8"))
_version = _told["project"]["version"]

project = "Bottega"
author = _told["project"]["authors"][0]["name"]
release = _version
html_title = f"Bottega {_version}"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 4  # as GitHub names them
suppress_warnings = ["misc.highlighting_failure"]  # Pygments does not know Svelte
exclude_patterns = ["pyproject.toml"]

# Docstrings are written for readers of the code: `name` is code.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_inherit_docstrings = False  # those of libraries are in their own words
autodoc_typehints_format = "short"
add_module_names = False
python_use_unqualified_type_names = True

html_theme = "furo"
html_static_path = ["static"]
html_css_files = ["tokens.css", "bottega.css"]
html_favicon = "static/icon.svg"
html_show_copyright = False
html_show_sourcelink = False
html_copy_source = False
