"""Bathrooms in the frame of a wall: basins, baths, showers, tiles, towels."""

from math import cos, pi, sin

from mathutils import Matrix, Vector, noise as mnoise

from ..shapes import at, box, box2, frame, grid_tiles, lathe, mesh, rbox, rng, tiles, tube
from ..surfaces import Mat, fabric, hexc, plain, shade


def tiled(x0, x1, z0, z1, mat, length=0.3, height=0.6, stagger=0, gap=0.002, y=-0.009, cut=()):
    """Tiles a wall between two corners; `cut` are openings (x0, x1, z0, z1) left free."""
    quads = []
    for o, u, v, l, w in grid_tiles(0, 0, x1 - x0, z1 - z0, length, height, stagger):
        a, b = max(0, o[0]), min(x1 - x0, o[0] + l)
        c, d = o[1], min(z1 - z0, o[1] + w)
        if b - a < 0.012 or d - c < 0.012:
            continue
        pieces = [(a, b, c, d)]
        for p0, p1, q0, q1 in cut:
            p0, p1, q0, q1 = p0 - x0, p1 - x0, q0 - z0, q1 - z0
            rest = []
            for a_, b_, c_, d_ in pieces:
                if b_ <= p0 or a_ >= p1 or d_ <= q0 or c_ >= q1:
                    rest.append((a_, b_, c_, d_))
                    continue
                rest += [(a_, min(b_, p0), c_, d_), (max(a_, p1), b_, c_, d_), (max(a_, p0), min(b_, p1), c_, min(d_, q0)), (max(a_, p0), min(b_, p1), max(c_, q1), d_)]
            pieces = [p for p in rest if p[1] - p[0] > 0.012 and p[3] - p[2] > 0.012]
        quads += [((p[0], p[2]), (1, 0), (0, 1), p[1] - p[0], p[3] - p[2]) for p in pieces]
    o = tiles(quads, mat, gap, 0.001, 0.0003, depth=0.007)
    o.matrix_world = frame() @ Matrix(((1, 0, 0, x0), (0, 0, -1, y), (0, 1, 0, z0), (0, 0, 0, 1)))


def vanity(x0, x1, front, top, metal, ceramic, basins=1, z0=0.36, z1=0.84, depth=0.48):
    """Builds a wall-hung vanity with one or two bowls and taps from the top."""
    box2((x0, -depth + 0.02, z0), (x1, 0, z1 - 0.02), front, 0)
    n = max(1, round((x1 - x0) / 0.6))
    for i in range(n):
        a, b = x0 + (x1 - x0) * i / n, x0 + (x1 - x0) * (i + 1) / n
        for c, d in ((z0, (z0 + z1) / 2), ((z0 + z1) / 2, z1 - 0.02)):
            box2((a + 0.002, -depth, c + 0.002), (b - 0.002, -depth + 0.02, d - 0.008), front, 0.003)
            box2(((a + b) / 2 - 0.09, -depth - 0.014, d - 0.014), ((a + b) / 2 + 0.09, -depth + 0.004, d - 0.008), metal, 0.002)
    box2((x0 - 0.006, -depth - 0.006, z1 - 0.02), (x1 + 0.006, -0.001, z1), top, 0.003)
    for i in range(basins):
        x = x0 + (x1 - x0) * (i + 0.5) / basins
        with at((x, -depth / 2, z1)):
            squash = lambda r, z, a, j: (r * (1 + 0.22 * abs(cos(a)) ** 1.5), z)
            lathe([(0, 0.012), (0.08, 0.014), (0.145, 0.05), (0.168, 0.12), (0.174, 0.124), (0.178, 0.12), (0.16, 0.045), (0.10, 0.0), (0, 0.0)], ceramic, n=72, mod=squash)
            lathe([(0, 0.016), (0.02, 0.016), (0.022, 0.013)], metal, n=24)
        y = -0.055
        tube([(x, y, z1), (x, y, z1 + 0.24), (x, y - 0.02, z1 + 0.265), (x, y - 0.13, z1 + 0.265), (x, y - 0.14, z1 + 0.25)], 0.011, metal)
        lathe([(0, 0), (0.024, 0), (0.024, 0.008), (0.013, 0.012)], metal, (x, y, z1), n=32)
        tube([(x, y, z1 + 0.20), (x + 0.055, y, z1 + 0.215)], 0.006, metal)


def washstand_mirror(x0, x1, z0, z1, frame_mat):
    """Hangs a plain mirror with a thin frame."""
    glass = plain('mirror', (0.86, 0.88, 0.87), 0.012, 1.0, 0.01)
    box2((x0, -0.022, z0), (x1, -0.004, z1), frame_mat, 0.003)
    box2((x0 + 0.01, -0.0235, z0 + 0.01), (x1 - 0.01, -0.0225, z1 - 0.01), glass, 0)


