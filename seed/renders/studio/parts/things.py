"""Lamps, pictures, mirrors, books, vases, shelves and other small things."""

from math import atan2, cos, pi, radians as rad, sin

from mathutils import Matrix

from ..shapes import at, box, box2, frame, lathe, mesh, on_side, rng, sweep, tube
from ..surfaces import Mat, emit, fabric, hex_all, hexc, plain, shade, shade_cloth
from .plants import branches, herb


def paper_lantern(x, y, ceiling, drop=0.62, radius=0.28):
    """Hangs a ribbed paper lantern."""
    with at((x, y, ceiling)):
        tube([(0, 0, 0), (0, 0, -drop)], 0.0035, plain('cord', hexc('#1b1b1c'), 0.5))
        ribs = 44
        profile = [(0.05 + (radius - 0.03) * sin(pi * i / (ribs * 2)) * (1 if i % 2 else 1.012), -drop - radius * 0.95 * (1 - cos(pi * i / (ribs * 2)))) for i in range(ribs * 2 + 1)]
        lathe(profile, shade_cloth('paper', hexc('#f3ede0')), n=72, mod=lambda r, z, a, j: (r * (1 + 0.004 * sin(a * 5 + j)), z), angle=10)


def dome_pendant(x, y, ceiling, drop, mat, inside=None, radius=0.2, lit=True):
    """Hangs a metal dome with a warm bulb."""
    with at((x, y, ceiling)):
        tube([(0, 0, 0), (0, 0, -drop)], 0.0032, plain('cord', hexc('#1b1b1c'), 0.5))
        lathe([(0, 0), (0.045, 0), (0.045, -0.022), (0, -0.026)], mat)
        r, z = radius, -drop
        curve = [(0.03 + (r - 0.03) * sin(t * pi / 20), z - 0.05 - 0.9 * r * (1 - cos(t * pi / 20))) for t in range(11)]
        lathe([(0.0, z + 0.02), (0.022, z + 0.015), (0.03, z - 0.05)] + curve + [(q - 0.006, h) for q, h in reversed(curve)], mat, n=64)
        bulb = emit('bulb', (1, 0.74, 0.45), 14 if lit else 0.6)
        lathe([(0.035 * sin(t * pi / 10), z - 0.12 - 0.035 * cos(t * pi / 10)) for t in range(11)], bulb, n=24)


def opal_globe(x, y, ceiling, drop, metal, radius=0.12, glow=0.55):
    """Hangs an opal glass globe."""
    m = Mat('opal')
    opal = m.done(m.n('AddShader', {0: m.bsdf(Base_Color=hexc('#efece4'), Roughness=0.12), 1: m.n('Emission', {'Color': (1, 0.8, 0.55), 'Strength': glow})}), (0.8, 0.78, 0.72))
    with at((x, y, ceiling)):
        tube([(0, 0, -drop), (rng.gauss(0, 0.002), 0, 0)], 0.003, plain('cord', hexc('#1b1b1c'), 0.5))
        lathe([(0, 0), (0.05, 0), (0.05, -0.02), (0, -0.025)], metal)
        z = -drop
        lathe([(0, z + 0.03), (0.022, z + 0.025), (0.03, z - 0.02), (0.045, z - 0.035), (0.046, z - 0.045)], metal)
        lathe([(radius * sin(t * pi / 20), z - 0.03 - radius - radius * cos(t * pi / 20)) for t in range(20)], opal, n=56)


def floor_lamp(x, y, metal, height=1.68, colour='#efe2c8', lit=True):
    """Builds a floor lamp with a conical cloth shade."""
    with at((x, y, 0)):
        z = height
        lathe([(0, 0), (0.15, 0), (0.152, 0.012), (0.14, 0.022), (0.02, 0.03), (0.011, 0.05), (0.011, z - 0.3), (0, z - 0.3)], metal)
        cloth = shade_cloth('lampshade', hexc(colour))
        lathe([(0.13, z), (0.225, z - 0.34), (0.223, z - 0.34), (0.128, z)], cloth, n=72)
        lathe([(0.04 * sin(t * pi / 12), z - 0.21 - 0.05 * cos(t * pi / 12)) for t in range(13)], emit('bulb', (1, 0.72, 0.42), 60 if lit else 0.5))


