"""Pavements, kerbs, cobbles, street furniture; y < 0 is the street, y = 0 the line of the fronts."""

import math
from math import cos, pi

import bpy
from mathutils import Vector, noise as mnoise

from ..shapes import at, box2, grid_tiles, lathe, obj, rng, tiles, tube
from ..surfaces import Mat, hexc, leafmat, plain, shade, weathered
from .plants import shrub


def pavement(s, x0, x1, depth=2.25, kerb=True):
    """Lays concrete slabs up to a kerb of blue stone."""
    m = Mat('slab')
    r, v = m.own(), m.coord('World')
    gum = m.n('TexVoronoi', {'Vector': v, 'Scale': 3.1}).outputs[0]
    col = m.mix(r[0], hexc('#7f7d79'), hexc('#a19d96'))
    col = m.mix(m.rng(m.noise(v, 1.2, 6, 0.65), 0, 0.6, 0.42, 0.72), col, hexc('#55524d'))
    col = m.mix(m.rng(gum, 0.5, 0, 0.03, 0.06), col, hexc('#45423f'))
    slab = m.done(m.bsdf(Base_Color=col, Roughness=m.rng(r[1], 0.65, 0.9), Specular=0.35, Normal=m.bump(m.noise(v, 60, 4), 0.002)), hexc('#8a867f'))
    tiles(grid_tiles(x0, -depth, x1, -0.02, 0.30, 0.30), slab, 0.006, 0.004, 0.0018)
    box2((x0 - 14, -depth - 0.05, -0.3), (x1 + 14, 0, -0.012), s.tar, 0)
    x = x0
    while kerb and x < x1:
        box2((x, -depth - 0.30 + rng.gauss(0, 0.004), -0.25), (x + 0.992, -depth - 0.01, rng.gauss(0, 0.003)), s.pale_blue_stone, 0.018)
        x += 1.0


def cobbles(x0, x1, y0, y1, size=0.15):
    """Lays cobbles one by one, each crowned and tilted."""
    m = Mat('cobble')
    r, v = m.own(), m.coord('World')
    col = m.ramp(r[0], [(0, hexc('#57544f')), (0.5, hexc('#75716a')), (0.8, hexc('#8a8177')), (1, hexc('#6f655c'))])
    col = m.mix(m.rng(m.noise(v, 40, 4), 0, 0.4, 0.35, 0.7), col, hexc('#45423e'))
    stone = m.done(m.bsdf(Base_Color=col, Roughness=m.rng(r[1], 0.38, 0.75), Specular=0.45, Normal=m.bump(m.noise(v, 35, 4), 0.004)), hexc('#6d6962'))
    vs, fs, colours, k, y = [], [], [], 4, y0
    while y < y1:
        x, hy = x0 - rng.random() * size, size * rng.uniform(0.92, 1.05)
        while x < x1:
            w, b = size * rng.uniform(0.85, 1.25), len(vs)
            tz, tx, ty = rng.gauss(0, 0.005), rng.gauss(0, 0.04), rng.gauss(0, 0.04)
            jx, jy = rng.gauss(0, 0.003), rng.gauss(0, 0.004)
            own = (rng.random(), rng.random(), 0, 1)
            crown = -0.003 * ((y + hy / 2) - (y0 + y1) / 2) ** 2
            for a in range(k + 1):
                for c in range(k + 1):
                    u, v_ = -1 + 2 * a / k, -1 + 2 * c / k
                    su, sv = math.copysign(abs(u) ** 0.7, u), math.copysign(abs(v_) ** 0.7, v_)
                    e = max(0, (1 - su**6) * (1 - sv**6)) ** 0.5
                    vs.append((x + w / 2 + jx + su * (w / 2 - 0.007) * (1 - 0.05 * sv * sv), y + hy / 2 + jy + sv * (hy / 2 - 0.007) * (1 - 0.05 * su * su), -0.145 + crown + tz + 0.028 * e + 0.01 * (tx * su + ty * sv) + 0.003 * mnoise.noise(Vector((x * 40 + u * 3, y * 40 + v_ * 3, 0)))))
            for a in range(k):
                for c in range(k):
                    q = b + a * (k + 1) + c
                    fs.append((q, q + k + 1, q + k + 2, q + 1))
                    colours += own * 4
            x += w
        y += hy
    me = bpy.data.meshes.new('cobbles')
    me.from_pydata(vs, [], fs)
    me.color_attributes.new('rnd', 'FLOAT_COLOR', 'CORNER').data.foreach_set('color', colours)
    me.update()
    obj(me, stone, angle=180)


