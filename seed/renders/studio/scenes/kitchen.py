"""Kitchens."""

from math import cos, pi, radians as rad, sin

from ..home import floor_of
from ..parts import kitchens, plants, seats, shell, things, windows
from ..photograph import camera
from ..shapes import at, box2, rng
from ..surfaces import brick, fabric, glazed_tile, hexc, marble, paint, plain, shade, stone_tile, wood
from .dress import Dress, finish_shell, light_room, look_out, make_room, place_windows


def make_kitchen(home, dress, wooden=False):
    p = dress.p
    front = dress.wood('Z') if wooden else paint('fronts', hexc(p.front), 0.38, 0.35)
    splash = dress.once('splash', lambda: glazed_tile('splash', hexc(p.splash), home.pick('splash', (0.16, 0.08)), 0.0016, 0.14))
    return kitchens.Kitchen(front, dress.worktop, dress.metal, dress.wood(), splash, shaker=home.era in ('old', 'thirties'), handles='bar' if home.era in ('old', 'thirties') or home.pick('handles', (0, 1)) else 'edge')


def lay_worktop(dress, x0, x1, hob, sink):
    """Puts what people leave on a worktop between x0 and x1, away from hob and sink."""
    z = kitchens.TOP
    oil = plain('oil', hexc('#4d5a1e'), 0.06, 0, 0.1)
    free = lambda x: x0 + 0.1 < x < x1 - 0.1 and abs(x - hob) > 0.36 and abs(x - sink) > 0.34
    for x, thing in (
        (hob - 0.42, lambda x: (things.bottle(x, -0.16, z, oil, 0.28, 0.034), things.bottle(x + 0.05, -0.24, z, dress.black, 0.22, 0.03))),
        (hob + 0.42, lambda x: utensils(dress, x, -0.2, z)),
        (x1 - 0.3, lambda x: (things.jar(x, -0.2, z, dress.terracotta, 0.065, 0.12), plants.herb((x, -0.2, z + 0.12), 90, 0.05, 0.09, 0.15))),
        (x0 + 0.3, lambda x: boards(dress, x, z)),
        (sink + 0.5, lambda x: [things.jar(x + 0.14 * k, -0.15, z, m, 0.05, h) for k, (m, h) in enumerate(((dress.ceramic, 0.19), (dress.ceramic, 0.15)))]),
    ):
        if free(x):
            thing(x)


def utensils(dress, x, y, z):
    from ..shapes import tube

    things.jar(x, y, z, dress.ceramic, 0.06, 0.15)
    for k in range(6):
        a = rng.uniform(0, 6)
        tube([(x, y, z + 0.05), (x + 0.06 * cos(a), y + 0.06 * sin(a), z + 0.26 + rng.uniform(0, 0.06))], 0.006, (dress.wood('Z'), dress.metal)[k % 2])


def boards(dress, x, z):
    from ..shapes import box

    for k, (w, h) in enumerate(((0.3, 0.42), (0.22, 0.3))):
        box((w, 0.022, h), (x + 0.06 * k, -0.045 - 0.035 * k, z + h / 2 - 0.002), dress.wood('Z'), 0.006, rot=(-0.10 - 0.03 * k, 0, 0))


