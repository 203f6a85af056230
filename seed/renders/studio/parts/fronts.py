"""Street fronts. A front's wall is y = 0 and faces -Y; the pavement is z = 0."""

from math import atan2, cos, pi, sin

from ..shapes import at, box2, curtain, lathe, mesh, on_side, prism, rng, tube
from ..surfaces import Mat, brick, hexc, plain, shade, weathered
from .shell import wall_with


class Stuff:
    """The materials that the houses of one street share."""

    def __init__(self):
        self.blue_stone = weathered('blue stone', hexc('#77797a'), 0.55, 0.0012, 0.5)
        self.pale_blue_stone = weathered('pale blue stone', hexc('#8b8d8c'), 0.6, 0.0012, 0.6)
        self.white_stone = weathered('white stone', hexc('#cfc5b0'), 0.8, 0.0015, 0.5)
        self.iron = plain('iron', hexc('#161817'), 0.4, 0.3, 0.2, bump=0.0004)
        self.zinc = weathered('zinc', hexc('#7f868a'), 0.45, 0.0006, 0.5)
        self.slate = plain('slate', hexc('#3a3d42'), 0.5, 0, 0.3, bump=0.002)
        self.net = plain('net', hexc('#d8d3c6'), 0.9)
        self.dim = plain('dim room', hexc('#37322c'), 0.9)
        self.brass = plain('brass', hexc('#a98443'), 0.3, 1.0, 0.15)
        self.tar = plain('joint', hexc('#4d4a45'), 0.95, 0, 0.3, bump=0.003)
        m = Mat('window glass')  # panes mirror a slightly wavy street
        bump = m.bump(m.noise(m.coord(), 2.2, 2), 0.005, 0.35)
        mirror = m.n('BsdfGlossy', {'Color': (0.95, 0.97, 1), 'Roughness': 0.02, 'Normal': bump})
        clear = m.n('BsdfTransparent', {'Color': (0.75, 0.8, 0.8)})
        fac = m.math('MINIMUM', 1.0, m.math('ADD', 0.10, m.n('Fresnel', {'IOR': 1.5}).outputs[0]))
        self.glass = m.done(m.n('MixShader', {0: fac, 1: clear, 2: mirror}), (0.2, 0.22, 0.24))

    def pane(self, a, b, tilt=True):
        o = box2(a, b, self.glass, 0)
        if tilt:
            o.rotation_euler = (rng.gauss(0, 0.003), 0, rng.gauss(0, 0.005))
        o.visible_shadow = o.visible_diffuse = False
        return o


def behind(s, x0, x1, z0, z1, y):
    """Builds what one sees in a window: a dim room, curtains or a blind."""
    box2((x0 - 0.3, y + 1.3, z0 - 0.3), (x1 + 0.3, y + 1.34, z1 + 0.3), s.dim, 0)
    box2((x0 - 0.3, y + 0.12, z1 + 0.01), (x1 + 0.3, y + 1.34, z1 + 0.05), s.dim, 0)  # or one sees the sky
    k = rng.random()
    if k < 0.45:
        for left in (True, False):
            w = (x1 - x0) * rng.uniform(0.18, 0.3)
            curtain(x0 if left else x1 - w, x0 + w if left else x1, z0 + 0.05, z1 - 0.05, s.net, 3, 0.03, y + 0.2)
    elif k < 0.7:
        curtain(x0, x1, z0 + 0.05, z1 - 0.05, s.net, 8, 0.02, y + 0.2)
    elif k < 0.85:
        box2((x0, y + 0.14, z1 - rng.uniform(0.3, 1.0)), (x1, y + 0.15, z1), s.net, 0)


