"""Places for cars: an underground car park, and yards with lock-up garages."""

from math import cos, pi, radians as rad, sin

from ..parts import streets
from ..parts.plants import shrub, tree
from ..parts.fronts import Stuff, downpipe
from ..parts.shell import wall_with
from ..photograph import area_lamp, camera, sky, hide_sky_from_light
from ..shapes import at, box, box2, grid_tiles, lathe, mesh, on_side, prism, rng, tiles, tube
from ..surfaces import Mat, brick, concrete, emit, hexc, leafmat, plain, shade, weathered


def floor_paint(x0, y0, x1, y1, colour, z=0.0012, wear=0.45):
    """Paints a worn stripe or field on a concrete floor."""
    m = Mat('floor paint')
    v = m.coord('World')
    worn = m.rng(m.noise(v, 7, 6, 0.7), 0, 1, 0.56 - 0.1 * wear, 0.66)
    fine = m.rng(m.noise(v, 60, 4, 0.7), 0, 0.5, 0.5, 0.7)
    fac = m.math('MINIMUM', m.math('ADD', m.math('MULTIPLY', worn, wear * 1.6), m.math('MULTIPLY', fine, wear)), 1.0)
    paint_ = m.bsdf(Base_Color=m.mix(m.noise(v, 2.0, 4), shade(colour, 0.8), colour), Roughness=0.5)
    mat = m.done(m.n('MixShader', {0: fac, 1: paint_, 2: m.n('BsdfTransparent')}))
    o = mesh('stripe', [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], mat, smooth=False)
    return o


DIGITS = {'0': 'abcdef', '1': 'bc', '2': 'abged', '3': 'abgcd', '4': 'fgbc', '5': 'afgcd', '6': 'afgedc', '7': 'abc', '8': 'abcdefg', '9': 'abcdfg'}
SEGMENTS = {'a': (0, 1.88, 1, 2), 'b': (0.88, 1, 1, 2), 'c': (0.88, 0, 1, 1), 'd': (0, 0, 1, 0.12), 'e': (0, 0, 0.12, 1), 'f': (0, 1, 0.12, 2), 'g': (0, 0.94, 1, 1.06)}


def number_on_wall(text, x, y, z, height, mat):
    """Stencils a number on a wall that faces -Y; x is its middle."""
    k = height / 2
    step = 1.35 * k * 0.55
    x -= step * len(text) / 2
    for c in text:
        for name in DIGITS[c]:
            a, b, c_, d = SEGMENTS[name]
            box2((x + a * k * 0.5, y - 0.0025, z + b * k), (x + c_ * k * 0.5 + 0.004, y - 0.001, z + d * k), mat, 0)
        x += step


