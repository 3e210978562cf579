"""The few SVG elements that the drawings need."""

from tools.art.paths import num


def path(
    d: str,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 0,
    cap: str = "round",
    join: str = "round",
    op: float | None = None,
    extra: str = "",
) -> str:
    """Write one path, filled, stroked or both."""
    return f'<path d="{d}" fill="{fill}"{_pen(stroke, width, cap, join)}{_opacity(op)}{extra}/>'


def stroke(
    d: str, col: str, width: float, cap: str = "round", op: float | None = None, join: str = "round"
) -> str:
    """Write a path that is stroked only."""
    return path(d, "none", col, width, cap, join, op)


def hole(outer: str, inner: str, fill: str) -> str:
    """Fill what lies between two outlines."""
    return path(outer + inner, fill, extra=' fill-rule="evenodd"')


def group(*items: str, at: str | None = None, extra: str = "") -> str:
    """Put elements together under one transformation."""
    place = f' transform="{at}"' if at else ""
    return f"<g{place}{extra}>" + "".join(items) + "</g>"


def twice(name: str, at: str, *items: str) -> str:
    """Draw a group, and again under a transformation."""
    return group(*items, extra=f' id="{name}"') + f'<use xlink:href="#{name}" transform="{at}"/>'


def document(w: int, h: int, *items: str) -> str:
    """Write a whole SVG file."""
    body = "".join(items)
    link = ' xmlns:xlink="http://www.w3.org/1999/xlink"' if "xlink:" in body else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"{link} viewBox="0 0 {w} {h}" '
        f'width="{w}" height="{h}">{body}</svg>\n'
    )


def _pen(stroke: str | None, width: float, cap: str, join: str) -> str:
    if not stroke:
        return ""
    return (
        f' stroke="{stroke}" stroke-width="{num(width)}"'
        f' stroke-linecap="{cap}" stroke-linejoin="{join}"'
    )


def _opacity(op: float | None) -> str:
    return "" if op is None else f' opacity="{num(op)}"'