def table_lamp(x, y, z, base, colour='#efe6d4', lit=True, height=0.46):
    """Builds a ceramic lamp with a drum shade."""
    with at((x, y, z)):
        lathe([(0, 0), (0.055, 0), (0.058, 0.01), (0.075, 0.06), (0.08, 0.11), (0.06, 0.17), (0.022, 0.21), (0.012, 0.22), (0.012, height - 0.12), (0, height - 0.12)], base)
        cloth = shade_cloth('lampshade', hexc(colour))
        lathe([(0.115, height), (0.145, height - 0.2), (0.143, height - 0.2), (0.113, height)], cloth, n=64)
        lathe([(0.03 * sin(t * pi / 10), height - 0.1 - 0.035 * cos(t * pi / 10)) for t in range(11)], emit('bulb', (1, 0.72, 0.42), 45 if lit else 0.5), n=24)


def spot(x, y, ceiling, mat, strength=2.0):
    """Builds a recessed ceiling spot."""
    lathe([(0.042, 0), (0.052, 0), (0.052, -0.004), (0.042, -0.004)], mat, (x, y, ceiling))
    lathe([(0, -0.001), (0.04, -0.001)], emit('spot', (1, 0.85, 0.65), strength), (x, y, ceiling), n=24)


def _wall_matrix(y=0.0):
    return frame() @ Matrix.Translation((0, y, 0))


def artwork(x, z, w, h, frame_mat, colours, seed, style='shapes', passe_partout=0.07):
    """Hangs a framed picture in the frame of a wall, its middle at (x, z)."""
    m = Mat('art')
    v = m.n('Mapping', {'Vector': m.n('TexCoord').outputs['Generated'], 'Location': (seed * 1.7, 0, seed * 2.3), 'Scale': (1.5 * w / h if w < h else 1.5, 1, 1.5)}).outputs[0]
    paper = hexc('#e6dcc8')
    if style == 'shapes':
        n = m.noise(v, 1.3, 1, 0.4, 0.5)
        col = m.ramp(n, [(0, paper), (0.40, paper), (0.405, colours[0]), (0.50, shade(colours[0], 0.85)), (0.505, colours[1]), (0.58, shade(colours[1], 0.9)), (0.585, paper), (0.66, colours[2])])
    elif style == 'lines':
        n = m.math('FRACT', m.math('MULTIPLY', m.noise(v, 1.1, 2, 0.4, 0.3), 9.0))
        col = m.mix(m.math('LESS_THAN', n, 0.10), paper, colours[1])
    else:  # a landscape: sky, a far line of hills, land
        p = m.n('SeparateXYZ', {0: m.n('TexCoord').outputs['Generated']}).outputs
        ridge = m.math('ADD', p[2], m.rng(m.noise(v, 2.2, 5), -0.16, 0.16, 0.3, 0.7))
        col = m.ramp(ridge, [(0, shade(colours[0], 0.7)), (0.3, colours[0]), (0.42, shade(colours[1], 1.2)), (0.5, hexc('#cfd3d2')), (0.8, hexc('#e9e4d8')), (1, hexc('#dfe3e4'))])
        col = m.mix(m.rng(m.noise(v, 14, 5), 0, 0.3, 0.4, 0.7), col, shade(colours[2], 0.9))
    art = m.done(m.bsdf(Base_Color=col, Roughness=0.65, Specular=0.3))
    mat_board = plain('passe-partout', hexc('#ece6d8'), 0.85, 0, 0.02)
    p = passe_partout
    box((w - 2 * p, 0.012, h - 2 * p), (x, -0.017, z), art, 0)
    box((w - 0.01, 0.012, h - 0.01), (x, -0.012, z), mat_board, 0)
    for s in (-1, 1):
        box((0.018, 0.03, h), (x + s * (w / 2 - 0.009), -0.017, z), frame_mat, 0.003)
        box((w, 0.03, 0.018), (x, -0.017, z + s * (h / 2 - 0.009)), frame_mat, 0.003)