def bathtub(x0, x1, depth, panel, ceramic, height=0.56, rim=0.055):
    """Builds a built-in bath along a wall: a rim, a hollow and a panel in front."""
    box2((x0, -depth, 0), (x1, -depth + 0.02, height - 0.03), panel, 0.002)
    n, m = 40, 9
    cx, cy = (x0 + x1) / 2, -depth / 2
    vs, fs = [], []
    for k in range(m + 1):
        t = k / m
        z = height - 0.43 * (1 - (1 - t) ** 1.6)
        grow = 1 - 0.24 * t**1.4
        for i in range(n):
            a = 2 * pi * i / n
            c, s = cos(a), sin(a)
            p = 4.5
            q = (abs(c) ** p + abs(s) ** p) ** (-1 / p)
            hx, hy = (x1 - x0) / 2 - rim, depth / 2 - rim
            vs.append((cx + q * c * hx * grow, cy + q * s * hy * (1 - 0.3 * t**1.4), z))
    for k in range(m):
        fs += [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for i in range(n)]
    fs.append([m * n + i for i in range(n)])
    edge = []
    for i in range(n):  # the rim out to the rectangle
        a = 2 * pi * i / n
        c, s = cos(a), sin(a)
        q = 1 / max(abs(c), abs(s))
        edge.append(len(vs))
        vs.append((cx + q * c * (x1 - x0) / 2, cy + q * s * depth / 2, height + 0.002))
    fs += [(i, edge[i], edge[(i + 1) % n], (i + 1) % n) for i in range(n)]
    low = len(vs)
    for i in range(n):
        x, y, z = vs[edge[i]]
        vs.append((x, y, height - 0.035))
    fs += [(edge[i], low + i, low + (i + 1) % n, edge[(i + 1) % n]) for i in range(n)]
    o = mesh('bath', vs, fs, ceramic, angle=40)
    b = o.modifiers.new('round', 'BEVEL')
    b.width, b.segments, b.limit_method = 0.012, 3, 'ANGLE'


def freestanding_bath(length, width, ceramic, height=0.58):
    """Builds an oval bath that stands free, along X, round the origin."""
    n = 72

    def ring(scale_x, scale_y, z):
        return [(length / 2 * scale_x * cos(2 * pi * i / n) * (1 + 0.02 * abs(cos(2 * pi * i / n))), width / 2 * scale_y * sin(2 * pi * i / n), z) for i in range(n)]

    h = height
    rings = [(0.72, 0.66, 0.0), (0.80, 0.76, 0.02), (0.90, 0.89, 0.25 * h), (0.965, 0.96, 0.7 * h), (1, 1, h - 0.01), (0.997, 0.995, h), (0.965, 0.94, h), (0.955, 0.925, h - 0.012), (0.90, 0.85, 0.6 * h), (0.78, 0.70, 0.27 * h), (0.6, 0.5, 0.2 * h), (0.0, 0.0, 0.19 * h)]
    vs = [p for r in rings for p in ring(*r)]
    fs = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(rings) - 1) for i in range(n)]
    mesh('bath', vs, fs, ceramic, angle=60)


def glass_screen(a, b, metal, axis='x'):
    """Builds a frameless shower screen between two corners, with a metal rail at its foot."""
    m = Mat('shower glass')
    fac = m.math('MULTIPLY', m.n('Fresnel', {'IOR': 1.45}), m.math('SUBTRACT', 1.0, m.n('LightPath').outputs['Is Shadow Ray']))
    glass = m.done(m.n('MixShader', {0: fac, 1: m.n('BsdfTransparent', {'Color': (0.93, 0.965, 0.95)}), 2: m.n('BsdfGlossy', {'Roughness': 0.01})}))
    o = box2(a, b, glass, 0.001)
    o.visible_shadow = o.visible_diffuse = False
    edge = plain('edge', hexc('#7fa396'), 0.1, 0, 0.05)
    lo, hi = (min(a[i], b[i]) for i in range(3)), (max(a[i], b[i]) for i in range(3))
    lo, hi = list(lo), list(hi)
    box2((lo[0] - 0.004, lo[1] - 0.004, lo[2]), (hi[0] + 0.004, hi[1] + 0.004, lo[2] + 0.012), metal, 0.001)
    box2((lo[0], lo[1], hi[2]), (hi[0], hi[1], hi[2] + 0.0015), edge, 0)