def car_park(home, o):
    """A level of an underground car park: pillars of one colour, strip lights, painted bays, pipes."""
    width, depth, height = 16.5, 30.0, 2.45
    floor_mat = concrete('floor', hexc(o.get('floor_colour', '#83827e')), o.get('floor_gloss', 0.42), 0.4)
    wall = weathered('painted concrete', hexc('#d6d4cd'), 0.8, 0.0015, 0.45)
    ceiling = concrete('ceiling', hexc('#a9a7a1'), 0.85, 0.3)
    white = plain('pillar', hexc('#dcdad4'), 0.6, 0, 0.05)
    band_colour = hexc(home.pick('pillar band', ('#2f5d8a', '#b8862c', '#3f6b52', '#8a3b2f', '#4a4f55')))
    band = plain('band', band_colour, 0.5, 0, 0.06)
    lane = 3.0
    box2((-width / 2, 0, -0.2), (width / 2, depth, 0), floor_mat, 0)
    box2((-width / 2, 0, height), (width / 2, depth, height + 0.2), ceiling, 0)
    for s in (-1, 1):
        box2((s * width / 2, 0, 0), (s * (width / 2 + 0.3), depth, height), wall, 0)
        box2((s * (width / 2 - 0.004), 0, 0.0), (s * width / 2, depth, 1.05), band if o.get('wall_band', home.pick('wall band', (1, 0))) else wall, 0)
    box2((-width / 2, depth, 0), (width / 2, depth + 0.3, height), wall, 0)
    box2((-width / 2, -0.3, 0), (width / 2, 0, height), wall, 0).visible_camera = False
    y = 2.2
    while y < depth - 1:  # beams and pillars
        box2((-width / 2, y - 0.2, height - 0.32), (width / 2, y + 0.2, height + 0.01), ceiling, 0.006)
        for s in (-1, 1):
            x = s * (lane + 0.35)
            box2((x - 0.22, y - 0.22, 0), (x + 0.22, y + 0.22, height), white, 0.012)
            box2((x - 0.2215, y - 0.2215, 0.12), (x + 0.2215, y + 0.2215, 1.15), band, 0.012)
            for dx in (-0.222, 0.222):  # hazard edge guards
                for dy in (-0.222, 0.222):
                    box2((x + dx - 0.02, y + dy - 0.02, 0.3), (x + dx + 0.02, y + dy + 0.02, 1.1), plain('rubber', hexc('#1b1b1b'), 0.7), 0.008)
        y += 5.4
    line = hexc('#dcd9cf')
    number = plain('number', hexc('#34373a'), 0.6)
    count = o.get('first', 17)
    for s in (-1, 1):
        y = 0.9
        while y < depth - 0.4:
            a, b = sorted((s * (lane + 0.1), s * (width / 2 - 0.25)))
            floor_paint(a, y - 0.05, b, y + 0.05, line)
            with at((s * width / 2 - s * 0.005, y + 1.2, 0), rz=rad(-90 if s > 0 else 90)):
                number_on_wall(str(count), 0, 0, 1.45, 0.26, number)
                box2((-0.75, -0.06, 0.10), (0.75, -0.002, 0.2), plain('bumper', hexc('#222325'), 0.7), 0.02)
            count += 1
            y += 2.55
    for s in (-1, 1):  # strip lights, some older than others
        y = 1.4
        while y < depth - 0.5:
            x = s * 1.7
            box2((x - 0.06, y, height - 0.10), (x + 0.06, y + 1.3, height - 0.05), white, 0.01)
            box2((x - 0.045, y + 0.03, height - 0.118), (x + 0.045, y + 1.27, height - 0.10), emit('tube', (1.0, 0.96, 0.88), 9.0), 0.008)
            tube([(x, y + 0.65, height - 0.05), (x, y + 0.65, height)], 0.01, white)
            y += 2.7
        # One long lamp for a row of tubes: many small ones cost noise.
        for y, power in ((depth * 0.25, 620), (depth * 0.75, 520)):
            area_lamp((s * 1.7, y, height - 0.125), (s * 1.7, y, 0), 0.12, power, (1.0, 0.95, 0.86), depth * 0.46)
        tube([(s * 2.6, 0, height - 0.42), (s * 2.6, depth, height - 0.42)], 0.055, plain('pipe', hexc('#b63a2c') if s > 0 else hexc('#a9abab'), 0.4, 0 if s > 0 else 0.7))
        for k in range(10):
            box2((s * 2.6 - 0.01, k * 3.0 + 1, height - 0.45), (s * 2.6 + 0.01, k * 3.0 + 1.03, height), white, 0)
    arrow(0.9, 7.2, line, 1)
    arrow(-0.9, 12.0, line, -1)
    exit_sign(0.0, 13.0 - 0.4, height)
    with at((width / 2 - 4.9, depth - 0.0, 0)):  # a fire door at the end
        box2((0, -0.03, 0), (0.95, 0, 2.05), plain('door', hexc('#7d8488'), 0.45, 0.1), 0.006)
        tube([(0.85, -0.03, 1.03), (0.85, -0.08, 1.03), (0.74, -0.08, 1.03)], 0.011, plain('handle', hexc('#2a2a2a'), 0.4))
    sky(40, 160, 0.0, 0)
    view = o.get('view', 'lane')
    if view == 'lane':
        camera((o.get('cx', 0.7), 0.4, 1.4), o.get('yaw', 7), o.get('lens', 26), 0.0)
    else:  # the space itself, from across the lane
        camera((-2.4, o.get('cy', 4.2), 1.5), -68, 20, -0.04)


def arrow(x, y, colour, way):
    """Paints an arrow on the lane."""
    floor_paint(x - 0.07, y, x + 0.07, y + 1.3, colour)
    tip = y + 1.3 if way > 0 else y
    m = plain('arrow', colour, 0.6, 0, 0.2)
    mesh('arrow', [(x - 0.26, tip, 0.0015), (x + 0.26, tip, 0.0015), (x, tip + way * 0.55, 0.0015)], [(0, 1, 2) if way > 0 else (0, 2, 1)], m, smooth=False)


