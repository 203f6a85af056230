"""Sofas, armchairs, chairs, stools, tables and rugs. They face -Y."""

from math import cos, pi, sin

from mathutils import Vector, noise as mnoise

from ..shapes import at, box, box2, lathe, mesh, rbox, rng, tube
from ..surfaces import Mat, hexc, plain, shade
from .soft import cushion, draped


def _leg(x, y, height, mat, r=0.02):
    lathe([(0, 0), (r * 0.6, 0), (r, height * 0.92), (r * 1.15, height)], mat, (x, y, 0), n=16)


def sofa(length, mat, wood, seats=3, cushions=()):
    """Builds a sofa with arms; `cushions` are (x, material, size, turned down)."""
    depth = 0.94
    rbox((length - 0.04, depth - 0.06, 0.17), 0.03, mat, (0, 0, 0.235), wob=0.003, n=10)
    for s in (-1, 1):
        rbox((0.17, depth, 0.44), 0.05, mat, (s * (length / 2 - 0.085), 0, 0.37), n=14, wob=0.006, side=0.012)
    rbox((length - 0.1, 0.2, 0.62), 0.06, mat, (0, depth / 2 - 0.12, 0.46), (-0.1, 0, 0), n=12, wob=0.006)
    w = (length - 0.36) / seats
    for i in range(seats):
        x = -length / 2 + 0.18 + w * (i + 0.5)
        rbox((w - 0.008, 0.68, 0.17), 0.045, mat, (x, -0.10, 0.405), (rng.uniform(-0.01, 0.01), 0, rng.uniform(-0.008, 0.008)), crown=0.035, wob=0.010, side=0.008, n=22)
        rbox((w - 0.012, 0.2, 0.46), 0.075, mat, (x + rng.uniform(-0.008, 0.008), 0.20 + rng.uniform(-0.012, 0.012), 0.70), (-0.2 + rng.uniform(-0.03, 0.03), rng.uniform(-0.015, 0.015), rng.uniform(-0.03, 0.03)), crown=0.012, wob=0.020, side=0.035, n=24)
        for z in (0.482, 0.33):
            tube([(x - w / 2 + 0.05, -0.438, z), (x - 0.1, -0.444, z + 0.003), (x + 0.1, -0.445, z + 0.003), (x + w / 2 - 0.05, -0.438, z)], 0.0042, mat, smooth=True)
    for sx in (-1, 1):
        for sy in (-1, 1):
            _leg(sx * (length / 2 - 0.12), sy * (depth / 2 - 0.1), 0.155, wood, 0.024)
    for k, (x, m, size, low) in enumerate(cushions):
        cushion(m, size, size * (0.7 if low else 1), (x, 0.05, 0.48 + size * (0.31 if low else 0.44)), (-0.36 + rng.uniform(-0.06, 0.06), rng.uniform(-0.14, 0.14), rng.uniform(-0.25, 0.25)), seed=k % 3 + 1)


def throw_over_seat(mat, x, width=0.55):
    """Lays a woollen throw over the seat and front of a sofa."""
    pts = []
    prof = [(-0.50, 0.30), (-0.485, 0.47), (-0.44, 0.52), (-0.2, 0.515), (-0.06, 0.507), (0.04, 0.508), (0.10, 0.515)]
    for (y0, z0), (y1, z1) in zip(prof, prof[1:]):
        pts += [(y0 + (y1 - y0) * k / 8, z0 + (z1 - z0) * k / 8) for k in range(8)]
    for _ in range(5):
        pts = [pts[0]] + [tuple((pts[i - 1][c] + 2 * pts[i][c] + pts[i + 1][c]) / 4 for c in (0, 1)) for i in range(1, len(pts) - 1)] + [pts[-1]]
    nx, vs = 34, []
    for j, (y, z) in enumerate(pts):
        for i in range(nx + 1):
            u = i / nx
            k = mnoise.noise(Vector((u * 5, j * 0.06, 3)))
            fold = sin(u * 25 + j * 0.1)
            vs.append((x + (u - 0.5) * width * (1 + 0.1 * sin(j * 0.1)) + 0.012 * sin(j * 0.25), y - 0.012 * k - 0.007 * fold, z + 0.014 + 0.014 * k + 0.009 * fold))
    fs = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(len(pts) - 1) for i in range(nx)]
    o = mesh('throw', vs, fs, mat, angle=180)
    o.modifiers.new('thick', 'SOLIDIFY').thickness = 0.006


