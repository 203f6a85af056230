"""The shell of a room: walls with openings, mouldings, ceiling and floor.

A room lies in 0 <= y <= depth round x = 0; the camera looks to +Y. Each wall has a frame of its own
(`side`): x runs from left to right as one sees the wall from inside, y outward, z up. Furniture
faces -Y, so what stands in the frame of a wall has its back to it.
"""

import contextlib
from math import cos, pi, radians as rad, sin

from ..shapes import arc, at, box2, grid_tiles, herringbone, lathe, mesh, on_side, rng, sweep, tiles, tube
from ..surfaces import concrete, hexc, paint, plain, shade, stone_tile, terrazzo, wood

THICKNESS = 0.38


class Room:
    """The measures of a room, its openings and the materials of its shell."""

    def __init__(self, width, depth, height, wall, white, joinery=None, walls=None):
        self.width, self.depth, self.height = width, depth, height
        self.wall = paint('wall', wall, 0.6)
        self.white = paint('ceiling', white, 0.7)
        self.joinery = paint('joinery', joinery or shade(white, 0.97), 0.32, 0.4)
        self.walls = walls or {}  # materials of single walls
        self.openings = {'far': [], 'right': [], 'left': [], 'back': []}

    def length(self, name):
        return self.width if name in ('far', 'back') else self.depth

    @contextlib.contextmanager
    def side(self, name):
        """Builds what follows in the frame of a wall."""
        w, d = self.width / 2, self.depth
        loc, turn = {'far': ((-w, d, 0), 0), 'right': ((w, d, 0), -90), 'left': ((-w, 0, 0), 90), 'back': ((w, 0, 0), 180)}[name]
        with at(loc, rz=rad(turn)):
            yield

    def opening(self, name, x0, x1, z0, z1):
        """Cuts an opening into a wall; give all of them before `build`."""
        self.openings[name].append((x0, x1, z0, z1))

    def build(self, back_seen=True):
        """Builds walls and ceiling. The camera looks through a back wall that is not `back_seen`."""
        w, d, h, t = self.width, self.depth, self.height, THICKNESS
        for name in ('far', 'right', 'left', 'back'):
            with self.side(name):
                ends = t if name in ('far', 'back') else 0
                parts = wall_with(-ends, self.length(name) + ends, h, t, self.openings[name], self.walls.get(name, self.wall))
            if name == 'back' and not back_seen:
                for part in parts:
                    part.visible_camera = False
        box2((-w / 2 - t, -t, h), (w / 2 + t, d + t, h + 0.12), self.white, 0)

    def clear_runs(self, name, z):
        """Returns the stretches of a wall that no opening interrupts at a height."""
        cuts = sorted((a, b) for a, b, z0, z1 in self.openings[name] if z0 <= z <= z1)
        edges = [0] + [x for cut in cuts for x in cut] + [self.length(name)]
        return [(a, b) for a, b in zip(edges[::2], edges[1::2]) if b - a > 0.01]

    def corners(self, inset=0.0):
        w, d = self.width / 2 - inset, self.depth - inset
        return [(-w, inset), (w, inset), (w, d), (-w, d)]


def wall_with(x0, x1, height, thickness, openings, mat, z0=0.0, bevel=0.0):
    """Builds a wall as blocks round its openings; its inner face is y = 0."""
    xs = sorted({x0, x1} | {x for o in openings for x in o[:2]})
    zs = sorted({z0, height} | {z for o in openings for z in o[2:4]})
    parts = []
    for a, b in zip(xs, xs[1:]):
        bottom = None
        for c, d in zip(zs, zs[1:]):
            mx, mz = (a + b) / 2, (c + d) / 2
            open_here = any(o[0] < mx < o[1] and o[2] < mz < o[3] for o in openings)
            if not open_here and bottom is None:
                bottom = c
            if bottom is not None and (open_here or d == height):
                parts.append(box2((a, 0, bottom), (b, thickness, c if open_here else d), mat, bevel))
                bottom = None
    return parts