def exit_sign(x, y, height):
    """Hangs a lit green sign of an emergency exit, with an arrow and a doorway."""
    green, white = emit('sign', hexc('#1f8a50'), 1.1), emit('sign white', (0.9, 0.95, 0.9), 1.6)
    box2((x - 0.2, y - 0.03, height - 0.56), (x + 0.2, y + 0.03, height - 0.36), green, 0.004)
    box2((x + 0.06, y - 0.032, height - 0.54), (x + 0.15, y - 0.031, height - 0.38), white, 0)
    mesh('way', [(x - 0.15, y - 0.032, height - 0.46), (x - 0.06, y - 0.032, height - 0.53), (x - 0.06, y - 0.032, height - 0.39)], [(0, 1, 2)], white, smooth=False)
    box2((x - 0.06, y - 0.032, height - 0.475), (x + 0.03, y - 0.031, height - 0.445), white, 0)
    for dx in (-0.15, 0.15):
        tube([(x + dx, y, height - 0.36), (x + dx, y, height)], 0.006, plain('rod', hexc('#c9c9c6'), 0.4, 0.5))


def up_and_over(x0, x1, z1, mat, y=0.12, handle=None, open_to=0.0):
    """Builds an up-and-over garage door of ribbed steel; `open_to` 1 lays it under the ceiling."""
    if open_to:
        box2((x0 + 0.03, y + 0.1, z1 - 0.12), (x1 - 0.03, y + 2.0, z1 - 0.08), mat, 0.004)
        for x in (x0 + 0.05, x1 - 0.05):
            tube([(x, y + 0.02, z1 - 0.06), (x, y + 2.3, z1 - 0.06)], 0.015, plain('rail', hexc('#9a9c9d'), 0.4, 0.8))
        return
    for a, b in ((x0, x0 + 0.06), (x1 - 0.06, x1)):
        box2((a, y - 0.02, 0), (b, y + 0.06, z1), mat, 0.004)
    box2((x0, y - 0.02, z1 - 0.06), (x1, y + 0.06, z1), mat, 0.004)
    box2((x0 + 0.065, y, 0.015), (x1 - 0.065, y + 0.03, z1 - 0.065), mat, 0.003)
    n = int((x1 - x0 - 0.2) / 0.1)
    for i in range(n):
        a = x0 + 0.1 + (x1 - x0 - 0.2) * i / n
        box2((a + 0.01, y - 0.014, 0.05), (a + (x1 - x0 - 0.2) / n - 0.01, y + 0.002, z1 - 0.1), mat, 0.01)
    mid = (x0 + x1) / 2
    box2((mid - 0.05, y - 0.03, 0.86), (mid + 0.05, y - 0.012, 0.98), handle, 0.006)
    tube([(mid - 0.045, y - 0.055, 0.92), (mid + 0.045, y - 0.055, 0.92)], 0.009, handle)
    tube([(mid, y - 0.02, 0.92), (mid, y - 0.055, 0.92)], 0.008, handle)


def garages(home, o):
    """A row of lock-up garages in a yard behind houses; one may stand open."""
    s = Stuff()
    wall = brick('yard brick', hexc(home.pick('yard brick', ('#8a5f4a', '#9c7a62', '#75493a'))))
    colour = hexc(o.get('door') or home.pick('garage door', ('#8f969a', '#4f6356', '#7a7f83', '#d2d0c9')))
    door = weathered('garage door', colour, 0.45, 0.0004, 0.3)
    handle = plain('handle', hexc('#202122'), 0.4, 0.3)
    n, w, h = 7, 3.0, 2.75
    x_start = -10.5
    openings, own = [], o.get('open', None)
    for i in range(n):
        a = x_start + i * w + 0.3
        openings.append((a, a + 2.4, -0.02, 2.1))
    wall_with(x_start, x_start + n * w, h, 0.3, openings, wall)
    lintel = concrete('lintel', hexc('#a8a49b'), 0.8)
    for i, (a, b, _, z1) in enumerate(openings):
        box2((a - 0.15, -0.012, z1), (b + 0.15, 0.2, z1 + 0.2), lintel, 0.004)
        up_and_over(a, b, z1, door, handle=handle, open_to=1.0 if i == own else 0)
        number_on_wall(str(8 + i), (a + b) / 2, -0.012, z1 + 0.045, 0.12, plain('number', hexc('#2c2e30'), 0.6))
        if i == own:
            inside(a - 0.2, b + 0.2)
    box2((x_start - 0.1, -0.2, h), (x_start + n * w + 0.1, 0.6, h + 0.06), s.zinc, 0.01)
    box2((x_start, 0.3, h - 0.1), (x_start + n * w, 6, h), plain('roof felt', hexc('#4a4a49'), 0.9), 0)
    for x in (x_start + 3.0, x_start + 12.0):
        tube([(x, -0.05, 0.05), (x, -0.05, h - 0.02)], 0.04, s.zinc)
    yard_backs(s)
    streets.asphalt(-30, 30, -20, 0.28, 0.0)
    gully(s, -1.2, -2.2)
    for x in (x_start - 0.12, x_start + n * w):
        box2((x, -12, 0), (x + 0.12, 0, 2.2), wall, 0)
    tree(11.5, 4.5, 0, 8.5, per_twig=20)
    shrub((-11.0, 2.0, 3.0), (1.2, 0.9, 0.8), leafmat('ivy', hexc('#27401f'), hexc('#547038'), 0.4), 1500, 0.09)
    weeds(x_start, x_start + n * w)
    sky(o.get('elevation', 38), o.get('azimuth', 205), 0.28, 2.4, 5.0, 1.3, 3.0)
    camera((o.get('cx', -5.2), o.get('cy', -6.6), 1.55), o.get('yaw', -18), o.get('lens', 24), o.get('shift', 0.03))