def lounge_chair(mat, wood):
    """Builds an armchair with a wooden frame and two loose cushions."""
    for s in (-1, 1):
        x = s * 0.34
        tube([(x, -0.36, 0.0), (x, -0.33, 0.3), (x, -0.31, 0.56)], 0.019, wood)
        tube([(x, 0.36, 0.0), (x, 0.30, 0.28), (x, 0.33, 0.54)], 0.019, wood)
        box((0.055, 0.78, 0.026), (x, -0.01, 0.57), wood, 0.011, rot=(-0.03, 0, 0))
        box((0.03, 0.64, 0.05), (x, 0.0, 0.29), wood, 0.009, rot=(-0.10, 0, 0))
        box((0.032, 0.03, 0.62), (s * 0.29, 0.35, 0.58), wood, 0.010, rot=(-0.28, 0, 0))
    for y, z in ((-0.3, 0.32), (0.28, 0.26)):
        box((0.66, 0.04, 0.05), (0, y, z), wood, 0.01)
    for z in (0.42, 0.55, 0.68, 0.81):
        box((0.58, 0.016, 0.055), (0, 0.31 + (z - 0.42) * 0.29, z), wood, 0.006, rot=(-0.28, 0, 0))
    rbox((0.60, 0.64, 0.13), 0.045, mat, (0, -0.03, 0.375), (-0.10, 0, 0), crown=0.03, wob=0.009, side=0.008, n=20)
    rbox((0.58, 0.14, 0.56), 0.055, mat, (0, 0.25, 0.66), (-0.28, 0, 0.01), crown=0.01, wob=0.014, side=0.03, n=20)


def dining_chair(wood, seat):
    """Builds a turned wooden chair with an upholstered seat and a curved back."""
    for s in (-1, 1):
        tube([(s * 0.19, -0.2, 0.45), (s * 0.215, -0.235, 0.0)], 0.0155, wood)
        tube([(s * 0.18, 0.20, 0.45), (s * 0.21, 0.245, 0.0)], 0.0155, wood)
        tube([(s * 0.185, 0.2, 0.44), (s * 0.19, 0.225, 0.62), (s * 0.2, 0.27, 0.82)], 0.0145, wood, smooth=True)
        tube([(s * 0.2, -0.215, 0.25), (s * 0.195, 0.222, 0.25)], 0.009, wood)
    rbox((0.44, 0.43, 0.055), 0.026, seat, (0, -0.01, 0.465), crown=0.014, n=12)
    box((0.42, 0.41, 0.03), (0, -0.01, 0.432), wood, 0.012)
    n, vs = 12, []
    for j in range(5):
        for i in range(n + 1):
            u = -1 + 2 * i / n
            vs.append((0.21 * u, 0.265 + 0.045 * (1 - u * u) + 0.03 * (j / 4), 0.70 + 0.15 * j / 4 * (1 - 0.15 * u * u) + 0.01 * (1 - u * u)))
    fs = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(4) for i in range(n)]
    o = mesh('back', vs, fs, wood, angle=180)
    m = o.modifiers.new('thick', 'SOLIDIFY')
    m.thickness, m.offset = 0.016, 0
    m = o.modifiers.new('round', 'BEVEL')
    m.width, m.segments, m.limit_method = 0.005, 2, 'ANGLE'


def bar_stool(seat, metal):
    """Builds a round bar stool on a steel frame."""
    lathe([(0, 0.635), (0.15, 0.635), (0.178, 0.645), (0.186, 0.665), (0.178, 0.685), (0.14, 0.693), (0.06, 0.69), (0, 0.688)], seat, n=56)
    for k in range(4):
        a = k * pi / 2 + pi / 4
        tube([(0.12 * cos(a), 0.12 * sin(a), 0.64), (0.2 * cos(a), 0.2 * sin(a), 0)], 0.011, metal)
    tube([(0.165 * cos(t * pi / 16), 0.165 * sin(t * pi / 16), 0.24) for t in range(32)], 0.008, metal, True)


def round_table(top, leg, radius=0.44, height=0.395, legs=3):
    """Builds a round table on splayed legs."""
    h = height
    lathe([(0, h - 0.035), (radius - 0.02, h - 0.035), (radius - 0.004, h - 0.028), (radius, h - 0.017), (radius - 0.004, h - 0.007), (radius - 0.02, h), (0, h)], top, n=96)
    for k in range(legs):
        a = k * 2 * pi / legs + 0.4
        tube([(0.38 * radius * cos(a), 0.38 * radius * sin(a), h - 0.02), (0.68 * radius * cos(a), 0.68 * radius * sin(a), 0.0)], 0.018, leg)


def long_table(length, width, top, leg, height=0.75):
    """Builds a dining table or desk along X."""
    box2((-length / 2, -width / 2, height - 0.035), (length / 2, width / 2, height), top, 0.006)
    box2((-length / 2 + 0.12, -width / 2 + 0.1, height - 0.10), (length / 2 - 0.12, width / 2 - 0.1, height - 0.036), leg, 0.003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(sx * (length / 2 - 0.12), sy * (width / 2 - 0.1), height - 0.05), (sx * (length / 2 - 0.07), sy * (width / 2 - 0.06), 0.0)], 0.025, leg)