SKIRTINGS = {
    'period': [(0, 0.19), (0.008, 0.19), (0.012, 0.175), (0.022, 0.165), (0.022, 0.03), (0.028, 0.02), (0.028, 0)],
    'thirties': [(0, 0.13), (0.006, 0.13), (0.014, 0.118), (0.016, 0.02), (0.016, 0)],
    'plain': [(0, 0.07), (0.010, 0.07), (0.012, 0.068), (0.012, 0)],
}


def skirting(room, style):
    """Builds the skirting boards of all walls."""
    profile = SKIRTINGS[style]
    for name in ('far', 'right', 'left', 'back'):
        with room.side(name):
            for a, b in room.clear_runs(name, 0.02):
                sweep([(-u, z) for u, z in profile], [(a, -0.001), (b, -0.001)], room.joinery, closed=False)


def cornice(room, style):
    """Builds the cornice: a rich one with dentils, or a plain cove."""
    h = room.height
    if style == 'period':
        profile = [(0, h - 0.34), (0.018, h - 0.34), (0.022, h - 0.315), (0.012, h - 0.30), (0.012, h - 0.275), (0.03, h - 0.27), (0.035, h - 0.255)]
        profile += [(0.165 - a, h - 0.255 + b) for a, b in arc(0, 0, 0.13, 0, 90, 8)] + [(0.175, h - 0.12), (0.175, h - 0.10)]
        profile += [(0.19 + 0.05 * (1 - cos(t * pi / 16)), h - 0.10 + 0.06 * sin(t * pi / 16)) for t in range(9)]
        profile += [(0.26, h - 0.035), (0.275, h - 0.03), (0.285, h - 0.012), (0.285, h)]
        sweep(profile, room.corners(), room.white)
        for name in ('far', 'right', 'left'):
            with room.side(name):
                for i in range(1, int(room.length(name) / 0.085)):
                    box2((i * 0.085 - 0.0225, -0.195, h - 0.155), (i * 0.085 + 0.0225, -0.155, h - 0.115), room.white, 0.003)
    elif style == 'thirties':
        profile = [(0, h - 0.15), (0.01, h - 0.15), (0.012, h - 0.135)] + [(0.132 - a, h - 0.135 + b) for a, b in arc(0, 0, 0.12, 0, 90, 8)] + [(0.14, h - 0.012), (0.14, h)]
        sweep(profile, room.corners(), room.white)


def ceiling_border(room, inset=0.52):
    """Builds the moulded rectangle on a period ceiling."""
    profile = [(0, 0), (0.004, -0.012), (0.018, -0.02), (0.03, -0.014), (0.036, -0.024), (0.05, -0.028), (0.062, -0.016), (0.066, 0)]
    sweep([(u, room.height + z) for u, z in profile], room.corners(inset), room.white)


def ceiling_rose(room, x, y, radius=0.52):
    """Builds a plaster rose with petals."""
    k = radius / 0.52
    profile = [(0.52, 0), (0.52, -0.018), (0.47, -0.03), (0.42, -0.02), (0.36, -0.02), (0.33, -0.045), (0.2, -0.06), (0.12, -0.05), (0.1, -0.08), (0.03, -0.1), (0, -0.1)]
    petals = lambda r, z, a, j: (k * r * (1 + 0.035 * abs(sin(a * 12))), z * (1 + 0.45 * abs(cos(a * 8)) * (0.1 < r < 0.5)))
    lathe(profile, room.white, (x, y, room.height), n=160, mod=petals)


def wall_panels(room, name, spans, mat=None, dado=0.95, top=None):
    """Builds moulded panels and a chair rail on one wall; a span is (x0, x1)."""
    profile = [(0, 0), (0.004, 0.012), (0.012, 0.016), (0.02, 0.010), (0.026, 0.018), (0.036, 0.02), (0.044, 0.008), (0.046, 0)]
    top = top or room.height - 0.5
    with room.side(name):
        for a, b in spans:
            for c, d in ((0.30, dado - 0.11), (dado + 0.08, top)):
                on_side(profile, [(a, c), (b, c), (b, d), (a, d)], mat or room.walls.get(name, room.wall))
        rail = [(0, -0.05), (0.012, -0.045), (0.022, -0.035), (0.03, -0.015), (0.03, -0.005), (0.01, 0.002), (0, 0.003)]
        for a, b in room.clear_runs(name, dado):
            sweep([(-u, dado + z) for u, z in rail], [(a, 0), (b, 0)], room.joinery, closed=False)


