"""What is seen through windows: the street, back gardens, roofs. Lit from itself and by the sun."""

from math import cos, pi, sin

from mathutils import Vector

from ..shapes import at, box, box2, leaves, mesh, rng, rndvec, tube
from ..surfaces import Mat, daylight, hexc, plain, shade
from .plants import shrub, tree

FRONTS = ('#b39a87', '#e0d7c4', '#a9826a', '#d9d6cc', '#c7b39a', '#9d7460', '#e6dfcf')


def _brick_daylight(c, k):
    m = Mat('far brick')
    v = m.n('Mapping', {'Vector': m.coord('World'), 'Rotation': (pi / 2, 0, 0)}).outputs[0]
    b = m.n('TexBrick', {'Vector': v, 'Color1': shade(c, 1.1), 'Color2': shade(c, 0.82), 'Mortar': hexc('#b0a89c'), 'Scale': 1, 'Mortar Size': 0.006, 'Brick Width': 0.22, 'Row Height': 0.07})
    soot = m.noise(m.scaled(m.coord('World'), (1, 1, 0.4)), 0.9, 5)
    col = m.mix(m.rng(soot, 0, 0.35, 0.5, 0.75), b.outputs[0], (0.08, 0.075, 0.07))
    return daylight('', None, k, socket=col, m=m)


def foliage(k, dark='#34481c', light='#7f9146'):
    """Returns leaves in daylight, with darker hollows."""
    m = Mat('far leaves')
    hollow = m.rng(m.noise(m.coord('World'), 2.6, 4), 0.2, 1.25, 0.38, 0.62)
    col = m.mix(m.own()[0], hexc(dark), hexc(light))
    col = m.mix(1.0, m.n('CombineXYZ', {0: hollow, 1: hollow, 2: hollow}).outputs[0], col, 'MULTIPLY')
    return daylight('', None, k, 0.5, socket=col, m=m)


def _far_window(x, z0, z1, y, trim, frame_mat, glass, width=1.1, parts=2, lintel=True):
    h = width / 2
    box2((x - h, y - 0.01, z0), (x + h, y + 0.02, z1), glass, 0)
    if lintel:
        box2((x - h - 0.16, y - 0.14, z0 - 0.16), (x + h + 0.16, y, z0), trim, 0.02)
        box2((x - h - 0.10, y - 0.08, z1), (x + h + 0.10, y, z1 + 0.24), trim, 0.02)
    for i in range(parts + 1):
        a = x - h + (width - 0.06) * i / parts
        box2((a, y - 0.04, z0), (a + 0.06, y, z1), frame_mat, 0)
    for z in (z0, z1 - 0.06, z1 - 0.65):
        box2((x - h, y - 0.04, z), (x + h, y, z + 0.06), frame_mat, 0)