def mirror(x, z0, w, h, frame_mat, arched=True, thickness=1.0, y=-0.004):
    """Hangs a mirror with a moulded frame; arched, plain or round (`w` = `h`, arched None)."""
    glass = plain('mirror', (0.86, 0.88, 0.87), 0.012, 1.0, 0.01)
    z1, half = z0 + h, w / 2
    if arched is None:
        path = [(half * cos(t * pi / 36), z0 + half + half * sin(t * pi / 36)) for t in range(72)]
    elif arched:
        path = [(-half, z0), (half, z0), (half, z1 - half * 0.52)] + [(half * cos(rad(t)), z1 - half * 0.52 + half * 0.52 * sin(rad(t))) for t in range(8, 180, 8)] + [(-half, z1 - half * 0.52)]
    else:
        path = [(-half, z0), (half, z0), (half, z1), (-half, z1)]
    path = [(x + a, b) for a, b in path]
    k = thickness
    profile = [(-0.07 * k, 0), (-0.07 * k, 0.02), (-0.06 * k, 0.03), (-0.052 * k, 0.026), (-0.045 * k, 0.036), (-0.03 * k, 0.046), (-0.012 * k, 0.034), (-0.004, 0.04), (0.004, 0.03), (0.006, 0.012)]
    on_side(profile, path, frame_mat, y=y)
    mesh('mirror', [(a, y - 0.012, b) for a, b in path], [list(range(len(path)))], glass, smooth=False)


COVERS = '#7d2f26 #23364a #d8cfbb #3e4a3a #b98b3d #1f1f21 #8b8577 #c96f4a #e4e0d6 #5a3a4a #47687a #a39a86 #c2b59b #2e4a46 #d9c9a8'


class Books:
    """Rows and piles of books that share their covers."""

    def __init__(self, colours=COVERS):
        self.covers = [plain(f'cover {i}', c, rng.uniform(0.4, 0.75), var=0.12) for i, c in enumerate(hex_all(colours))]
        self.paper = plain('paper', hexc('#e4ddcb'), 0.8, 0, 0.05)
        self.gilt = plain('gilt', hexc('#b08d4e'), 0.3, 1.0)

    def row(self, x0, x1, z, depth, fill=0.85):
        """Puts books on a shelf along X; the shelf's front is y = -depth."""
        x = x0
        while x < x0 + (x1 - x0) * fill:
            t, h, d = rng.uniform(0.014, 0.05), rng.uniform(0.17, 0.29), rng.uniform(0.13, min(0.2, depth - 0.03))
            lean = rng.choice((0, 0, 0, 0, 0, 0.12)) if x > x0 + 0.1 else 0
            if x + t + lean * h > x1:
                break
            y = -(depth - 0.03 - d / 2 - rng.uniform(0, 0.03))
            cx = x + t / 2 + lean * h * 0.4
            cover = rng.choice(self.covers)
            box((t, d, h), (cx, y, z + h / 2), cover, 0.0025, 1, rot=(0, lean, 0))
            box((t - 0.006, d - 0.008, h - 0.006), (cx, y + 0.006, z + h / 2 + 0.002), self.paper, 0, rot=(0, lean, 0))
            if rng.random() < 0.5:
                box((t * 0.7, 0.0012, h * rng.uniform(0.06, 0.3)), (cx, y - d / 2, z + h * rng.uniform(0.5, 0.8)), rng.choice((self.gilt, self.paper)), 0, rot=(0, lean, 0))
            x += t + rng.uniform(0, 0.003) + lean * h * 0.6

    def pile(self, x, y, z, count=3, turn=0.3, size=0.28):
        """Lays books on one another and returns the height of the top."""
        for k in range(count):
            w, t = size * (1 - 0.08 * k) * rng.uniform(0.9, 1), rng.uniform(0.018, 0.036)
            a = turn + rng.uniform(-0.2, 0.2)
            box((w, w * 0.74, t), (x, y, z + t / 2), rng.choice(self.covers), 0.002, rot=(0, 0, a))
            box((w - 0.006, w * 0.74 - 0.004, t - 0.007), (x + 0.003 * cos(a), y + 0.003 * sin(a) - 0.002, z + t / 2), self.paper, 0, rot=(0, 0, a))
            z += t + 0.0005
        return z


