"""Bathrooms."""

from math import pi, radians as rad

from ..parts import baths, plants, shell, things, windows
from ..photograph import area_lamp, camera
from ..shapes import at, box, box2, rng
from ..surfaces import fabric, glazed_tile, hexc, marble, paint, plain, shade, stone_tile
from .dress import Dress, finish_shell, light_room, look_out, make_room, place_windows


def bathroom(home, o):
    """A bathroom with a vanity on the left, a bath or a walk-in shower at the end."""
    dress = Dress(home, o.get('palette'))
    p = dress.p
    width, depth = o.get('width', 2.35), o.get('depth', 3.3)
    height = min(home.ceiling, 2.75)
    room = make_room(home, dress, width, depth, height)
    window = o.get('window', True)
    shower = o.get('shower', False)
    wx0, wx1 = width / 2 - 0.42, width / 2 + 0.42
    sill, head = 1.35, min(2.3, height - 0.25)
    if window:
        room.opening('far', wx0, wx1, sill, head)
    room.build(back_seen=False)
    dark, light = (hexc(c) for c in p.tile)
    style = o.get('tiles') or home.pick('bath tiles', ('metro', 'large', 'zellige'))
    tile = {
        'metro': lambda: (glazed_tile('metro', light, 0.05, 0.0006, 0.10), 0.2, 0.075, 0.5),
        'zellige': lambda: (glazed_tile('zellige', light, 0.16, 0.0018, 0.14), 0.1, 0.1, 0),
        'large': lambda: (stone_tile('wall stone', shade(light, 0.97), light, 0.3, 0.0002), 0.6, 1.2, 0),
    }[style]()
    mat, length, tall, stagger = tile
    floor_kind = o.get('floor') or home.pick('bath floor', ('square', 'terrazzo', 'cement'))
    shell.floor(room, floor_kind, {'cement': (hexc('#39434a'), hexc('#c9c4b8'))}.get(floor_kind, (shade(dark, 0.9), dark)))
    top = height if style == 'large' else 2.1
    hole = [(wx0, wx1, sill, head)] if window else []
    with room.side('far'):
        baths.tiled(0, width, 0, top, mat, length, tall, stagger, cut=hole)
        if window:
            windows.framed_window(wx0, wx1, sill, head, dress.window_bars(), 1, 0.05, dress.metal, y=0.16)
            box2((wx0 - 0.0, -0.012, sill - 0.02), (wx1, 0.16, sill), dress.marble, 0.003)
            frosted(wx0, wx1, sill, head)
            windows.daylight_lamp(wx0, wx1, sill, head, 46, y=0.10)
    with room.side('right'):
        baths.tiled(0, depth if style == 'large' else 1.05, 0, top, mat, length, tall, stagger)
    with room.side('left'):
        baths.tiled(0 if style == 'large' else depth - 1.05, depth, 0, top, mat, length, tall, stagger)
    if style != 'large':
        for name, a, b in (('left', 0, depth - 1.05), ('right', 1.05, depth)):
            with room.side(name):
                baths.tiled(a, b, 0, 1.2, mat, length, tall, stagger)
                box2((a, -0.016, 1.2), (b, -0.001, 1.216), dress.metal, 0.002)
    if shower:
        with room.side('far'):
            baths.shower_set(width / 2 - 0.55 if window else width / 2, dress.metal)
            box2((0.004, -0.95, 0.0), (width - 0.004, -0.01, 0.022), dress.once('tray', lambda: plain('tray', hexc('#d9d6d0'), 0.5, 0, 0.03)), 0.004)
            box2((width / 2 - 0.05, -0.55, 0.0225), (width / 2 + 0.05, -0.45, 0.0245), dress.metal, 0.001)
        baths.glass_screen((-width / 2 + 0.01, depth - 0.95, 0.02), (-width / 2 + 1.15, depth - 0.942, 2.05), dress.metal)
    else:
        with room.side('far'):
            panel = dress.once('bath panel', lambda: paint('bath panel', shade(light, 0.9), 0.4, 0.3))
            baths.bathtub(0.004, width - 0.004, 0.78, panel, dress.sanitary)
        bath_mixer(dress, width, depth)
    with room.side('left'):
        wide = o.get('vanity', 1.2)
        a = depth - (1.25 if shower else 1.0) - wide
        front = dress.wood('Z') if home.pick('vanity', (1, 0)) else paint('vanity', hexc(p.front), 0.4, 0.3)
        baths.vanity(a, a + wide, front, dress.worktop if p.top != 'terrazzo' else dress.marble, dress.metal, dress.sanitary, 2 if wide > 1.15 else 1)
        round_mirror = home.pick('bath mirror', (1, 0))
        if round_mirror and wide < 1.3:
            things.mirror(a + wide / 2, 1.12, 0.82, 0.82, dress.metal, None, 0.25, y=-0.012)
        else:
            baths.washstand_mirror(a + 0.04, a + wide - 0.04, 1.12, 1.98, dress.metal)
        for x in (a + 0.02, a + wide - 0.02):
            sconce(dress, x, 1.62 if round_mirror else 1.6)
        baths.soap_bottle(a + wide / 2 + 0.02, -0.12, 0.84, plain('amber', hexc('#4a2a12'), 0.12, 0, 0.1), dress.black)
        things.jar(a + wide / 2 - 0.1, -0.1, 0.84, dress.ceramic, 0.035, 0.1)
        baths.folded_towels(a + 0.3, -0.24, 0.11, [dress.natural, dress.once('towel', lambda: fabric('towel', hexc('#eae6dd'), 0.35, 0.98, 0.5, 0.05))], 0.34, 0.26)
        box2((a + 0.05, -0.44, 0.09), (a + wide - 0.05, -0.02, 0.11), dress.wood(), 0.004)
    with room.side('right'):
        towel = dress.once('towel', lambda: fabric('towel', hexc('#eae6dd'), 0.35, 0.98, 0.5, 0.05))
        x = depth - 3.1
        baths.toilet(x + 1.6, dress.sanitary, dress.metal)
        white = dress.metal if p.metal == 'black' else dress.once('bath radiator', lambda: plain('radiator', hexc('#e6e4df'), 0.3, 0, 0.02))
        baths.towel_radiator(x + 0.75, x + 1.2, 0.75, 1.75, white)
        baths.hanging_towel(x + 0.78, x + 1.17, 1.46, 0.5, towel)
    with room.side('far'):
        if window:
            with at((wx1 - 0.16, 0.06, sill)):
                things.jar(0, 0, 0, dress.terracotta, 0.05, 0.09)
                plants.herb((0, 0, 0.09), 60, 0.06, 0.06, 0.12)
    for x in (-0.5, 0.5):
        for y in (0.9, 2.3):
            things.spot(x, y, height, dress.ceramic, 3.0)
    area_lamp((0, depth * 0.45, height - 0.02), (0, depth * 0.45, 0), 1.2, 16, (1.0, 0.9, 0.78), 1.6)
    look_out(room, home, 'roofs', 1.3)
    light_room(home, room, 0.0, fill=0)
    camera((o.get('x', 0.5), -0.35, 1.38), o.get('yaw', 8), o.get('lens', 21), -0.05)