def weeds(x0, x1):
    """Lets grass grow where the yard meets the wall."""
    from mathutils import Vector

    from ..shapes import leaves
    items = []
    for _ in range(26):
        cx = rng.uniform(x0, x1)
        if (cx - x0 - 0.3) % 3.0 < 2.4:
            continue
        for _ in range(rng.randint(8, 26)):
            items.append((Vector((cx + rng.gauss(0, 0.07), -0.02 - abs(rng.gauss(0, 0.03)), 0)), Vector((rng.gauss(0, 0.5), rng.gauss(-0.3, 0.4), 1)), (0, 1, 0.1), rng.uniform(0.5, 1.3)))
    leaves(items, leafmat('weeds', hexc('#3f5a20'), hexc('#8a9a4a'), 0.6), 0.12, 0.012, 0.5, 0.1)


def gully(s, x, y):
    box2((x - 0.2, y - 0.2, 0.0), (x + 0.2, y + 0.2, 0.006), s.iron, 0.004)
    for k in range(7):
        box2((x - 0.16, y - 0.155 + k * 0.045, 0.0062), (x + 0.16, y - 0.135 + k * 0.045, 0.0075), plain('slot', hexc('#0b0b0b'), 0.9), 0)


def inside(x0, x1):
    """Builds the inside of an open box: blocks, a concrete floor, a bare lamp."""
    block = brick('blocks', hexc('#b3afa6'), (0.5, 0.49, 0.47), width=0.39, row=0.19)
    for x in (x0, x1):
        box2((x - 0.1, 0.3, 0), (x + 0.1, 5.4, 2.6), block, 0)
    box2((x0, 5.3, 0), (x1, 5.5, 2.6), block, 0)
    box2((x0, 0.25, -0.1), (x1, 5.4, 0.004), concrete('box floor', hexc('#8d8b86'), 0.75, 0.5), 0)
    box2((x0, 0.3, 2.5), (x1, 5.4, 2.6), concrete('box ceiling', hexc('#a5a29b'), 0.9), 0)
    area_lamp(((x0 + x1) / 2, 2.8, 2.42), ((x0 + x1) / 2, 2.8, 0), 0.3, 18, (1, 0.9, 0.75), 0.3)
    for z in (0.9, 1.4):
        box2((x0 + 0.1, 4.7, z), (x1 - 0.1, 5.28, z + 0.025), plain('shelf', hexc('#b39a78'), 0.7, 0, 0.2), 0.003)
    for x, z, c in ((x0 + 0.5, 0.925, '#8a6a4a'), (x0 + 1.1, 0.925, '#a8835c'), (x1 - 0.6, 1.425, '#8f7152')):
        box((0.42, 0.34, 0.3), (x, 5.0, z + 0.15), plain('carton', hexc(c), 0.85, 0, 0.1), 0.004, rot=(0, 0, rng.uniform(-0.15, 0.15)))


def yard_backs(s):
    """Builds the rear fronts of the houses behind the yard."""
    from ..parts.fronts import sheet_window

    bars = plain('white bars', hexc('#e2e0da'), 0.4)
    x = -20.0
    while x < 20:
        w = rng.uniform(5.4, 6.4)
        c = hexc(rng.choice(('#c9c0b0', '#9c7a64', '#d6d0c3', '#8a6350')))
        wall = brick('rear brick', c) if rng.random() < 0.5 else weathered('rear render', c, 0.85, 0.001, 0.4)
        top = rng.uniform(8.5, 11)
        with at((0, 11.0 + rng.uniform(-0.5, 0.5), 0)):
            openings = []
            for z0 in (3.6, 6.4):
                for k in (0.28, 0.7):
                    a = x + w * k - 0.6 + rng.uniform(-0.1, 0.1)
                    openings.append((a, a + rng.choice((0.9, 1.2, 1.4)), z0, z0 + 1.6))
            wall_with(x, x + w - 0.02, top, 0.3, openings, wall)
            for a, b, z0, z1 in openings:
                sheet_window(s, a, b, z0, z1, bars, 2, 0.14, 0.055)
            mesh('roof', [(x, -0.2, top), (x + w, -0.2, top), (x + w, 4, top + 2.6), (x, 4, top + 2.6)], [(0, 1, 2, 3)], s.slate, smooth=False)
            box2((x + w - 0.5, 2, top + 1), (x + w + 0.1, 3.2, top + 3.2), wall, 0.02)
        x += w