def casement(s, x0, x1, z0, z1, mat, y=0.2, transom=True):
    """Builds two casements with a transom light, set back in the wall."""
    f = 0.075
    zt = z1 - 0.55 if transom and z1 - z0 > 1.7 else z1 - f
    cx = (x0 + x1) / 2
    part = lambda a, b, bevel=0.006: box2(a, b, mat, bevel)
    for a, b in ((x0, x0 + f), (x1 - f, x1)):
        part((a, y, z0), (b, y + 0.08, z1))
    part((x0, y, z1 - f), (x1, y + 0.08, z1))
    part((x0, y, z0), (x1, y + 0.08, z0 + 0.09))
    part((cx - 0.05, y - 0.02, z0), (cx + 0.05, y + 0.07, zt), 0.012)
    if zt < z1 - f:
        part((x0, y - 0.02, zt), (x1, y + 0.08, zt + 0.09), 0.012)
    for a, b in ((x0 + f, cx - 0.05), (cx + 0.05, x1 - f)):
        for p, q in ((a, a + 0.045), (b - 0.045, b)):
            part((p, y + 0.015, z0 + 0.09), (q, y + 0.065, zt))
        part((a, y + 0.015, z0 + 0.09), (b, y + 0.065, z0 + 0.17))
        part((a, y + 0.015, zt - 0.05), (b, y + 0.065, zt))
        s.pane((a, y + 0.035, z0), (b, y + 0.04, zt))
    s.pane((x0, y + 0.04, zt), (x1, y + 0.045, z1), False)
    behind(s, x0, x1, z0, z1, y)


def sheet_window(s, x0, x1, z0, z1, mat, leaves=2, y=0.16, f=0.06):
    """Builds a plain window of aluminium or plastic."""
    for a, b in ((x0, x0 + f), (x1 - f, x1)):
        box2((a, y, z0), (b, y + 0.08, z1), mat, 0.004)
    for a, b in ((z0, z0 + f), (z1 - f, z1)):
        box2((x0, y, a), (x1, y + 0.08, b), mat, 0.004)
    for i in range(leaves):
        a, b = x0 + f + (x1 - x0 - 2 * f) * i / leaves, x0 + f + (x1 - x0 - 2 * f) * (i + 1) / leaves
        for p, q in ((a, a + 0.05), (b - 0.05, b)):
            box2((p, y - 0.01, z0 + f - 0.01), (q, y + 0.06, z1 - f + 0.01), mat, 0.004)
        for p, q in ((z0 + f - 0.01, z0 + f + 0.05), (z1 - f - 0.05, z1 - f + 0.01)):
            box2((a, y - 0.01, p), (b, y + 0.06, q), mat, 0.004)
        s.pane((a, y + 0.03, z0 + f), (b, y + 0.035, z1 - f))
    behind(s, x0, x1, z0, z1, y)


def iron_balcony(s, x0, x1, z, depth=0.62, height=1.0):
    """Builds a balcony of blue stone on scrolled consoles with a cast-iron railing."""
    box2((x0 - 0.2, -depth, z - 0.16), (x1 + 0.2, 0.05, z), s.blue_stone, 0.015)
    box2((x0 - 0.25, -depth - 0.05, z - 0.05), (x1 + 0.25, 0.05, z + 0.01), s.blue_stone, 0.015)
    scroll = [(0, 0), (-0.5, 0), (-0.52, -0.1), (-0.42, -0.18), (-0.3, -0.2), (-0.2, -0.3), (-0.16, -0.45), (-0.08, -0.5), (0, -0.5)]
    n = len(scroll)
    for x in (x0 + 0.02, x1 - 0.02):
        vs = [(x + k * 0.09, p, z - 0.16 + q) for k in (-1, 1) for p, q in scroll]
        o = mesh('console', vs, [list(range(n)), list(range(2 * n - 1, n - 1, -1))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], s.blue_stone)
        o.modifiers.new('bevel', 'BEVEL').width = 0.012
    path = [(x0 - 0.15, 0), (x0 - 0.15, -depth + 0.06), (x1 + 0.15, -depth + 0.06), (x1 + 0.15, 0)]
    for h, r in ((height, 0.02), (height - 0.13, 0.009), (0.12, 0.011)):
        tube([(a, b, z + h) for a, b in path], r, s.iron)

    def baluster(x, y, along_x):
        tube([(x, y, z), (x, y, z + height)], 0.0075, s.iron, res=2)
        d = (1, 0) if along_x else (0, 1)
        for zc, r in ((0.5, 0.045), (0.28, 0.03), (0.72, 0.03)):
            tube([(x + d[0] * (0.058 + r * cos(t * pi / 5)), y + d[1] * (0.058 + r * cos(t * pi / 5)), z + zc + r * 1.6 * sin(t * pi / 5)) for t in range(10)], 0.0055, s.iron, True, res=1)

    length = x1 - x0 + 0.3
    count = int(length / 0.115)
    for i in range(count + 1):
        baluster(path[1][0] + length * i / count, path[1][1], True)
    for x in (path[0][0], path[3][0]):
        for i in range(1, 5):
            baluster(x, -(depth - 0.06) * i / 5, False)