def street(y_wall, ground, k=1.0, distance=14.5, trees=1):
    """Builds the houses opposite; `ground` is the height of the street below the room's floor."""
    yo = y_wall + distance
    glass = plain('far glass', hexc('#20262b'), 0.06)
    curtain = daylight('far curtain', hexc('#d8d4ca'), 0.55 * k)
    white, pave = daylight('far white', hexc('#e9e6df'), k), daylight('far stone', hexc('#8b8883'), k)
    slate, zinc = daylight('far slate', hexc('#4b5057'), k), daylight('far zinc', hexc('#8a9095'), k)
    chimney = _brick_daylight(hexc('#8f6a55'), k)
    x = -22.0 + rng.uniform(-2, 2)
    while x < 22:
        w = rng.uniform(5.6, 6.8)
        c = hexc(rng.choice(FRONTS))
        wall = _brick_daylight(c, k) if rng.random() < 0.55 else daylight('far render', c, k)
        top = ground + rng.uniform(11.6, 13.6)
        box2((x, yo, ground), (x + w - 0.01, yo + 9, top), wall, 0.02)
        box2((x - 0.02, yo - 0.5, top - 0.45), (x + w, yo + 0.2, top), white, 0.06)
        box2((x, yo - 0.08, ground), (x + w - 0.01, yo, ground + 1.25), pave, 0.02)
        box2((x, yo - 0.06, ground + 4.55), (x + w - 0.01, yo, ground + 4.75), white, 0.02)
        n = 3 if w > 6 else 2
        for i in range(n):
            cx = x + w * (i + 0.5) / n
            for z0, z1 in ((1.6, 3.9), (5.3, 7.9), (9.1, 10.9)):
                _far_window(cx, ground + z0, ground + z1, yo, white, white, glass, 1.15 if n == 3 else 1.4)
                if rng.random() < 0.5:
                    box2((cx - 0.5, yo - 0.012, ground + z0 + rng.uniform(0, 1.2)), (cx + 0.5, yo - 0.011, ground + z1 - 0.1), curtain, 0)
        rise = rng.uniform(2.2, 3.2)
        mesh('roof', [(x, yo - 0.3, top), (x + w, yo - 0.3, top), (x + w, yo + 4.2, top + rise), (x, yo + 4.2, top + rise)], [(0, 1, 2, 3)], slate if rng.random() < 0.7 else daylight('far tile', hexc('#8a5240'), k), smooth=False)
        if rng.random() < 0.7:
            cx = x + w * rng.uniform(0.35, 0.65)
            box2((cx - 0.6, yo + 0.9, top + 0.5), (cx + 0.6, yo + 3, top + 1.9), zinc, 0.02)
            _far_window(cx, top + 0.75, top + 1.75, yo + 0.89, white, white, glass, 0.9, 2, False)
        for cx in (x + 0.4, x + w - 0.5):
            if rng.random() < 0.7:
                box2((cx - 0.35, yo + 3.4, top + rise - 0.6), (cx + 0.35, yo + 4.6, top + rise + rng.uniform(0.9, 1.5)), chimney, 0.02)
                for p in (-0.18, 0.18):
                    tube([(cx + p, yo + 4, top + rise + 0.6), (cx + p, yo + 4, top + rise + 1.75)], 0.09, daylight('pot', hexc('#a86a4c'), k))
        x += w
    box2((-40, y_wall + 0.42, ground - 0.1), (40, yo, ground), pave, 0)
    box2((-40, y_wall + 2.6, ground), (40, yo - 2.2, ground + 0.001), daylight('asphalt', hexc('#6d6b68'), k), 0)
    if ground > -9:
        for i in range(6):
            parked_car(-16 + i * 5.4 + rng.uniform(-0.4, 0.4), yo - 3.2, ground, k)
    leaf = foliage(0.9 * k)
    for i in range(trees):
        tree(rng.choice((-1, 1)) * rng.uniform(1.6, 5.5) + i * 7, yo - 5.4, ground, 8.0, leaf, plain('bark', hexc('#3d352c'), 0.95), 16, 0.16, 0.12)


def parked_car(x, y, z, k, length=4.2):
    """Builds a parked car as one sees it from above and far: body, windows, wheels."""
    paint_ = daylight('car', hexc(rng.choice(('#9aa0a5', '#2b2f35', '#d9dadb', '#5a1f1f', '#27405c', '#4a4d50'))), 0.75 * k)
    dark = plain('car glass', hexc('#14181c'), 0.05)
    h = length / 2
    side = [(-h, 0.32), (-h, 0.72), (-h + 0.15, 0.85), (-0.95 - 0.25, 0.95), (-0.75, 1.36), (-0.4, 1.45), (0.85, 1.45), (1.35, 1.3), (1.75, 0.98), (h, 0.9), (h, 0.32)]
    from ..shapes import prism

    with at((x, y, z)):
        prism(side, 1.72, paint_, 0.09, -0.86)
        prism([(-1.12, 0.97), (-0.72, 1.33), (1.25, 1.30), (1.62, 0.99)], 1.735, dark, 0.02, -0.8675)
        prism([(-1.02, 1.0), (-0.7, 1.38), (1.2, 1.38), (1.55, 1.02)], 1.5, dark, 0.02, -0.75)
        for wx in (-1.3, 1.3):
            for wy in (-0.8, 0.8):
                tube([(wx, wy - 0.1, 0.31), (wx, wy + 0.1, 0.31)], 0.31, plain('tyre', hexc('#17181a'), 0.8))