def box_corridor(home, o):
    """Lock-up boxes on both sides of an underground lane; the one for sale or to let may stand open."""
    lane, depth, height, step = 3.1, 31.0, 2.5, 2.85
    floor_mat = concrete('floor', hexc('#7f7e7a'), 0.5, 0.45)
    ceiling = concrete('ceiling', hexc('#b0ada6'), 0.85, 0.3)
    blocks = brick('blocks', hexc(home.pick('blocks', ('#cfcbc1', '#bdb8ad', '#d8d3c6'))), (0.55, 0.54, 0.52), painted=True, width=0.39, row=0.19)
    colour = hexc(o.get('door') or home.pick('box door', ('#9aa0a3', '#5f7266', '#c9c7c0', '#6d7f8f')))
    door = weathered('box door', colour, 0.42, 0.0003, 0.2)
    handle, number = plain('handle', hexc('#202122'), 0.4, 0.3), plain('number', hexc('#2c2e30'), 0.6)
    white, rubber = plain('casing', hexc('#dcdad4'), 0.6, 0, 0.05), plain('guard', hexc('#c9a227'), 0.6, 0, 0.1)
    box2((-lane - 6, 0, -0.2), (lane + 6, depth, 0), floor_mat, 0)
    box2((-lane - 6, 0, height), (lane + 6, depth, height + 0.2), ceiling, 0)
    box2((-lane - 1, depth, 0), (lane + 1, depth + 0.3, height), blocks, 0)
    box2((-lane - 1, -0.3, 0), (lane + 1, 0, height), blocks, 0).visible_camera = False
    count = int(depth / step)
    own, first = o.get('number', 3), o.get('first', 1)
    for s in (-1, 1):
        for i in range(count):
            n = first + 2 * i + (1 if s > 0 else 0)
            with at((s * lane, 0.3 + step * (i + 0.5), 0), rz=rad(-90 * s)):
                wall_with(-step / 2, step / 2, height, 0.25, [(-1.2, 1.2, -0.02, 2.05)], blocks)
                opened = n == own and o.get('open')
                up_and_over(-1.2, 1.2, 2.05, door, handle=handle, open_to=1.0 if opened else 0)
                number_on_wall(str(n), 0, -0.001, 2.15, 0.16, number)
                for x in (-1.29, 1.29):
                    box2((x - 0.05, -0.02, 0.1), (x + 0.05, -0.001, 1.0), rubber, 0.006)
                if opened:
                    inside(-1.35, 1.35)
    y = 1.0
    while y < depth:
        box2((-0.06, y, height - 0.10), (0.06, y + 1.3, height - 0.05), white, 0.01)
        box2((-0.045, y + 0.03, height - 0.118), (0.045, y + 1.27, height - 0.10), emit('tube', (1.0, 0.96, 0.88), 9.0), 0.008)
        y += 3.2
    area_lamp((0, depth / 2, height - 0.125), (0, depth / 2, 0), 0.12, 1500, (1.0, 0.95, 0.86), depth * 0.94)
    for x, r, c, metal in ((1.6, 0.05, '#b63a2c', 0), (-1.5, 0.035, '#a9abab', 0.7), (-1.65, 0.02, '#a9abab', 0.7)):
        tube([(x, 0, height - 0.14), (x, depth, height - 0.14)], r, plain('pipe', hexc(c), 0.4, metal))
    line = hexc('#dcd9cf')
    for s in (-1, 1):
        floor_paint(s * (lane - 0.35) - 0.04, 0, s * (lane - 0.35) + 0.04, depth, line)
    arrow(0.0, 5.5, line, 1)
    exit_sign(0.0, 14.0, height)
    sky(40, 160, 0.0, 0)
    if o.get('open'):
        row = (own - first) // 2
        y = 0.3 + step * (row + 0.5)
        s = 1 if (own - first) % 2 else -1
        camera((-s * 2.3, y - 1.0, 1.5), -s * 80, o.get('lens', 20), -0.04)
    else:
        camera((o.get('cx', 0.7), 0.3, 1.5), o.get('yaw', 5), o.get('lens', 22), -0.03)