def frosted(x0, x1, z0, z1):
    """Covers a bathroom window with obscure glass."""
    from ..surfaces import Mat

    m = Mat('frosted')
    n = m.noise(m.coord('World'), 3.0, 2)
    mat = m.done(m.n('Emission', {'Color': m.mix(n, (0.86, 0.93, 1.0), (0.95, 0.98, 1.0)), 'Strength': 1.9}))
    o = box2((x0 + 0.06, 0.215, z0 + 0.06), (x1 - 0.06, 0.218, z1 - 0.06), mat, 0)
    o.visible_shadow = o.visible_diffuse = False


def bath_mixer(dress, width, depth):
    """Puts a mixer and a hand shower on the wall over the bath."""
    from ..shapes import tube

    m = dress.metal
    with at((width / 2, depth, 0), rz=rad(-90)):
        x, z = 0.39, 0.80
        tube([(x - 0.1, -0.05, z), (x + 0.1, -0.05, z)], 0.02, m)
        for s in (-0.075, 0.075):
            tube([(x + s, -0.006, z), (x + s, -0.05, z)], 0.013, m)
        tube([(x, -0.05, z - 0.01), (x, -0.12, z - 0.015), (x, -0.16, z - 0.04)], 0.012, m, smooth=True)
        tube([(x + 0.02, -0.05, z - 0.02), (x + 0.06, -0.07, z - 0.13), (x + 0.12, -0.06, z + 0.1), (x + 0.12, -0.05, z + 0.42)], 0.0055, m, smooth=True)
        tube([(x + 0.12, -0.008, z + 0.42), (x + 0.12, -0.05, z + 0.42), (x + 0.12, -0.07, z + 0.60), (x + 0.12, -0.10, z + 0.63)], 0.011, m, smooth=True)


def sconce(dress, x, z):
    """Fixes a wall lamp with an opal tube beside a mirror."""
    from ..shapes import lathe, tube
    from ..surfaces import emit

    box2((x - 0.025, -0.02, z - 0.05), (x + 0.025, -0.008, z + 0.05), dress.metal, 0.006)
    tube([(x, -0.02, z), (x, -0.07, z)], 0.008, dress.metal)
    lathe([(0, -0.12), (0.024, -0.118), (0.026, -0.11), (0.026, 0.11), (0.024, 0.118), (0, 0.12)], emit('opal tube', (1, 0.82, 0.6), 4.5), (x, -0.075, z), n=32)
