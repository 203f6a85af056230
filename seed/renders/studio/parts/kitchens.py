"""Fitted kitchens in the frame of a wall: fronts face -Y, x runs along the wall."""

from math import pi

from ..shapes import box, box2, frame, grid_tiles, lathe, on_side, rng, tiles, tube
from ..surfaces import hexc, plain
from mathutils import Matrix, Vector

DEPTH = 0.62
TOP = 0.90


class Kitchen:
    """The materials of one kitchen, and the parts made of them."""

    def __init__(self, front, top, metal, wood, splash, shaker=True, handles='bar'):
        self.front, self.top, self.metal, self.wood, self.splash = front, top, metal, wood, splash
        self.shaker, self.handles = shaker, handles
        self.steel = plain('steel', hexc('#b9bbbc'), 0.28, 1.0, 0.05)
        self.black = plain('black', hexc('#1a1b1c'), 0.4, 0.1, 0.1)
        self.glass = plain('black glass', hexc('#101113'), 0.06, 0, 0.05)

    def panel(self, x0, x1, z0, z1, y, handle=None, mat=None):
        """Builds one front; its face is at y. Handle: 'h' along the top, 'l' or 'r' upright."""
        g, mat = 0.0018, mat or self.front
        box2((x0 + g, y, z0 + g), (x1 - g, y + 0.02, z1 - g), mat, 0.0025)
        if self.shaker and x1 - x0 > 0.25 and z1 - z0 > 0.2:
            on_side([(0, 0), (0, 0.006), (0.055, 0.006), (0.059, 0)], [(x0 + g, z0 + g), (x1 - g, z0 + g), (x1 - g, z1 - g), (x0 + g, z1 - g)], mat, y=y)
        if self.handles != 'bar' or not handle:
            if handle and self.handles == 'edge':
                box2((x0 + 0.02, y - 0.012, z1 - 0.006), (x1 - 0.02, y + 0.01, z1 - 0.002), self.metal, 0.001)
            return
        f = y - 0.006 if self.shaker else y
        if handle == 'h':
            mid, z = (x0 + x1) / 2, z1 - (0.028 if self.shaker else 0.05)
            tube([(mid - 0.08, f - 0.03, z), (mid + 0.08, f - 0.03, z)], 0.005, self.metal)
            for s in (-1, 1):
                tube([(mid + s * 0.065, f, z), (mid + s * 0.065, f - 0.03, z)], 0.004, self.metal)
        else:
            x = x0 + 0.03 if handle == 'l' else x1 - 0.03
            z = min(z1 - 0.2, 1.15) if z0 < 1.2 else z0 + 0.14
            tube([(x, f - 0.03, z - 0.08), (x, f - 0.03, z + 0.08)], 0.005, self.metal)
            for s in (-1, 1):
                tube([(x, f, z + s * 0.065), (x, f - 0.03, z + s * 0.065)], 0.004, self.metal)

    def base_run(self, x0, units, end_panels=True):
        """Builds base units [(width, kind)] from x0: 'door', 'drawers', 'sink', 'hob', 'dish'. Returns x1."""
        x1 = x0 + sum(w for w, _ in units)
        box2((x0, -DEPTH + 0.02, 0.1), (x1, 0, TOP - 0.03), self.front, 0)
        box2((x0, -DEPTH + 0.07, 0), (x1, 0, 0.1), self.black, 0)
        box2((x0 - 0.01, -DEPTH - 0.02, TOP - 0.028), (x1 + 0.01, -0.001, TOP), self.top, 0.003)
        x = x0
        for i, (w, kind) in enumerate(units):
            a, b = x, x + w
            if kind in ('drawers', 'hob'):
                for z0, z1 in ((0.1, 0.36), (0.36, 0.62), (0.62, TOP - 0.03)):
                    self.panel(a, b, z0, z1, -DEPTH, 'h')
            elif kind == 'oven':
                self.oven(a, b, 0.12, 0.72)
                self.panel(a, b, 0.72, TOP - 0.03, -DEPTH)
            elif kind == 'dish' or w <= 0.6:
                self.panel(a, b, 0.1, TOP - 0.03, -DEPTH, 'h')
            else:
                self.panel(a, (a + b) / 2, 0.1, TOP - 0.03, -DEPTH, 'r')
                self.panel((a + b) / 2, b, 0.1, TOP - 0.03, -DEPTH, 'l')
            if kind == 'sink':
                self.sink((a + b) / 2)
            if kind in ('hob', 'oven'):
                box2(((a + b) / 2 - 0.29, -DEPTH + 0.06, TOP), ((a + b) / 2 + 0.29, -0.06, TOP + 0.005), self.glass, 0.002)
            x = b
        return x1

    def sink(self, x):
        """Builds an under-mounted bowl and a swan-neck tap."""
        box2((x - 0.25, -0.50, TOP - 0.2), (x + 0.25, -0.13, TOP + 0.0006), self.steel, 0.02)
        box2((x - 0.235, -0.485, TOP - 0.18), (x + 0.235, -0.145, TOP + 0.0012), plain('bowl', hexc('#5d6062'), 0.4, 1.0), 0.03)
        pts = [(x, -0.08, TOP), (x, -0.08, TOP + 0.3), (x, -0.09, TOP + 0.38), (x, -0.16, TOP + 0.42), (x, -0.23, TOP + 0.40), (x, -0.26, TOP + 0.32), (x, -0.26, TOP + 0.27)]
        tube(pts, 0.012, self.metal, smooth=True)
        lathe([(0, 0), (0.028, 0), (0.028, 0.012), (0.018, 0.02), (0.018, 0.05)], self.metal, (x, -0.08, TOP))
        tube([(x, -0.08, TOP + 0.09), (x + 0.06, -0.085, TOP + 0.12)], 0.006, self.metal)

    def oven(self, x0, x1, z0, z1, y=-DEPTH):
        box2((x0 + 0.004, y - 0.002, z0 + 0.004), (x1 - 0.004, y + 0.02, z1 - 0.004), self.glass, 0.004)
        tube([(x0 + 0.07, y - 0.035, z1 - 0.1), (x1 - 0.07, y - 0.035, z1 - 0.1)], 0.008, self.steel)
        for x in (x0 + 0.08, x1 - 0.08):
            tube([(x, y, z1 - 0.1), (x, y - 0.035, z1 - 0.1)], 0.006, self.steel)
        box2((x0 + 0.03, y - 0.003, z1 - 0.06), (x1 - 0.03, y, z1 - 0.02), self.steel, 0.001)

    def tall_units(self, x0, count, height=2.2, oven_in=None, width=0.6):
        """Builds tall units for refrigerator, oven and stores. Returns x1."""
        x1 = x0 + count * width
        box2((x0, -DEPTH + 0.02, 0.1), (x1, 0, height), self.front, 0)
        box2((x0, -DEPTH + 0.07, 0), (x1, 0, 0.1), self.black, 0)
        for i in range(count):
            a, b = x0 + i * width, x0 + (i + 1) * width
            if i == oven_in:
                self.panel(a, b, 0.1, 0.70, -DEPTH, 'h')
                self.oven(a, b, 0.70, 1.30)
                self.panel(a, b, 1.30, height, -DEPTH, 'l')
            else:
                split = 1.42
                self.panel(a, b, 0.1, split, -DEPTH, 'r' if i % 2 == 0 else 'l')
                self.panel(a, b, split, height, -DEPTH, 'r' if i % 2 == 0 else 'l')
        return x1

    def wall_units(self, x0, widths, z0=1.45, z1=2.2, depth=0.35, hood=None):
        """Builds wall cupboards; the `hood`-th holds the extractor."""
        x = x0
        for i, w in enumerate(widths):
            low = z0 + (0.0 if i != hood else 0.12)
            box2((x, -depth + 0.02, low), (x + w, 0, z1), self.front, 0)
            self.panel(x, x + w, low, z1, -depth, None)
            if i == hood:
                box2((x + 0.02, -depth + 0.02, low - 0.03), (x + w - 0.02, -0.02, low), self.steel, 0.003)
            x += w
        return x

    def splashback(self, x0, x1, z1, size=0.1025, mat=None, gap=0.002, stagger=0, length=None):
        """Tiles the wall over the worktop."""
        quads = grid_tiles(0, 0, x1 - x0, z1 - TOP, length or size, size, stagger)
        quads = [q for q in quads if q[0][0] >= -0.001 and q[0][0] + q[3] <= x1 - x0 + 0.06]
        o = tiles(quads, mat or self.splash, gap, 0.0014, 0.0009, depth=0.006)
        o.matrix_world = frame() @ Matrix(((1, 0, 0, x0), (0, 0, -1, -0.008), (0, 1, 0, TOP), (0, 0, 0, 1)))

    def shelf(self, x0, x1, z, depth=0.25):
        """Builds an open shelf on rods."""
        box2((x0, -depth, z), (x1, -0.01, z + 0.032), self.wood, 0.003)
        for x in (x0 + 0.2, x1 - 0.2):
            tube([(x, -0.01, z - 0.008), (x, -depth + 0.03, z - 0.008)], 0.006, self.metal)

    def chimney_hood(self, x0, x1, z, ceiling, wall, trim):
        """Builds a plastered hood that narrows towards the ceiling."""
        from ..shapes import mesh

        mid, half = (x0 + x1) / 2, (x1 - x0) / 2
        rings = [(half, 0.5, z), (half * 0.68, 0.3, z + 0.48), (half * 0.68, 0.3, ceiling)]
        vs = [(mid + s * w, -y, h) for w, d, h in rings for s, y in ((-1, 0), (-1, d), (1, d), (1, 0))]
        fs = [(0, 1, 2, 3)] + [(a + i, a + (i + 1) % 4, a + 4 + (i + 1) % 4, a + 4 + i) for a in (0, 4) for i in range(4)]
        mesh('hood', vs, fs, wall, angle=20).modifiers.new('bevel', 'BEVEL').width = 0.012
        box2((x0 - 0.02, -0.52, z - 0.05), (x1 + 0.02, -0.001, z + 0.01), trim, 0.005)

    def island(self, x0, x1, y0, y1, fluted=True, overhang=0.28):
        """Builds an island in the frame of the room; seats go along its x1 side."""
        a, b, c, d = x0, x1 - overhang, y0 + 0.05, y1 - 0.05
        box2((a, c, 0.1), (b, d, TOP - 0.032), self.wood if fluted else self.front, 0)
        box2((a + 0.05, c + 0.05, 0), (b - 0.05, d - 0.05, 0.1), self.black, 0)
        if fluted:
            for p, q in (((a, c), (b, c)), ((b, c), (b, d))):
                p, q = Vector((*p, 0)), Vector((*q, 0))
                n = int((q - p).length / 0.034)
                for i in range(n + 1):
                    r = p.lerp(q, i / n)
                    tube([(r.x, r.y, 0.1), (r.x, r.y, TOP - 0.03)], 0.0165, self.wood, res=3)
        else:
            n = round((d - c) / 0.6)
            for i in range(n):
                box2((b, c + (d - c) * i / n + 0.002, 0.102), (b + 0.019, c + (d - c) * (i + 1) / n - 0.002, TOP - 0.034), self.front, 0.0025)
            box2((a, c - 0.019, 0.102), (b + 0.019, c, TOP - 0.034), self.front, 0.0025)
        box2((x0 - 0.03, y0, TOP - 0.03), (x1, y1, TOP + 0.012), self.top, 0.004)