def floor(room, kind, tone, extra=0.45):
    """Lays the floor and what is seen of it below doors and windows."""
    w, d = room.width / 2 + 0.02, room.depth
    dark, light = tone
    under = plain('underlay', hexc('#2b2620'), 0.9)
    if kind == 'herringbone':
        quads = herringbone(-w, -extra, w, d + extra, 0.49, 0.07)
        tiles([q for q in quads if -extra - 0.5 < q[0][1] < d + extra], wood('oak', dark, light, 0.27, var=0.38), gap=0.0007, cham=0.0011, tilt=0.00035)
    elif kind == 'planks':
        quads, x = [], -w
        while x < w:
            y = -extra - rng.uniform(0, 1.5)
            while y < d + extra:
                length = rng.choice((1.2, 1.5, 1.8, 2.1))
                quads.append(((x + 0.16, y), (0, 1), (-1, 0), length, 0.16))
                y += length
            x += 0.16
        tiles(quads, wood('oak', dark, light, 0.34, var=0.30), gap=0.0006, cham=0.0013, tilt=0.0003)
    elif kind == 'pine':
        quads, x = [], -w
        while x < w:
            width = rng.uniform(0.14, 0.2)
            quads.append(((x + width, -extra), (0, 1), (-1, 0), d + 2 * extra, width))
            x += width
        tiles(quads, wood('pine', dark, light, 0.30, var=0.4), gap=0.003, cham=0.002, tilt=0.0008)
    elif kind == 'stone':
        tiles(grid_tiles(-w, -extra, w, d + extra, 0.9, 0.6), stone_tile('stone', dark, light), gap=0.004, cham=0.0012, tilt=0.0003)
    elif kind == 'square':
        tiles(grid_tiles(-w, -extra, w, d + extra, 0.6, 0.6, 0), stone_tile('stoneware', dark, light, 0.3), gap=0.003, cham=0.0008, tilt=0.0002)
    elif kind == 'cement':
        cement_tiles(-w, -extra, w, d + extra, dark, light)
    elif kind == 'terrazzo':
        box2((-w, -extra, -0.02), (w, d + extra, 0), terrazzo('terrazzo', light, [shade(dark, k) for k in (0.6, 1, 1.3, 0.4)] + [hexc('#9a6c50'), hexc('#efece4')]), 0)
    elif kind == 'concrete':
        box2((-w, -extra, -0.02), (w, d + extra, 0), concrete('screed', light, 0.32, 0.25), 0)
    box2((-w - 0.4, -extra, -0.14), (w + 0.4, d + extra, -0.012 if kind in ('herringbone', 'planks', 'pine') else -0.005), under if kind not in ('stone', 'square', 'cement') else plain('grout', shade(dark, 0.75), 0.9), 0)


def cement_tiles(x0, y0, x1, y1, dark, light):
    """Lays the patterned cement tiles of a Brussels hall: a plain field with a star."""
    quads = grid_tiles(x0, y0, x1, y1, 0.2, 0.2, 0)
    from ..surfaces import Mat

    m = Mat('cement tiles')
    p = m.n('SeparateXYZ', {0: m.coord('World')}).outputs
    cell = [m.math('SUBTRACT', m.math('FRACT', m.math('MULTIPLY', p[i], 2.5)), 0.5) for i in (0, 1)]
    a, b = (m.math('ABSOLUTE', c) for c in cell)
    star = m.math('LESS_THAN', m.math('ADD', a, b), 0.24)
    ring = m.math('GREATER_THAN', m.math('MAXIMUM', a, b), 0.44)
    r = m.own()
    col = m.mix(star, light, dark)
    col = m.mix(ring, col, shade(dark, 1.8))
    col = m.mix(m.rng(r[0], 0, 0.14), col, shade(light, 0.6))
    col = m.mix(m.rng(m.noise(m.coord('World'), 9, 5), 0, 0.25, 0.4, 0.75), col, shade(dark, 1.4))
    tiles(quads, m.done(m.bsdf(Base_Color=col, Roughness=0.42, Specular=0.4), shade(light, 0.8)), gap=0.0012, cham=0.0006, tilt=0.0004)