def garden_kitchen(home, o):
    """A kitchen with an island that opens on the garden or terrace through a steel front."""
    dress = Dress(home, o.get('palette'))
    p = dress.p
    width, depth, height = o.get('width', 5.1), o.get('depth', 6.2), 2.85 if home.era in ('old', 'thirties') else 2.65
    room = make_room(home, dress, width, depth, height)
    if o.get('brick', home.era == 'old'):
        room.walls = {'right': brick('painted brick', (0.77, 0.75, 0.71), painted=True)}
    gx, gh = 0.6, 2.5
    room.opening('far', gx, width - gx, 0, gh)
    room.build()
    floor_kind = o.get('floor') or home.pick('kitchen floor', ('stone', 'square', 'terrazzo', 'planks'))
    tone = dress.floor_tone() if floor_kind == 'planks' else (hexc('#979084'), hexc('#b8b1a4'))
    shell.floor(room, floor_kind, tone)
    shell.skirting(room, 'plain')
    with room.side('far'):
        windows.steel_window(gx, width - gx, 0, gh, dress.black, 5, (0.62, 1.27, 1.9), dress.metal)
        windows.daylight_lamp(gx, width - gx, 0.05, gh, 13.0, (0.88, 0.94, 1.0))
    k = make_kitchen(home, dress)
    with room.side('left'):
        tall = k.tall_units(0.42, 2, 2.45, oven_in=1)
        box2((0.0, -kitchens.DEPTH, 0), (0.418, 0, height), room.wall, 0)
        box2((0.42, -kitchens.DEPTH, 2.452), (tall, 0, height), room.wall, 0)
        x1 = k.base_run(tall + 0.012, [(0.6, 'door'), (0.6, 'dish'), (0.9, 'hob'), (0.6, 'door'), (0.83, 'sink'), (0.6, 'door')])
        k.splashback(tall + 0.012, x1, 1.60)
        hob, sink = tall + 0.012 + 1.65, tall + 0.012 + 3.12
        k.chimney_hood(hob - 0.42, hob + 0.42, 1.62, height, room.wall, dress.wood())
        for a, b in ((tall + 0.012, hob - 0.53), (hob + 0.5, x1)):
            k.shelf(a, b, 1.60)
            dishes(dress, a, b, 1.632)
        lay_worktop(dress, tall + 0.1, x1, hob, sink)
        things.jar(hob - 0.1, -0.3, kitchens.TOP + 0.006, plain('pan', hexc('#1d2a38'), 0.3, 0, 0.1), 0.1, 0.11)
    ix0, ix1, iy0, iy1 = -0.62, 0.28, 2.25, 4.75
    k.island(ix0, ix1, iy0, iy1, fluted=o.get('fluted', bool(home.pick('fluted', (1, 0)))))
    top = kitchens.TOP + 0.012
    for i in range(3):
        with at((ix1 + 0.22 + rng.uniform(-0.03, 0.06), iy0 + 0.5 + i * 0.75 + rng.uniform(-0.05, 0.05), 0), rz=rng.uniform(0, 1)):
            seats.bar_stool(dress.leather, dress.black)
        (things.opal_globe if p.metal == 'brass' else lambda *a: things.dome_pendant(a[0], a[1], a[2], a[3], dress.metal, radius=0.15))(-0.17, iy0 + 0.5 + i * 0.75, height, 0.92, dress.metal)
    things.bowl(-0.2, 2.75, top, dress.wood(), 0.18, [hexc(c) for c in ('#c7a13a', '#c7a13a', '#8f9f3f', '#b5442c', '#c7a13a', '#8f9f3f')])
    things.vase(-0.3, 4.2, top, dress.grey_ceramic, 0.27, 8)
    things.Books().pile(-0.02, 3.8, top, 2, 0.4, 0.26)
    with room.side('right'):
        things.artwork(2.5, 1.6, 1.0, 1.3, dress.wood('Z'), dress.art_colours(), home.seed % 5 + 1, 'shapes')
        shell.radiator(1.0, 2.0, dress.once('radiator', lambda: plain('radiator', hexc('#e9e7e2'), 0.35, 0, 0.02)))
    with at((width / 2 - 0.42, depth - 0.5, 0)):
        home.pick('kitchen plant', (lambda: plants.palm(dress.grey_ceramic, 1.35), lambda: plants.olive(dress.terracotta, 1.5)))()
    for x in (-1.2, 0.9):
        for y in (1.2, 3.2, 5.2):
            things.spot(x, y, height, dress.ceramic)
    look_out(room, home, o.get('view', 'garden' if home.number('garden') else 'roofs'), 1.5)
    light_room(home, room, o.get('sun', 0.75), o.get('elevation', 40), o.get('azimuth', -38), fill=20)
    camera((1.75, 0.12, 1.4), 24.5, o.get('lens', 24), -0.01)


def dishes(dress, x0, x1, z):
    """Puts bowls, plates, cups and books on an open shelf."""
    from ..shapes import lathe

    x = x0 + 0.16
    while x < x1 - 0.14:
        what = rng.choice(('plates', 'cups', 'bowls', 'jar', 'books'))
        if what == 'plates':
            for i in range(rng.randint(3, 6)):
                lathe([(0, 0), (0.05, 0), (0.105, 0.012), (0.112, 0.018), (0.1, 0.016), (0, 0.008)], dress.ceramic, (x, -0.14, z + 0.011 * i))
            x += 0.27
        elif what == 'cups':
            for i in range(3):
                things.jar(x + 0.095 * i, -0.12, z, rng.choice((dress.ceramic, dress.grey_ceramic)), 0.037, 0.085)
            x += 0.33
        elif what == 'bowls':
            for i in range(3):
                lathe([(0, 0), (0.04, 0), (0.075, 0.03), (0.085, 0.06), (0.081, 0.06), (0.07, 0.03), (0, 0.008)], dress.ceramic, (x, -0.13, z + 0.026 * i))
            x += 0.22
        elif what == 'jar':
            things.jar(x, -0.13, z, rng.choice((dress.ceramic, dress.terracotta, dress.grey_ceramic)), rng.uniform(0.045, 0.06), rng.uniform(0.1, 0.18))
            x += 0.18
        else:
            things.Books().row(x, x + 0.2, z, 0.22, 0.9)
            x += 0.28