def rug(mat, length, width, pile=0.018, count=70000, turn=0.0, loc=(0, 0)):
    """Lays a rug with real fibres; `pile` 0 makes a flat weave."""
    n, vs = 40, []
    for j in range(n + 1):
        for i in range(n + 1):
            x, y = 2 * i / n - 1, 2 * j / n - 1
            vs.append((x * length / 2 * (1 + 0.008 * sin(9 * y)), y * width / 2 * (1 + 0.01 * sin(7 * x)), 0.008 + 0.003 * mnoise.noise(Vector((x * 3, y * 3, 0)))))
    fs = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)]
    o = mesh('rug', vs, fs, mat, loc=(*loc, 0), rot=(0, 0, turn), angle=180)
    if not pile:
        m = o.modifiers.new('thick', 'SOLIDIFY')
        m.thickness, m.offset = 0.006, -1
        return
    o.modifiers.new('pile', 'PARTICLE_SYSTEM')
    ps = o.particle_systems[0].settings
    ps.type, ps.count, ps.hair_length, ps.hair_step = 'HAIR', count, pile, 3
    ps.brownian_factor, ps.root_radius, ps.tip_radius, ps.radius_scale = 0.006, 0.9, 0.4, 0.0022


def berber(ground, line):
    """Returns wool with hand-drawn lozenges."""
    m = Mat('berber')
    v = m.coord('Object')
    v = m.n('TexCoord').outputs['Object']
    p = m.n('SeparateXYZ', {0: m.shaken(v, 4.0, 0.09)}).outputs
    zigzag = lambda s, k: m.math('ABSOLUTE', m.math('SUBTRACT', m.math('FRACT', m.math('MULTIPLY', s, k)), 0.5))
    drawn = m.math('ABSOLUTE', m.math('SUBTRACT', m.math('ADD', zigzag(p[0], 1.7), zigzag(p[1], 1.35)), 0.5))
    mask = m.math('MULTIPLY', m.math('LESS_THAN', drawn, 0.028), 0.8)
    wool = m.mix(m.rng(m.noise(v, 60, 3), 0, 1, 0.3, 0.7), shade(ground, 0.85), ground)
    return m.done(m.bsdf(Base_Color=m.mix(mask, wool, line), Roughness=0.95, Specular=0.1, Sheen=0.3), shade(ground, 0.85))


def wool(ground, border=None, half=(1.2, 0.8)):
    """Returns plain melange wool, with a border if given."""
    m = Mat('wool')
    v = m.n('TexCoord').outputs['Object']
    col = m.mix(m.rng(m.noise(v, 90, 3), 0, 1, 0.3, 0.7), shade(ground, 0.78), shade(ground, 1.08))
    col = m.mix(m.rng(m.noise(v, 2.5, 4), 0, 0.5, 0.4, 0.7), col, shade(ground, 0.85))
    if border:
        p = m.n('SeparateXYZ', {0: v}).outputs
        near = m.math('MAXIMUM', m.math('SUBTRACT', m.math('ABSOLUTE', p[0]), half[0] - 0.14), m.math('SUBTRACT', m.math('ABSOLUTE', p[1]), half[1] - 0.14))
        band = m.math('MULTIPLY', m.math('GREATER_THAN', near, 0.0), m.math('LESS_THAN', near, 0.05))
        col = m.mix(band, col, border)
    return m.done(m.bsdf(Base_Color=col, Roughness=0.95, Specular=0.1, Sheen=0.3), shade(ground, 0.9))


def kilim(ground, colours):
    """Returns a flat weave in irregular stripes."""
    m = Mat('kilim')
    v = m.n('TexCoord').outputs['Object']
    x = m.n('SeparateXYZ', {0: m.shaken(v, 7.0, 0.02)}).outputs[0]
    band = m.noise(m.n('CombineXYZ', {0: m.math('MULTIPLY', m.math('FLOOR', m.math('MULTIPLY', x, 16.0)), 3.7)}).outputs[0], 1.0, 0)
    stops = [(0.0, ground), (0.42, ground)] + [(0.43 + 0.16 * i / len(colours), c) for i, c in enumerate(colours)] + [(0.6, ground)]
    col = m.ramp(band, stops)
    m.nt.nodes[-1].color_ramp.interpolation = 'CONSTANT'
    weave = m.noise(m.scaled(v, (40, 500, 1)), 1.0, 2)
    col = m.mix(m.rng(weave, 0, 0.35, 0.4, 0.65), col, shade(ground, 0.6))
    return m.done(m.bsdf(Base_Color=col, Roughness=0.95, Specular=0.1, Normal=m.bump(weave, 0.001)), shade(ground, 0.85))