def garden(y_wall, k=0.9, depth=9.0, half=3.0, terrace=2.6):
    """Builds a walled town garden on the level of the floor, with neighbours behind it."""
    wall = _brick_daylight(hexc('#97786a'), k * 0.8)
    y1 = y_wall + depth
    box2((-half - 0.3, y1, -0.3), (half + 0.3, y1 + 0.3, 2.3), wall, 0.01)
    for s in (-1, 1):
        box2((s * half, y_wall + 0.3, -0.3), (s * (half + 0.28), y1, 2.1), wall, 0.01)
        box2((s * half - 0.05, y_wall + 0.3, 2.1), (s * (half + 0.33), y1, 2.16), daylight('coping', hexc('#8d8982'), k), 0.01)
    m = Mat('lawn')
    v = m.coord('World')
    col = m.mix(m.rng(m.noise(v, 1.7, 5), 0, 1, 0.35, 0.65), hexc('#43591f'), hexc('#77893a'))
    col = m.mix(m.rng(m.noise(m.scaled(v, (1, 0.5, 1)), 70, 3), 0, 0.8, 0.4, 0.65), col, hexc('#33471a'))
    box2((-half, y_wall + terrace, -0.4), (half, y1, -0.05), daylight('', None, k * 0.7, 0.3, col, m), 0)
    slab = daylight('slabs', hexc('#a39c91'), k * 0.75, 0.25)
    y = y_wall + 0.4
    while y < y_wall + terrace:
        x = -half
        while x < half:
            box2((x + 0.004, y + 0.004, -0.2), (min(half, x + 0.6) - 0.004, y + 0.596, -0.03 + rng.gauss(0, 0.001)), slab, 0.004)
            x += 0.6
        y += 0.6
    grass_blades((-half, y_wall + terrace), (half, y1 - 1.0), foliage(k * 0.8, '#3f5a20', '#86994a'))
    for x, y, w, h, light in ((-half + 0.7, y1 - 1.2, 0.9, 1.1, '#7f9146'), (-half + 0.5, y1 - 3.2, 0.6, 0.6, '#93a05c'), (half - 0.8, y1 - 1.0, 1.0, 1.5, '#6f8646'), (half - 0.5, y1 - 3.4, 0.6, 0.8, '#8c9a4e'), (-0.6, y1 - 0.8, 0.9, 0.8, '#7d9150'), (0.9, y1 - 0.7, 0.7, 1.1, '#6b8440')):
        shrub((x, y, h * 0.5), (w, 0.7, h * 0.8), foliage(k * 0.75, '#31451b', light), 1300, 0.10)
    tree(half - 1.3, y1 - 1.6, -0.1, 6.5, foliage(k * 0.75), plain('bark', hexc('#3d352c'), 0.95), 24, 0.12, 0.09)
    backs(y1 + 9, 0.0, k)


def grass_blades(a, b, mat, count=9000):
    """Sows blades of grass over a lawn seen from the room."""
    items = []
    for _ in range(count):
        items.append((Vector((rng.uniform(a[0], b[0]), a[1] + (b[1] - a[1]) * rng.random() ** 1.6, -0.06)), Vector((rng.gauss(0, 0.4), rng.gauss(0, 0.4), 1)), (0, 1, 0.1), rng.uniform(0.6, 1.3)))
    leaves(items, mat, 0.075, 0.012, 0.3, 0.1)


def backs(y, ground, k=0.9, height=9.5):
    """Builds the rear fronts of the next street: plain walls, odd windows, annexes, chimneys."""
    glass = plain('far glass', hexc('#20262b'), 0.06)
    white = daylight('far white', hexc('#dedbd3'), k * 0.9)
    slate = daylight('far slate', hexc('#565a5f'), k * 0.9)
    x = -24.0
    while x < 24:
        w = rng.uniform(5.4, 6.6)
        c = hexc(rng.choice(('#c9bfae', '#a38672', '#d8d2c4', '#94735f', '#b9a894')))
        wall = _brick_daylight(c, k * 0.85) if rng.random() < 0.5 else daylight('rear', c, k * 0.85)
        top = ground + height + rng.uniform(-1.2, 1.4)
        box2((x, y, ground), (x + w - 0.02, y + 8, top), wall, 0.01)
        ax = x + rng.choice((0.1, w - 2.7))
        box2((ax, y - 3.2, ground), (ax + 2.6, y, ground + rng.uniform(3.2, 6.2)), wall, 0.01)
        for z0 in (1.0, 4.2, 7.0):
            for cx in (x + w * 0.3, x + w * 0.72):
                _far_window(cx + rng.uniform(-0.1, 0.1), ground + z0 + 0.2, ground + z0 + 1.9, y - 0.001, white, white, glass, rng.choice((0.9, 1.1, 1.3)), 2, False)
        mesh('roof', [(x, y - 0.2, top), (x + w, y - 0.2, top), (x + w, y + 4, top + 2.5), (x, y + 4, top + 2.5)], [(0, 1, 2, 3)], slate, smooth=False)
        box2((x + w - 0.7, y + 3, top + 1.4), (x + w + 0.1, y + 4.2, top + 3.6), _brick_daylight(hexc('#8f6a55'), k), 0.02)
        x += w


def roofs(y_wall, ground, k=1.0):
    """Builds a view over back gardens to the roofs of the city, for rooms high up."""
    backs(y_wall + 19, ground, k, 10.5)
    backs(y_wall + 46, ground - 1, k * 0.97, 13.5)
    box2((-60, y_wall + 0.4, ground - 0.5), (60, y_wall + 20, ground), daylight('ground', hexc('#77804f'), k * 0.7), 0)
    leaf = foliage(0.85 * k)
    for i in range(5):
        tree(-13 + i * 6.2 + rng.uniform(-1.5, 1.5), y_wall + rng.uniform(8, 15), ground, rng.uniform(6.5, 9.0), leaf, plain('bark', hexc('#3d352c'), 0.95), 12, 0.2, 0.12)