def panelled_door(s, x0, x1, z0, z1, mat, stone):
    """Builds a double street door with a light above, a letter box and a doorbell."""
    y, zt, cx = 0.22, z1 - 0.75, (x0 + x1) / 2
    box2((x0 - 0.2, -0.22, 0), (x1 + 0.2, 0.3, 0.16), s.blue_stone, 0.02)
    box2((x0 - 0.02, -0.06, 0.16), (x1 + 0.02, 0.3, z0), s.blue_stone, 0.02)
    box2((x0, y, z0), (x0 + 0.06, y + 0.1, z1), mat)
    box2((x1 - 0.06, y, z0), (x1, y + 0.1, z1), mat)
    box2((x0, y - 0.03, zt), (x1, y + 0.1, zt + 0.1), mat, 0.015)
    box2((x0, y, z1 - 0.07), (x1, y + 0.1, z1), mat)
    s.pane((x0, y + 0.05, zt), (x1, y + 0.055, z1), False)
    box2((x0, y + 0.6, zt), (x1, y + 0.62, z1), s.dim, 0)
    for i in range(5):
        x = x0 + 0.15 + (x1 - x0 - 0.3) * i / 4
        tube([(x, y + 0.02, zt + 0.1), (x, y + 0.02, z1 - 0.07)], 0.009, s.iron, res=1)
    for a, b in ((x0 + 0.06, cx - 0.006), (cx + 0.006, x1 - 0.06)):
        box2((a, y + 0.03, z0), (b, y + 0.08, zt), mat)
        for p, q in ((z0 + 0.12, z0 + 0.62), (z0 + 0.74, z0 + 1.0), (z0 + 1.12, zt - 0.1)):
            on_side([(0, 0), (0.0, 0.022), (0.015, 0.03), (0.03, 0.022), (0.045, 0.006), (0.06, 0.004)], [(a + 0.07, p), (b - 0.07, p), (b - 0.07, q), (a + 0.07, q)], mat, y=y + 0.03)
            box2((a + 0.15, y + 0.01, p + 0.08), (b - 0.15, y + 0.04, q - 0.08), mat, 0.014)
    box2((cx - 0.035, y - 0.015, z0), (cx + 0.035, y + 0.05, zt), mat, 0.015)
    lathe([(0, 0.07), (0.028, 0.06), (0.034, 0.045), (0.02, 0.025), (0.012, 0)], s.brass, (cx - 0.13, y + 0.03, z0 + 1.02), rot=(pi / 2, 0, 0), n=24)
    box2((cx + 0.1, y + 0.015, z0 + 1.06), (cx + 0.34, y + 0.035, z0 + 1.13), s.brass, 0.008)
    box2((x1 + 0.26, -0.085, 1.45), (x1 + 0.34, 0.0, 1.62), s.brass, 0.005)