def radiator(x0, x1, mat, z0=0.14, z1=0.74):
    """Builds a panel radiator on a wall."""
    n = max(4, int((x1 - x0) / 0.062))
    for i in range(n):
        a = x0 + i * (x1 - x0) / n
        box2((a, -0.13, z0), (a + 0.8 * (x1 - x0) / n, -0.05, z1), mat, 0.018)
    for z in (z0 + 0.04, z1 - 0.06):
        tube([(x0, -0.09, z), (x1, -0.09, z)], 0.02, mat)
    tube([(x0 + 0.03, -0.09, z0 + 0.04), (x0 + 0.03, -0.09, 0)], 0.009, mat)


def column_radiator(x0, x1, mat, z1=0.78):
    """Builds a cast-iron radiator on feet."""
    n = int((x1 - x0) / 0.058)
    for i in range(n):
        a = x0 + i * 0.058
        for y in (-0.15, -0.09):
            tube([(a, y, 0.11), (a, y, z1 - 0.02)], 0.021, mat)
        tube([(a, -0.15, z1 - 0.02), (a, -0.12, z1 + 0.005), (a, -0.09, z1 - 0.02)], 0.022, mat, smooth=True)
        tube([(a, -0.15, 0.12), (a, -0.12, 0.095), (a, -0.09, 0.12)], 0.022, mat, smooth=True)
        if i in (0, n - 1):
            tube([(a, -0.15, 0.12), (a, -0.16, 0.0)], 0.018, mat)
            tube([(a, -0.09, 0.12), (a, -0.08, 0.0)], 0.018, mat)
    tube([(x0 - 0.05, -0.12, 0.13), (x0 - 0.05, -0.12, 0.0)], 0.011, mat)


def socket_plate(x, z, mat, double=False):
    """Builds a socket or switch."""
    for i in range(2 if double else 1):
        box2((x + i * 0.072 - 0.036, -0.010, z - 0.036), (x + i * 0.072 + 0.036, -0.001, z + 0.036), mat, 0.004)


def door_leaf(x0, x1, height, joinery, handle, panels=True, casing=0.09, glazed=None):
    """Builds a closed door with its casing in the frame of a wall that has no opening there."""
    profile = [(0, 0), (0, 0.018), (casing - 0.02, 0.022), (casing - 0.008, 0.03), (casing, 0.012), (casing, 0)]
    on_side(profile, [(x0, 0.0), (x0, height), (x1, height), (x1, 0.0)], joinery, closed=False)
    box2((x0, -0.012, 0.006), (x1, 0.03, height), joinery, 0.002)
    if panels:
        inner = [(0, 0), (0.004, 0.008), (0.014, 0.012), (0.024, 0.006), (0.03, 0)]
        mid = (x0 + x1) / 2
        for a, b in ((x0 + 0.11, mid - 0.05), (mid + 0.05, x1 - 0.11)):
            for c, d in ((0.16, 0.42 * height), (0.42 * height + 0.14, height - 0.14)):
                on_side(inner, [(a, c), (b, c), (b, d), (a, d)], joinery, y=-0.011)
    x = x1 - 0.065
    box2((x - 0.02, -0.02, 0.97), (x + 0.02, -0.01, 1.15), handle, 0.004)
    tube([(x, -0.012, 1.06), (x, -0.055, 1.06), (x - 0.02, -0.062, 1.06), (x - 0.12, -0.062, 1.06)], 0.009, handle, smooth=True)