def vase(x, y, z, mat, height=0.26, twigs=7, leaf_mat=None, length=(0.35, 0.55)):
    """Builds a vase with a narrow neck, with branches if any."""
    h, k = height, height / 0.285
    lathe([(0, 0), (0.05 * k, 0), (0.075 * k, 0.05 * k), (0.085 * k, 0.12 * k), (0.06 * k, 0.2 * k), (0.03 * k, 0.24 * k), (0.028 * k, 0.27 * k), (0.036 * k, h), (0.03 * k, h - 0.005), (0.022 * k, 0.24 * k)], mat, (x, y, z))
    if twigs:
        branches((x, y, z + h), twigs, length, leaf_mat)


def jar(x, y, z, mat, radius=0.06, height=0.14):
    """Builds a cylindrical pot or cup, open at the top."""
    r, h = radius, height
    lathe([(0, 0), (r * 0.75, 0), (r * 0.8, 0.004), (r, h), (r * 1.02, h + 0.004), (r * 0.95, h + 0.004), (r * 0.92, h - 0.015), (0, h - 0.015)], mat, (x, y, z), n=40)


def bottle(x, y, z, mat, height=0.27, radius=0.038):
    h, r = height, radius
    lathe([(0, 0), (r, 0), (r * 1.02, 0.006), (r, h * 0.55), (r * 0.8, h * 0.68), (r * 0.32, h * 0.78), (r * 0.3, h * 0.97), (r * 0.38, h), (0, h)], mat, (x, y, z), n=32)


def bowl(x, y, z, mat, radius=0.16, fruit=()):
    """Builds a bowl, with fruit of the given colours."""
    k = radius / 0.185
    profile = [(0, 0.012), (0.08, 0.012), (0.15, 0.05), (0.18, 0.095), (0.185, 0.097), (0.183, 0.088), (0.15, 0.035), (0.08, 0), (0, 0)][::-1]
    lathe([(r * k, h * k) for r, h in profile], mat, (x, y, z), n=64)
    for i, colour in enumerate(fruit):
        a, r = i * 2.4, (0.028 + 0.012 * i) * k
        skin = plain('fruit', colour, 0.42, bump=0.0008)
        q = 0.036 * max(0.8, k)
        lathe([(q * sin(t * pi / 10) * (1 + 0.1 * sin(t * pi / 10)), -q * cos(t * pi / 10) + (0.007 if t in (0, 10) else 0)) for t in range(11)], skin, (x + r * cos(a), y + r * sin(a), z + 0.055 * k + 0.008 * (i % 3)), n=24, rot=(rng.uniform(0, 3), rng.uniform(0, 3), 0))


def candlestick(x, y, z, metal, wax, height=0.22):
    h = height
    lathe([(0, 0), (0.045, 0), (0.046, 0.008), (0.012, 0.02), (0.01, h * 0.5), (0.016, h * 0.55), (0.01, h * 0.6), (0.012, h), (0.02, h + 0.01), (0, h + 0.01)], metal, (x, y, z))
    lathe([(0, 0.16), (0.004, 0.165), (0.0105, 0.158), (0.011, 0)], wax, (x, y, z + h), n=16)