def town_house(s, x0, width, wall_kind, wall_colour, joinery_colour, door_colour, door='left', storeys=3, balcony=True):
    """Builds a neoclassical or eclectic town house of two or three bays."""
    c = hexc(wall_colour)
    wall = brick('brick', c) if wall_kind == 'brick' else weathered('stucco', c, 0.85, 0.001, 0.25)
    joinery = weathered('paint', hexc(joinery_colour), 0.4, 0.0002, 0.12)
    leaf = weathered('door', hexc(door_colour), 0.3, 0.0003, 0.15, 0.5)
    trim = s.white_stone if wall_kind == 'brick' else weathered('trim', shade(c, 1.12), 0.8, 0.001, 0.4)
    bays = 3 if width > 5.4 else 2
    bay = width / bays
    floors = [(1.45, 3.85), (5.1, 7.9), (9.15, 11.1), (12.3, 14.0)][:storeys]
    top = floors[-1][1] + 1.0 + rng.uniform(-0.2, 0.3)
    openings = []
    for level, (za, zb) in enumerate(floors):
        for i in range(bays):
            cx, w = x0 + bay * (i + 0.5), min(1.2, bay * 0.6)
            if level == 0 and i == (0 if door == 'left' else bays - 1):
                openings.append((cx - 0.58, cx + 0.58, 0.32, zb, 'door'))
            elif level == 1:
                openings.append((cx - w / 2, cx + w / 2, za if i == bays // 2 or bays == 2 else za + 0.25, zb, 'window'))
            else:
                k = 1 if level == 0 else 0.95
                openings.append((cx - w / 2 * k, cx + w / 2 * k, za, zb, 'window'))
    plinth = 1.15
    wall_with(x0, x0 + width, top, 0.35, openings, wall, z0=plinth)
    door_at = [o for o in openings if o[4] == 'door'][0]
    wall_with_front(x0, x0 + width, plinth, [o for o in openings if o[2] < plinth], s.blue_stone)
    for a, b in ((x0, door_at[0] - 0.12), (door_at[1] + 0.12, x0 + width)):
        box2((a, -0.1, plinth - 0.06), (b, 0.02, plinth + 0.05), s.pale_blue_stone, 0.02)
        box2((a, -0.12, 0), (b, 0.0, 0.28), s.pale_blue_stone, 0.02)
    for i in range(bays):  # cellar lights
        cx = x0 + bay * (i + 0.5)
        if door_at[0] < cx < door_at[1]:
            continue
        box2((cx - 0.38, -0.075, 0.42), (cx + 0.38, 0, 0.82), s.dim, 0)
        on_side([(-0.1, 0.07), (-0.1, 0.1), (0, 0.1), (0, 0.06)], [(cx - 0.38, 0.42), (cx + 0.38, 0.42), (cx + 0.38, 0.82), (cx - 0.38, 0.82)], s.pale_blue_stone)
        for t in range(7):
            x = cx - 0.33 + 0.11 * t
            tube([(x, -0.09, 0.42), (x, -0.09, 0.82)], 0.008, s.iron, res=1)
    for a, b, z0, z1, kind in openings:
        stone = s.pale_blue_stone if z0 < 4 else trim
        surround = [(0.006, -0.2), (0.006, 0.035), (-0.02, 0.05), (-0.05, 0.05), (-0.06, 0.035), (-0.13, 0.03), (-0.15, 0.04), (-0.165, 0.03), (-0.165, 0)]
        on_side(surround, [(a, z0), (a, z1), (b, z1), (b, z0)][::-1], stone, closed=False)
        if kind == 'door':
            panelled_door(s, a, b, z0, z1, leaf, stone)
            continue
        box2((a - 0.2, -0.13, z0 - 0.13), (b + 0.2, 0.22, z0), stone, 0.018)
        casement(s, a, b, z0, z1, joinery)
        if 4.9 < z0 < 6:
            on_side([(0, 0), (0, 0.06), (0.03, 0.08), (0.05, 0.15), (0.08, 0.2), (0.1, 0.2), (0.12, 0)], [(b + 0.24, z1 + 0.26), (a - 0.24, z1 + 0.26)][::-1], trim, closed=False)
            box2((a - 0.2, -0.06, z1 + 0.16), (b + 0.2, 0.02, z1 + 0.27), trim, 0.01)
        box2(((a + b) / 2 - 0.09, -0.085, z1 - 0.02), ((a + b) / 2 + 0.09, 0, z1 + 0.24), stone, 0.015)
    for z in (4.55, 8.4, 11.9)[:storeys]:
        if z < top - 1:
            on_side([(0, 0), (0, 0.05), (0.06, 0.06), (0.09, 0.11), (0.13, 0.13), (0.17, 0.13), (0.19, 0)], [(x0 + width, z), (x0, z)][::-1], trim if z > 5 else s.pale_blue_stone, closed=False)
    if wall_kind == 'stucco':
        rustication(wall, x0, width, openings)
    if balcony:
        if bays == 3:
            iron_balcony(s, x0 + bay + 0.1, x0 + 2 * bay - 0.1, 5.05)
        else:
            iron_balcony(s, x0 + 0.5, x0 + width - 0.5, 5.05)
    wooden_cornice(x0, width, top, joinery)
    mesh('roof', [(x0, -0.4, top), (x0 + width, -0.4, top), (x0 + width, 3, top + 2.6), (x0, 3, top + 2.6)], [(0, 1, 2, 3)], s.slate, smooth=False)
    downpipe(s, x0, top)
    return top


def wall_with_front(x0, x1, height, openings, mat):
    """Builds a plinth that stands 7 cm before the wall."""
    with at((0, -0.07, 0)):
        wall_with(x0, x1, height, 0.42, openings, mat)


def rustication(mat, x0, width, openings):
    """Cuts the stucco of the ground floor into courses."""
    for j in range(8):
        z = 1.45 + j * 0.38
        cut = sorted((o[0] - 0.17, o[1] + 0.17) for o in openings if o[2] - 0.1 < z < o[3] + 0.15)
        edges = [x0] + [t for c in cut for t in c] + [x0 + width]
        for a, b in zip(edges[::2], edges[1::2]):
            if b - a > 0.05:
                on_side([(0, 0.0), (0.0, 0.012), (0.012, 0.004), (0.03, 0.004), (0.042, 0.012), (0.042, 0)], [(a, z), (b, z)], mat, closed=False)


def wooden_cornice(x0, width, top, mat):
    """Builds a projecting cornice on brackets."""
    profile = [(0, 0), (0, 0.07), (0.08, 0.09), (0.16, 0.1), (0.18, 0.16), (0.3, 0.2), (0.34, 0.42), (0.4, 0.5), (0.46, 0.52), (0.5, 0.58), (0.56, 0.6), (0.58, 0.6), (0.58, 0)]
    on_side(profile, [(x0 + width - 0.01, top - 0.62), (x0 + 0.01, top - 0.62)][::-1], mat, closed=False)
    for i in range(int(width / 0.52)):
        x = x0 + 0.3 + i * 0.52
        box2((x - 0.07, -0.4, top - 0.4), (x + 0.07, 0, top - 0.24), mat, 0.02)
        box2((x - 0.055, -0.25, top - 0.52), (x + 0.055, 0, top - 0.4), mat, 0.02)


def downpipe(s, x0, top, offset=0.07):
    """Builds a zinc pipe with a cast-iron foot."""
    x = x0 + offset
    tube([(x, -0.09, 0.4), (x, -0.09, top - 0.5)], 0.048, s.zinc)
    box2((x - 0.06, -0.15, 0), (x + 0.06, -0.03, 1.5), s.iron, 0.02)
    for z in (2.2, 4.2, 6.5, 9):
        box2((x - 0.07, -0.15, z), (x + 0.07, -0.03, z + 0.03), s.zinc, 0.003)


def thirties_house(s, x0, width, colour, joinery_colour, door_colour, storeys=5, bay=True):
    """Builds an apartment house of the 1930s: brick, bands of pale stone, a canted bay, a set-back top."""
    c = hexc(colour)
    wall = brick('long brick', c, (0.42, 0.40, 0.36), width=0.228, row=0.054)
    band = weathered('simili stone', hexc('#cbbfa6'), 0.8, 0.0015, 0.45)
    joinery = weathered('window paint', hexc(joinery_colour), 0.4, 0.0002, 0.12)
    leaf = weathered('door', hexc(door_colour), 0.3, 0.0003, 0.15, 0.5)
    ground, step = 3.6, 3.0
    top = ground + step * (storeys - 1) + 0.9
    door = (x0 + width * 0.72, x0 + width * 0.72 + 1.3, 0.16, 2.75, 'door')
    openings = [door, (x0 + 0.6, x0 + width * 0.58, 1.15, 2.75, 'wide')]
    for level in range(1, storeys):
        za = ground + step * (level - 1) + 0.95
        openings.append((x0 + width * 0.68, x0 + width * 0.68 + 1.55, za, za + 1.55, 'window'))
        if not bay:
            openings.append((x0 + 0.7, x0 + width * 0.55, za, za + 1.55, 'wide'))
    wall_with(x0, x0 + width, top, 0.35, openings, wall, z0=0.9)
    wall_with_front(x0, x0 + width, 0.9, [door], s.blue_stone)
    for a, b, z0, z1, kind in openings:
        if kind == 'door':
            y = 0.18
            box2((a - 0.1, -0.2, 0), (b + 0.1, 0.35, 0.16), s.blue_stone, 0.015)
            for p, q in ((a, a + 0.09), (b - 0.09, b), ((a + b) / 2 - 0.05, (a + b) / 2 + 0.05)):
                box2((p, y, z0), (q, y + 0.09, z1), leaf)
            for p, q in ((z0, z0 + 0.3), (z1 - 0.12, z1), (2.1, 2.2)):
                box2((a, y, p), (b, y + 0.09, q), leaf)
            s.pane((a, y + 0.04, z0), (b, y + 0.046, z1), False)
            for i in range(1, 12):
                x = a + (b - a) * i / 12
                tube([(x, y - 0.012, z0 + 0.3), (x, y - 0.012, 2.1)], 0.008, s.iron, res=1)
            for z in (0.8, 1.3, 1.8):
                tube([(a + 0.08, y - 0.012, z), (b - 0.08, y - 0.012, z)], 0.008, s.iron, res=1)
            box2((a, y + 1.2, z0), (b, y + 1.24, z1), s.dim, 0)
            box2((a - 0.45, -0.85, 2.95), (b + 0.45, 0.1, 3.1), band, 0.02)
            box2((b + 0.2, -0.015, 1.2), (b + 0.42, 0.0, 1.6), s.brass, 0.004)
        else:
            box2((a - 0.08, -0.06, z0 - 0.09), (b + 0.08, 0.2, z0), band, 0.01)
            sheet_window(s, a, b, z0, z1, joinery, 3 if kind == 'wide' else 2, 0.14, 0.055)
    for level in range(1, storeys + 1):
        z = ground + step * (level - 1) - 0.35
        if z < top - 0.8:
            box2((x0, -0.035, z), (x0 + width, 0.02, z + 0.14), band, 0.006)
            box2((x0, -0.02, z + 0.30), (x0 + width, 0.02, z + 0.38), band, 0.004)
    if bay:
        canted_bay(s, x0 + 0.75, x0 + width * 0.55, ground - 0.25, storeys - 1, step, wall, band, joinery)
    box2((x0 - 0.02, -0.18, top - 0.12), (x0 + width + 0.02, 0.4, top + 0.06), band, 0.015)
    downpipe(s, x0, top + 0.4)
    return top


def canted_bay(s, x0, x1, z_base, storeys, step, wall, band, joinery, depth=0.75):
    """Builds a bay with slanted sides over several storeys."""
    slant = depth * 0.75
    pts = [(x0, 0), (x0 + slant, -depth), (x1 - slant, -depth), (x1, 0)]
    z_top = z_base + storeys * step + 0.2

    def slab(z0, z1, mat, grow=0.0):
        ring = [(x0 - grow, 0.05), (x0 + slant - grow * 0.5, -depth - grow), (x1 - slant + grow * 0.5, -depth - grow), (x1 + grow, 0.05)]
        n = 4
        vs = [(x, y, z) for z in (z0, z1) for x, y in ring]
        mesh('slab', vs, [(3, 2, 1, 0), (4, 5, 6, 7)] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], mat, smooth=False)

    slab(z_base, z_base + 0.22, band, 0.06)
    for level in range(storeys):
        z = z_base + level * step + 0.22
        slab(z, z + 0.95, wall)
        slab(z + 0.95, z + 1.03, band, 0.05)
        slab(z + 2.6, z + step - 0.14, wall)
        slab(z + step - 0.14, z + step, band, 0.04)
        za, zb = z + 1.03, z + 2.6
        for i, (p, q) in enumerate(zip(pts, pts[1:])):
            length = ((q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2) ** 0.5
            with at((p[0], p[1], 0), rz=atan2(q[1] - p[1], q[0] - p[0])):
                for a, b in ((0, 0.09), (length - 0.09, length)):
                    box2((a, -0.005, za), (b, 0.16, zb), wall if i != 1 else band, 0.004)
                leaves = max(1, round((length - 0.2) / 0.75))
                sheet_window(s, 0.09, length - 0.09, za, zb, joinery, leaves, 0.05, 0.05)
    slab(z_top, z_top + 0.25, band, 0.10)


def new_block(s, x0, width, colour, frame_colour, storeys=5, loggia='left'):
    """Builds a new block of flats: pale long brick, tall dark windows, loggias with glass rails."""
    c = hexc(colour)
    wall = brick('pale brick', c, shade(c, 0.85), width=0.288, row=0.05)
    frame_ = plain('aluminium', hexc(frame_colour), 0.42, 0.3, 0.08)
    cap = plain('cap', hexc(frame_colour), 0.5, 0.2, 0.1)
    soffit = plain('soffit', hexc('#cfcac0'), 0.7, 0, 0.05)
    rail = plain('rail', hexc('#26282a'), 0.4, 0.4, 0.1)
    step, ground = 3.05, 3.5
    top = ground + step * (storeys - 1) + 0.7
    lo = x0 + 0.55 if loggia == 'left' else x0 + width - 4.15
    others = [x0 + width - 3.2, x0 + width - 1.6] if loggia == 'left' else [x0 + 0.6, x0 + 2.2]
    openings = []
    for level in range(storeys):
        z = 0 if level == 0 else ground + step * (level - 1)
        if level:
            openings.append((lo, lo + 3.6, z + 0.16, z + 2.75, 'loggia'))
        for i, x in enumerate(others):
            if level == 0:
                continue
            shift = 0.0 if level % 2 == 0 else 0.35
            openings.append((x + shift - 0.17, x + shift + 0.9, z + 0.28, z + 2.7, 'window'))
    door_x = others[0] - 0.2
    openings += [(door_x, door_x + 2.2, 0.05, 2.9, 'entrance'), (lo, lo + 3.6, 0.5, 2.9, 'shop')]
    wall_with(x0, x0 + width, top, 0.4, openings, wall)
    for a, b, z0, z1, kind in openings:
        if kind == 'loggia':
            d = 1.5
            for p, q in (((a - 0.3, 0.39, z0 - 0.2), (a, d, z1 + 0.2)), ((b, 0.39, z0 - 0.2), (b + 0.3, d, z1 + 0.2))):
                box2(p, q, wall, 0)
            box2((a - 0.3, -0.02, z0 - 0.16), (b + 0.3, d, z0), soffit, 0.004)
            box2((a - 0.3, 0.3, z1), (b + 0.3, d, z1 + 0.2), soffit, 0)
            sheet_window(s, a, b, z0 + 0.02, z1, frame_, 3, d - 0.12, 0.06)
            g = box2((a + 0.03, 0.05, z0 + 0.06), (b - 0.03, 0.066, z0 + 1.06), s.glass, 0.002)
            g.visible_shadow = g.visible_diffuse = False
            box2((a, 0.04, z0 + 1.06), (b, 0.078, z0 + 1.10), rail, 0.003)
            box2((a, 0.03, z0), (b, 0.09, z0 + 0.07), rail, 0.003)
            if rng.random() < 0.6:
                loggia_life(s, a, b, z0)
        elif kind == 'window':
            sheet_window(s, a, b, z0, z1, frame_, 1, 0.22, 0.06)
            box2((a - 0.02, -0.03, z0 - 0.03), (b + 0.02, 0.25, z0), cap, 0.004)
            g = box2((a + 0.01, 0.03, z0 + 0.05), (b - 0.01, 0.042, z0 + 0.95), s.glass, 0.002)
            g.visible_shadow = g.visible_diffuse = False
        else:
            sheet_window(s, a, b, z0, z1, frame_, 2 if kind == 'entrance' else 3, 0.3, 0.07)
    box2((x0, -0.04, top - 0.05), (x0 + width, 0.42, top + 0.03), cap, 0.004)
    return top


def loggia_life(s, a, b, z):
    """Puts a chair and a plant on a loggia."""
    from ..surfaces import leafmat
    from .plants import shrub

    pot = plain('pot', hexc(rng.choice(('#8a5a44', '#3a3d40', '#b9b2a5'))), 0.7)
    x = rng.uniform(a + 0.4, b - 0.4)
    lathe([(0, 0), (0.14, 0), (0.18, 0.34), (0.17, 0.34), (0.16, 0.3), (0, 0.3)], pot, (x, 0.5, z), n=28)
    shrub((x, 0.5, z + 0.65), (0.3, 0.28, 0.38), leafmat('loggia', hexc('#2c4a26'), hexc('#6f8a4a')), 260, 0.09)


def post_war_block(s, x0, width, storeys=7, panel='#c8c0b0', frame_colour='#d7d5cf', rail_colour='#8d9796'):
    """Builds a block of flats of about 1965: bands of balconies between slabs of concrete."""
    slab_ = weathered('exposed aggregate', hexc('#aaa497'), 0.85, 0.003, 0.5)
    clad = weathered('tiles', hexc(panel), 0.5, 0.0008, 0.4)
    frame_ = plain('old aluminium', hexc(frame_colour), 0.4, 0.4, 0.1)
    rail = weathered('rail panel', hexc(rail_colour), 0.5, 0.0005, 0.35)
    step, ground = 2.85, 3.2
    top = ground + step * (storeys - 1) + 0.5
    for level in range(storeys):
        z = 0 if level == 0 else ground + step * (level - 1)
        if level == 0:
            box2((x0, 0.4, 0), (x0 + width, 0.6, ground), clad, 0)
            sheet_window(s, x0 + width * 0.38, x0 + width * 0.38 + 2.4, 0.05, 2.7, frame_, 3, 0.28, 0.06)
            for a in (x0 + 0.5, x0 + width - 2.9):
                sheet_window(s, a, a + 2.4, 0.9, 2.5, frame_, 3, 0.3, 0.06)
            continue
        box2((x0, -0.95, z - 0.2), (x0 + width, 0.5, z + 0.02), slab_, 0.008)
        box2((x0 + 0.1, 0.1, z), (x0 + width - 0.1, 0.3, z + step), clad, 0)
        for a, b in ((x0 + 0.5, x0 + width * 0.5 - 0.5), (x0 + width * 0.5 + 0.5, x0 + width - 0.5)):
            with at((0, -0.12, 0)):
                sheet_window(s, a, a + 1.0, z + 0.05, z + 2.4, frame_, 1, 0.1, 0.06)
                sheet_window(s, a + 1.0, b, z + 0.85, z + 2.4, frame_, 2, 0.1, 0.06)
            box2((a + 1.0, -0.04, z + 0.02), (b, 0.1, z + 0.85), clad, 0.002)
        for p, q in ((x0 + 0.06, x0 + width * 0.5 - 0.08), (x0 + width * 0.5 + 0.08, x0 + width - 0.06)):
            box2((p, -0.93, z + 0.14), (q, -0.90, z + 0.88), rail, 0.004)
            tube([(p, -0.915, z + 1.0), (q, -0.915, z + 1.0)], 0.022, frame_)
            n = int((q - p) / 1.1)
            for i in range(n + 1):
                x = p + 0.03 + (q - p - 0.06) * i / n
                tube([(x, -0.885, z + 0.02), (x, -0.885, z + 1.0)], 0.016, frame_, res=2)
        box2((x0 + width * 0.5 - 0.08, -0.93, z), (x0 + width * 0.5 + 0.08, 0.12, z + step - 0.2), slab_, 0.004)
        if rng.random() < 0.4:
            loggia_life(s, x0 + 0.5, x0 + width - 0.5, z + 0.02)
    for a in (x0, x0 + width - 0.12):
        box2((a, -0.95, ground - 0.2), (a + 0.12, 0.5, top), slab_, 0.006)
    box2((x0 - 0.05, -1.0, top - 0.25), (x0 + width + 0.05, 0.6, top + 0.1), slab_, 0.01)
    return top