def asphalt(x0, x1, y0, y1, z=-0.12):
    """Lays worn asphalt with patches and tyre tracks."""
    m = Mat('asphalt')
    v = m.coord('World')
    grit = m.n('TexVoronoi', {'Vector': v, 'Scale': 220.0}).outputs[0]
    col = m.mix(m.rng(m.noise(v, 0.7, 6, 0.6), 0, 1, 0.3, 0.7), hexc('#4d4c4b'), hexc('#67655f'))
    col = m.mix(m.rng(grit, 0.45, 0, 0.0, 0.5), col, hexc('#8d8a84'))
    col = m.mix(m.rng(m.noise(m.scaled(v, (0.15, 1.6, 1)), 1.0, 4), 0, 0.4, 0.5, 0.7), col, hexc('#3d3c3b'))
    mat = m.done(m.bsdf(Base_Color=col, Roughness=0.82, Specular=0.35, Normal=m.bump(grit, 0.004)), hexc('#5a5855'))
    box2((x0, y0, z - 0.2), (x1, y1, z), mat, 0)


def bollard(s, x, y):
    lathe([(0, 0.92), (0.035, 0.915), (0.05, 0.88), (0.045, 0.84), (0.042, 0.1), (0.055, 0.08), (0.06, 0)], s.iron, (x, y, 0), n=24)


def flower_pot(x, y, size=1.0, colour='#8f5f48'):
    """Puts a terracotta pot with a box or a geranium by a door."""
    clay = weathered('terracotta', hexc(colour), 0.85, 0.001, 0.3)
    k = size
    lathe([(0, 0), (0.14 * k, 0), (0.2 * k, 0.34 * k), (0.225 * k, 0.345 * k), (0.225 * k, 0.39 * k), (0.2 * k, 0.39 * k), (0.19 * k, 0.33 * k), (0, 0.33 * k)], clay, (x, y, 0), n=40)
    shrub((x, y, 0.68 * k), (0.27 * k, 0.25 * k, 0.32 * k), leafmat('box', hexc('#2c4a26'), hexc('#5f7a45'), 0.45), 300, 0.08)


def tree_ring(s, x, y, radius=0.55):
    """Sets a ring of iron and earth round a street tree."""
    lathe([(0.0, 0.012), (radius, 0.012)], plain('earth', hexc('#4a4036'), 0.95, 0, 0.3, bump=0.01), (x, y, 0), n=40)
    tube([(x + radius * cos(k * pi / 20), y + radius * math.sin(k * pi / 20), 0.01) for k in range(40)], 0.012, s.iron, True, res=2)


def bicycle(s, x, y, lean=0.14, turn=0.0, colour='#2f4a3f'):
    """Leans a city bicycle against a wall; it stands along X."""
    paint_ = plain('bicycle', hexc(colour), 0.35, 0.1, 0.05)
    rubber, chrome = plain('rubber', hexc('#191919'), 0.8), plain('chrome', hexc('#bfc1c2'), 0.25, 1.0)
    leather = plain('saddle', hexc('#5a3a22'), 0.5)
    with at((x, y, 0), rz=turn, rx=-lean):
        for wx in (-0.54, 0.54):
            tube([(wx + 0.33 * cos(t * pi / 20), 0, 0.34 + 0.33 * math.sin(t * pi / 20)) for t in range(40)], 0.017, rubber, True)
            tube([(wx + 0.305 * cos(t * pi / 20), 0, 0.34 + 0.305 * math.sin(t * pi / 20)) for t in range(40)], 0.009, chrome, True, res=2)
            for k in range(14):
                a = k * 2 * pi / 14
                tube([(wx, 0, 0.34), (wx + 0.3 * cos(a), 0.012 * (-1) ** k, 0.34 + 0.3 * math.sin(a))], 0.0013, chrome, res=1)
            tube([(wx + 0.37 * cos(t * pi / 12), 0, 0.34 + 0.37 * math.sin(t * pi / 12)) for t in range(1, 11)], 0.014, paint_, res=2)
        seat, head, crank = (-0.17, 0, 0.86), (0.39, 0, 0.80), (-0.06, 0, 0.29)
        for a, b in ((seat, crank), (crank, (0.41, 0, 0.68)), (crank, (-0.54, 0, 0.34)), (seat, (-0.54, 0, 0.34)), ((-0.15, 0, 0.74), (0.38, 0, 0.86))):
            tube([a, b], 0.014, paint_)
        tube([(0.37, 0, 1.02), head, (0.45, 0, 0.55), (0.54, 0, 0.34)], 0.013, paint_, smooth=True)
        tube([(-0.17, 0, 0.84), (-0.19, 0, 0.97)], 0.012, chrome)
        from ..shapes import rbox

        rbox((0.26, 0.17, 0.06), 0.028, leather, (-0.2, 0, 1.0), n=8)
        tube([(0.25, 0.29, 1.06), (0.36, 0.2, 1.1), (0.38, 0, 1.05), (0.36, -0.2, 1.1), (0.25, -0.29, 1.06)], 0.011, chrome, smooth=True)
        tube([(crank[0] + 0.09 * cos(t * pi / 10), 0.04, crank[2] + 0.09 * math.sin(t * pi / 10)) for t in range(20)], 0.006, chrome, True, res=2)
        tube([(0.47, 0, 0.72), (0.50, 0, 0.74)], 0.035, chrome)