def bookcase(x0, x1, height, joinery, top_mat, knob, books, depth=0.31, cupboard=0.78, ceramics=()):
    """Builds shelves over a cupboard in the frame of a wall."""
    part = lambda a, b, m=joinery, bevel=0.004: box2(a, b, m, bevel)
    part((x0, -depth - 0.02, 0), (x1, 0, 0.1))
    part((x0, -depth - 0.03, 0.1), (x1, 0, cupboard))
    part((x0, -depth - 0.06, cupboard), (x1, 0, cupboard + 0.04), top_mat, 0.006)
    doors = max(2, round((x1 - x0) / 0.55))
    w = (x1 - x0) / doors
    for i in range(doors):
        a, b = x0 + i * w + 0.012, x0 + (i + 1) * w - 0.012
        on_side([(0, 0), (0, 0.018), (0.055, 0.018), (0.062, 0.010), (0.07, 0.004), (0.071, 0)], [(a, 0.12), (b, 0.12), (b, cupboard - 0.02), (a, cupboard - 0.02)], joinery, y=-depth - 0.03)
        kx = b - 0.04 if i % 2 == 0 else a + 0.04
        lathe([(0, 0.024), (0.009, 0.023), (0.011, 0.016), (0.006, 0.008), (0.006, 0)], knob, (kx, -depth - 0.047, 0.5), rot=(pi / 2, 0, 0), n=20)
    uprights = max(2, round((x1 - x0) / 0.9) + 1)
    for i in range(uprights):
        x = x0 + (x1 - x0 - 0.025) * i / (uprights - 1)
        part((x, -depth, cupboard + 0.04), (x + 0.025, 0, height))
    part((x0, -0.012, cupboard + 0.04), (x1, -0.002, height), joinery, 0)
    rows = int((height - cupboard - 0.1) / 0.36)
    step = (height - cupboard - 0.04) / rows
    for r in range(rows):
        z = cupboard + 0.04 + r * step
        part((x0, -depth + 0.01, z + step - 0.028), (x1, 0, z + step))
        for i in range(uprights - 1):
            a = x0 + (x1 - x0 - 0.025) * i / (uprights - 1) + 0.04
            b = x0 + (x1 - x0 - 0.025) * (i + 1) / (uprights - 1) - 0.015
            what = rng.random()
            if what < 0.72:
                books.row(a, b, z, depth, rng.uniform(0.45, 0.98))
            elif what < 0.85:
                top = books.pile((a + b) / 2 - 0.08, -depth / 2, z, rng.choice((2, 3, 4)), 1.5, 0.22)
                if ceramics:
                    jar(b - 0.12, -depth / 2, z, rng.choice(ceramics), rng.uniform(0.04, 0.06), rng.uniform(0.08, 0.16))
            elif ceramics:
                vase((a + b) / 2, -depth / 2, z, rng.choice(ceramics), rng.uniform(0.16, 0.24), 0)


def sideboard(x0, x1, mat, leg, knob, height=0.72, depth=0.42, doors=4):
    """Builds a low cupboard on legs in the frame of a wall."""
    box2((x0, -depth, 0.2), (x1, -0.02, height), mat, 0.005)
    w = (x1 - x0) / doors
    for i in range(doors):
        box2((x0 + i * w + 0.012, -depth - 0.016, 0.215), (x0 + (i + 1) * w - 0.002 - 0.008 * (i == doors - 1), -depth, height - 0.03), mat, 0.003)
        kx = x0 + (i + 1) * w - 0.05 if i % 2 == 0 else x0 + i * w + 0.06
        lathe([(0, 0.024), (0.009, 0.023), (0.011, 0.016), (0.006, 0.008), (0.006, 0)], knob, (kx, -depth - 0.014, 0.52), rot=(pi / 2, 0, 0), n=20)
    for x in (x0 + 0.1, x1 - 0.1):
        for y in (-depth + 0.06, -0.08):
            tube([(x, y, 0.2), (x, y, 0)], 0.018, leg)


def wardrobe(x0, x1, height, mat, handle, depth=0.6, doors=4, shaker=False):
    """Builds a fitted wardrobe in the frame of a wall."""
    box2((x0, -depth + 0.022, 0.08), (x1, 0, height), mat, 0)
    box2((x0, -depth + 0.06, 0), (x1, 0, 0.08), plain('plinth', hexc('#55514b'), 0.7), 0)
    w = (x1 - x0) / doors
    for i in range(doors):
        a, b = x0 + i * w + 0.0018, x0 + (i + 1) * w - 0.0018
        box2((a, -depth, 0.082), (b, -depth + 0.02, height - 0.002), mat, 0.0025)
        if shaker:
            on_side([(0, 0), (0, 0.006), (0.07, 0.006), (0.074, 0)], [(a, 0.082), (b, 0.082), (b, height - 0.002), (a, height - 0.002)], mat, y=-depth)
        hx = b - 0.04 if i % 2 == 0 else a + 0.04
        tube([(hx, -depth - 0.03, 0.98), (hx, -depth - 0.03, 1.22)], 0.006, handle)
        for z in (1.0, 1.2):
            tube([(hx, -depth, z), (hx, -depth - 0.03, z)], 0.005, handle)
