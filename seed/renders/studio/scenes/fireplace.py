"""Marble chimney pieces, as every old living room of Brussels has one."""

from math import cos, pi, radians as rad, sin

from ..parts import plants, things
from ..shapes import at, box2, lathe, mesh, on_side, rng, sweep, tube
from ..surfaces import hexc, plain


def chimney_breast(room, side, x0, width, dress, depth=0.36, mirror=True):
    """Builds the breast and its chimney piece on a wall; returns where it begins and ends."""
    with room.side(side):
        box2((x0, -depth, 0), (x0 + width, 0.02, room.height), room.wall, 0)
        with at((x0 + width / 2, -depth, 0)):
            chimney_piece(dress, width, room.height, mirror)
    return x0, x0 + width


def chimney_piece(dress, width, ceiling, mirror=True):
    """Builds a marble chimney piece in front of y = 0, its mantel laid, a mirror above."""
    stone, soot = dress.marble, plain('soot', hexc('#17140f'), 0.9, 0, 0.4, bump=0.002)
    block = lambda x0, x1, y0, y1, z0, z1, m=stone, bevel=0.006: box2((x0, -y1, z0), (x1, -y0, z1), m, bevel)
    bead = [(0, 0), (0.004, 0.008), (0.014, 0.01), (0.02, 0.002), (0.021, 0)]
    block(-0.78, 0.78, -0.0, 0.62, -0.01, 0.012)  # hearth
    for s in (-1, 1):
        c = s * 0.60
        block(c - 0.125, c + 0.125, 0, 0.24, 0.012, 0.15)
        block(c - 0.105, c + 0.105, 0, 0.205, 0.15, 0.86)
        on_side(bead, [(c - 0.075, 0.20), (c + 0.075, 0.20), (c + 0.075, 0.80), (c - 0.075, 0.80)], stone, y=-0.205)
        block(c - 0.12, c + 0.12, 0, 0.235, 0.86, 0.905, bevel=0.01)
        block(c - 0.11, c + 0.11, 0, 0.225, 0.905, 1.055)
        lathe([(0, 0.012), (0.02, 0.014), (0.03, 0.006), (0.045, 0.012), (0.058, 0)], stone, (c, -0.225, 0.98), rot=(pi / 2, 0, 0), n=48, mod=lambda r, z, a, j: (r * (1 + 0.08 * abs(sin(4 * a))), z))
        block(*sorted((s * 0.49, s * 0.60)), 0, 0.15, 0.012, 0.87, bevel=0)
    block(-0.5, 0.5, 0, 0.19, 0.865, 1.055)
    on_side(bead, [(-0.43, 0.90), (0.43, 0.90), (0.43, 1.02), (-0.43, 1.02)], stone, y=-0.19)
    block(-0.74, 0.74, 0, 0.225, 1.05, 1.07, bevel=0.004)
    block(-0.765, 0.765, 0, 0.25, 1.07, 1.10, bevel=0.012)
    block(-0.80, 0.80, 0, 0.295, 1.10, 1.15, bevel=0.010)
    arch = [(0.49, 0.012), (0.49, 0.6)] + [(0.49 * cos(rad(t)), 0.6 + 0.24 * sin(rad(t))) for t in range(10, 180, 10)] + [(-0.49, 0.6), (-0.49, 0.012)]
    inner = [(x * 0.80, 0.012 + (z - 0.012) * 0.87) for x, z in arch]
    n = len(arch)
    iron = dress.black
    mesh('cast iron', [(x, -0.07, z) for x, z in arch] + [(x, -0.055, z) for x, z in inner], [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], iron)
    on_side([(-0.012, 0), (-0.012, 0.02), (0, 0.03), (0.014, 0.02), (0.014, 0)], inner, dress.brass, closed=False, y=-0.05)
    mesh('spandrel', [(x, -0.14, z) for x, z in arch] + [(x, -0.14, 0.87 if z > 0.05 else z) for x, z in arch], [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], stone)
    block(-0.5, 0.5, -0.0, 0.004, 0, 0.87, soot, 0)
    block(-0.36, 0.36, 0.01, 0.05, 0.012, 0.03, soot, 0.01)
    log = dress.wood()
    for k in range(5):
        tube([(-0.22 + rng.uniform(0, 0.03), -0.03 - 0.01 * (k % 2), 0.06 + 0.05 * (k // 2)), (0.22, -0.035, 0.07 + 0.05 * (k // 2))], 0.026, log)
    if mirror:
        things.mirror(0, 1.151, 1.16, min(1.5, ceiling - 1.75), dress.gold, True)
    things.vase(-0.50, -0.14, 1.151, dress.grey_ceramic, 0.26, 7)
    wax = dress.paper
    for x, h in ((0.42, 0.22), (0.54, 0.15)):
        things.candlestick(x, -0.15, 1.151, dress.brass, wax, h)
    things.Books().pile(0.10, -0.14, 1.151, 2, 0.1, 0.2)