def flat_kitchen(home, o):
    """The kitchen of a flat: a run along one wall, wall units, a table by the window."""
    dress = Dress(home, o.get('palette'))
    p = dress.p
    width, depth = o.get('width', 3.1), o.get('depth', 4.6)
    room = make_room(home, dress, width, depth)
    old = home.era == 'old'
    sill, head, w = (0.75, room.height - 0.55, 1.05) if old else (1.0, room.height - 0.32, 1.35)
    build = place_windows(room, home, dress, 'far', 1, w, sill, head, curtains=False, lamp=30, edges=[(width - 0.45 - w, width - 0.45)] if not old else [(width - 0.5 - w, width - 0.5)])
    room.build()
    floor_kind = o.get('floor') or home.pick('flat kitchen floor', ('cement', 'square', 'stone') if old or home.era == 'thirties' else ('square', 'planks'))
    tone = {'cement': (hexc('#3f474b'), hexc('#c9c2b4')), 'planks': dress.floor_tone()}.get(floor_kind, (hexc('#a39c90'), hexc('#c2bbae')))
    shell.floor(room, floor_kind, tone)
    style = {'old': 'thirties', 'thirties': 'thirties'}.get(home.era, 'plain')
    shell.skirting(room, 'plain')
    if style != 'plain':
        shell.cornice(room, style)
    build()
    k = make_kitchen(home, dress)
    with room.side('left'):
        tall = k.tall_units(0.55, 1, 2.2, oven_in=None)
        box2((0.0, -kitchens.DEPTH, 0), (0.548, 0, room.height), room.wall, 0)
        x0 = tall + 0.012
        units = [(0.6, 'dish'), (0.8, 'sink'), (0.6, 'drawers'), (0.6, 'oven'), (0.6, 'door')]
        x1 = k.base_run(x0, units)
        k.splashback(x0, x1, 1.45)
        sink, hob = x0 + 1.0, x0 + 2.3
        k.wall_units(x0, [0.6, 0.8, 0.6, 0.6, 0.6], 1.45, 2.2, 0.35, hood=3)
        lay_worktop(dress, x0, x1, hob, sink)
        things.jar(hob + 0.12, -0.34, kitchens.TOP + 0.006, plain('pan', hexc('#7a2b22'), 0.25, 0, 0.1), 0.1, 0.12)
    tx, ty = width / 2 - (0.92 if o.get('seats', 2) > 3 else 0.55), depth - 1.35
    with at((tx, ty, 0)):
        seats.round_table(dress.wood(), dress.wood('Z'), 0.46, 0.74, 4)
    for a in (190, 268, 82, 8)[: o.get('seats', 2)]:
        dx, dy = 0.62 * cos(rad(a)), 0.62 * sin(rad(a))
        with at((tx + dx, ty + dy, 0), rz=rad(a - 90 + rng.uniform(-8, 8))):
            seats.dining_chair(dress.wood('Z'), dress.natural)
    things.bowl(tx + 0.05, ty + 0.08, 0.741, dress.ceramic, 0.13, [hexc(c) for c in ('#c7a13a', '#8f9f3f', '#b5442c')])
    things.vase(tx - 0.12, ty - 0.1, 0.741, dress.grey_ceramic, 0.2, 5, length=(0.2, 0.35))
    things.dome_pendant(tx, ty, room.height, room.height - 1.75, dress.metal, radius=0.19)
    with room.side('right'):
        for i, dz in enumerate((0, 0)):
            things.artwork(1.1 + 0.55 * i, 1.65, 0.42, 0.56, dress.wood('Z'), dress.art_colours(), home.seed % 5 + i, 'lines', 0.05)
        shell.socket_plate(2.6, 1.12, dress.paper)
    with room.side('far'):
        shell.column_radiator(width - 1.35, width - 0.6, dress.once('radiator', lambda: plain('radiator', hexc('#e4e1da'), 0.4, 0, 0.03)), min(0.7, sill - 0.12))
    look_out(room, home, o.get('view', 'roofs'))
    light_room(home, room, o.get('sun', 0.9), o.get('elevation', 36), o.get('azimuth', 28), fill=16)
    camera((width / 2 - 0.5, 0.08, 1.42), 17, o.get('lens', 20), -0.03)