def shower_set(x, metal, z=2.12, wall=True):
    """Builds a rain shower, a riser with a hand shower, and a thermostat."""
    tube([(x, -0.06, 1.08), (x, -0.06, z), (x, -0.10, z + 0.05), (x, -0.36, z + 0.05), (x, -0.39, z + 0.02)], 0.0105, metal)
    lathe([(0, 0), (0.112, 0), (0.115, 0.004), (0.112, 0.010), (0.02, 0.016), (0.012, 0.03)], metal, (x, -0.39, z - 0.01), n=56)
    for h in (1.2, z - 0.12):
        tube([(x, -0.008, h), (x, -0.06, h)], 0.009, metal)
    tube([(x - 0.15, -0.06, 1.08), (x + 0.15, -0.06, 1.08)], 0.021, metal)
    for s in (-1, 1):
        tube([(x + s * 0.075, -0.008, 1.08), (x + s * 0.075, -0.06, 1.08)], 0.014, metal)
        lathe([(0, 0), (0.026, 0), (0.026, 0.035), (0, 0.037)], metal, (x + s * 0.15, -0.06, 1.08), rot=(0, s * pi / 2, 0), n=28)
    lathe([(0.0, 0), (0.034, 0), (0.04, 0.012), (0.018, 0.05), (0.0115, 0.07), (0.0115, 0.19), (0, 0.2)], metal, (x + 0.02, -0.13, 1.60), rot=(-0.5, 0, 0), n=28)
    tube([(x, -0.06, 1.62), (x + 0.01, -0.11, 1.66)], 0.012, metal)
    tube([(x, -0.07, 1.07), (x + 0.03, -0.09, 0.85), (x + 0.08, -0.10, 0.75), (x + 0.1, -0.10, 1.0), (x + 0.05, -0.11, 1.5), (x + 0.02, -0.115, 1.63)], 0.0055, metal, smooth=True)


def toilet(x, ceramic, plate, z=0.40):
    """Builds a wall-hung toilet and its flush plate."""
    n = 48

    def ring(k, y_shift, z_):
        return [(x + 0.178 * k * sin(2 * pi * i / n) * (1.0), -0.27 - y_shift + (0.27 * k) * cos(2 * pi * i / n), z_) for i in range(n)]

    rings = [(0.45, -0.06, z - 0.31), (0.72, -0.04, z - 0.25), (0.92, -0.01, z - 0.10), (0.99, 0, z - 0.012), (0.99, 0, z), (1.0, 0, z + 0.004), (1.0, 0, z + 0.024), (0.985, 0, z + 0.03), (0.5, 0, z + 0.034), (0.0, 0, z + 0.034)]
    vs = [p for r in rings for p in ring(*r)]
    fs = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(rings) - 1) for i in range(n)]
    mesh('toilet', vs, fs, ceramic, angle=40)
    box2((x - 0.17, -0.08, z - 0.26), (x + 0.17, -0.001, z), ceramic, 0.03)
    box2((x - 0.12, -0.022, z + 0.56), (x + 0.12, -0.009, z + 0.72), plate, 0.006)
    for s in (-0.045, 0.03):
        box2((x + s - 0.03, -0.026, z + 0.60), (x + s + 0.045, -0.02, z + 0.68), plate, 0.006)


def towel_radiator(x0, x1, z0, z1, mat):
    """Builds a ladder radiator."""
    for x in (x0, x1):
        tube([(x, -0.06, z0), (x, -0.06, z1)], 0.015, mat)
        for z in (z0 + 0.15, z1 - 0.15):
            tube([(x, -0.06, z), (x, -0.01, z)], 0.008, mat)
    z, k = z0 + 0.05, 0
    while z < z1 - 0.02:
        tube([(x0, -0.075, z), (x1, -0.075, z)], 0.0105, mat)
        k += 1
        z += 0.045 if k % 5 else 0.12


def hanging_towel(x0, x1, z_bar, drop, mat, y=-0.075):
    """Hangs a folded towel over a bar."""
    nx, pts = 18, []
    for t in range(13):
        pts.append((y - 0.018 - 0.003 * sin(t), z_bar + 0.012 - drop * (1 - t / 12)))
    pts += [(y - 0.012, z_bar + 0.018), (y, z_bar + 0.022), (y + 0.012, z_bar + 0.018)]
    for t in range(10):
        pts.append((y + 0.018, z_bar + 0.01 - drop * 0.8 * t / 10))
    off = Vector((rng.random() * 20, 0, 0))
    vs = []
    for j, (py, pz) in enumerate(pts):
        for i in range(nx + 1):
            u = i / nx
            vs.append((x0 + (x1 - x0) * u + 0.004 * sin(j * 0.7), py + 0.010 * mnoise.noise(Vector((u * 3, j * 0.15, 0)) + off) * (1 if py < y else -0.5), pz))
    fs = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(len(pts) - 1) for i in range(nx)]
    o = mesh('towel', vs, fs, mat, angle=180)
    m = o.modifiers.new('thick', 'SOLIDIFY')
    m.thickness, m.offset = 0.009, 0
    m = o.modifiers.new('smooth', 'SUBSURF')
    m.levels = m.render_levels = 1


def folded_towels(x, y, z, mats, width=0.34, depth=0.24):
    """Lays folded towels on one another."""
    for m in mats:
        rbox((width, depth, 0.055), 0.024, m, (x, y, z + 0.029), (0, 0, rng.uniform(-0.04, 0.04)), wob=0.006, n=12)
        z += 0.056


def soap_bottle(x, y, z, mat, pump, height=0.15):
    h = height
    lathe([(0, 0), (0.032, 0), (0.034, 0.004), (0.034, h * 0.8), (0.02, h * 0.9), (0.012, h * 0.92), (0.012, h), (0, h)], mat, (x, y, z), n=32)
    tube([(x, y, z + h), (x, y, z + h + 0.03), (x, y - 0.035, z + h + 0.03)], 0.0045, pump)
