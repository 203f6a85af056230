"""Shops and offices, empty or nearly so, as they are let."""

from math import cos, pi, radians as rad, sin

from ..parts import outside, plants, seats, shell, things, windows
from ..photograph import area_lamp, camera, hide_sky_from_light, sky
from ..shapes import at, box, box2, grid_tiles, lathe, rbox, rng, tiles, tube
from ..surfaces import Mat, brick, concrete, emit, fabric, hexc, paint, plain, shade, stone_tile
from .dress import Dress, make_room


def shop(home, o):
    """An empty shop seen from its back: the window to the street, shelves, a counter, spots on tracks."""
    dress = Dress(home, o.get('palette', 'white'))
    width, depth, height = o.get('width', 5.2), o.get('depth', 8.5), 3.3 if home.number('built') < 1950 else 2.9
    room = make_room(home, dress, width, depth, height)
    bare = home.pick('shop wall', (1, 0))
    if bare:
        room.walls = {'left': brick('bare brick', hexc('#a07c66'), (0.5, 0.47, 0.42))}
    head = height - 0.45
    door = (0.35, 1.35)
    room.opening('far', *door, 0.02, head)
    room.opening('far', 1.55, width - 0.35, 0.42, head)
    room.build()
    shell.floor(room, home.pick('shop floor', ('planks', 'concrete', 'terrazzo')), dress.floor_tone() if home.pick('shop floor', (1, 0, 0)) else (hexc('#7a766f'), hexc('#a39e95')))
    shell.skirting(room, 'plain')
    frame_ = plain('shop front', hexc(home.pick('shop front', ('#22302b', '#2b2d30', '#5a2a22'))), 0.4)
    with room.side('far'):
        windows.framed_window(*door, 0.02, head, frame_, 1, 0.06, dress.metal, sash=0.09)
        windows.framed_window(1.55, width - 0.35, 0.42, head, frame_, 2, 0.06, fixed=(0, 1))
        windows.daylight_lamp(0.4, width - 0.4, 0.42, head, 15)
        box2((1.5, -0.55, 0.0), (width - 0.3, -0.002, 0.40), dress.once('stage', lambda: paint('stage', hexc('#d9d6cf'), 0.5, 0.2)), 0.006)
    wood = dress.wood()
    with room.side('right'):
        for k in range(3):
            a = 2.2 + k * 1.75
            for x in (a, a + 1.6):
                tube([(x, -0.02, 0.3), (x, -0.02, 2.3)], 0.012, dress.black)
            for z in (0.55, 1.0, 1.45, 1.9):
                box2((a - 0.05, -0.34, z), (a + 1.65, -0.02, z + 0.028), wood, 0.003)
                for x in (a, a + 1.6):
                    tube([(x, -0.02, z - 0.005), (x, -0.3, z - 0.005)], 0.008, dress.black)
    counter = dress.once('counter', lambda: paint('counter', hexc(dress.p.front), 0.4, 0.3))
    with at((-0.9, 3.1, 0), rz=rad(8)):
        box2((-1.0, -0.3, 0), (1.0, 0.3, 0.93), counter, 0.004)
        box2((-1.06, -0.36, 0.93), (1.06, 0.36, 0.975), wood, 0.005)
        things.vase(0.6, 0.02, 0.976, dress.ceramic, 0.26, 8)
    black = dress.black
    for x in (-1.3, 1.3):
        box2((x - 0.018, 0.6, height - 0.03), (x + 0.018, depth - 0.8, height), black, 0.003)
        y = 1.1
        while y < depth - 1:
            turn = rng.uniform(-0.5, 0.5)
            with at((x, y, height - 0.08), rz=turn):
                tube([(0, 0, 0.05), (0, 0, -0.02)], 0.01, black)
                tube([(0.0, -0.07, -0.05), (0.03, 0.09, -0.09)], 0.038, black)
                lathe([(0, 0), (0.033, 0)], emit('spot', (1, 0.85, 0.66), 5), (0.0311, 0.092, -0.0905), rot=(-pi / 2 - 0.25, 0, 0), n=20)
            y += 1.35
    with at((width / 2 - 0.5, depth - 0.95, 0)):
        plants.olive(dress.terracotta, 1.5)
    outside.street(depth, -0.16, 1.25)
    sky(38, 30, 0.30, 14, 0.6, dust=1.5)
    hide_sky_from_light()
    area_lamp((0, 3.5, height - 0.06), (0, 3.5, 0), 3.0, 60, (1, 0.92, 0.8), 5.0)
    camera((1.6, 0.12, 1.45), 13, o.get('lens', 21), 0.0)


def office_chair(seat, black, metal):
    """Builds a swivel chair on five castors."""
    for k in range(5):
        a = k * 2 * pi / 5
        tube([(0, 0, 0.10), (0.3 * cos(a), 0.3 * sin(a), 0.07)], 0.018, black)
        lathe([(0, -0.02), (0.028, -0.02), (0.03, 0), (0.028, 0.02), (0, 0.02)], black, (0.3 * cos(a), 0.3 * sin(a), 0.03), rot=(pi / 2, 0, a), n=16)
    tube([(0, 0, 0.08), (0, 0, 0.43)], 0.024, metal)
    rbox((0.48, 0.47, 0.08), 0.035, seat, (0, 0, 0.47), crown=0.015, n=12)
    rbox((0.44, 0.06, 0.52), 0.028, seat, (0, 0.24, 0.82), (-0.14, 0, 0), side=0.02, n=12)
    tube([(0, 0.05, 0.43), (0, 0.24, 0.45), (0, 0.26, 0.66)], 0.02, black, smooth=True)
    for s in (-1, 1):
        tube([(s * 0.2, 0.05, 0.44), (s * 0.27, 0.05, 0.5), (s * 0.27, 0.04, 0.66)], 0.013, black)
        box((0.05, 0.24, 0.025), (s * 0.27, 0.0, 0.67), black, 0.01)


def screen(black):
    """Builds a computer screen on its foot; its back is to +Y."""
    box((0.62, 0.03, 0.36), (0, 0, 0.36), black, 0.006)
    box2((-0.30, -0.0165, 0.195), (0.30, -0.0155, 0.525), plain('display', hexc('#0c0e11'), 0.12, 0, 0.05), 0)
    tube([(0, 0.02, 0.01), (0, 0.03, 0.28)], 0.016, black)
    box((0.24, 0.18, 0.012), (0, 0.03, 0.006), black, 0.004)


def office(home, o):
    """An office floor: a band of windows, desks in pairs, carpet tiles, panels of light."""
    dress = Dress(home, o.get('palette', 'graphite'))
    width, depth, height = o.get('width', 8.4), o.get('depth', 13.0), 2.8
    room = make_room(home, dress, width, depth, height, wall='#e9e7e2')
    old = home.number('built') < 1940
    spans, y = [], 0.6
    while y + 1.9 < depth:
        spans.append((y, y + (1.35 if old else 1.9)))
        y += 2.15
    sill, head = (0.8, 2.5)
    for a, b in spans:
        room.opening('left', a, b, sill, head)
    room.build()
    carpet = Mat('carpet tile')
    r, v = carpet.own(), carpet.coord('World')
    base = hexc(home.pick('carpet', ('#5b5f63', '#6d675f', '#4a5560')))
    pile = carpet.noise(v, 180, 3)
    col = carpet.mix(r[0], shade(base, 0.92), shade(base, 1.08))
    col = carpet.mix(carpet.rng(pile, 0, 0.6, 0.35, 0.65), col, shade(base, 0.6))
    tiles(grid_tiles(-width / 2, 0, width / 2, depth, 0.5, 0.5, 0), carpet.done(carpet.bsdf(Base_Color=col, Roughness=0.95, Specular=0.1), base), 0.001, 0.001, 0.0002)
    box2((-width / 2, 0, -0.1), (width / 2, depth, -0.006), plain('under', hexc('#333333'), 0.9), 0)
    shell.skirting(room, 'plain')
    white = plain('ceiling tile', hexc('#e9e8e4'), 0.85, 0, 0.02)
    quads = grid_tiles(-width / 2, 0, width / 2, depth, 0.6, 0.6, 0)
    o_ = tiles(quads, white, 0.012, 0.003, 0.0006)
    o_.location.z = height - 0.02
    o_.rotation_euler = (pi, 0, 0)
    o_.location.y = depth
    panel = emit('panel', (1.0, 0.97, 0.92), 4.0)
    for x in (-2.1, 0.9):
        y = 1.5
        while y < depth - 1:
            box2((x, y, height - 0.034), (x + 0.58, y + 1.18, height - 0.026), panel, 0)
            area_lamp((x + 0.3, y + 0.6, height - 0.045), (x + 0.3, y + 0.6, 0), 0.55, 16, (1, 0.97, 0.92), 1.1)
            y += 2.4
    bars = dress.window_bars()
    sill_mat = dress.once('sill', lambda: plain('sill', hexc('#d9d6d0'), 0.35))
    with room.side('left'):
        for a, b in spans:
            windows.framed_window(a, b, sill, head, bars, 1 if old else 2, 0.05, y=0.16, board=sill_mat)
            windows.daylight_lamp(a, b, sill, head, 16)
            shell.radiator(a + 0.1, b - 0.1, dress.once('radiator', lambda: plain('radiator', hexc('#e9e7e2'), 0.35)), 0.14, 0.62)
    top, leg = plain('desk top', hexc('#dcd3c2'), 0.4, 0, 0.04), plain('desk leg', hexc('#c9c9c6'), 0.4, 0.4)
    seat = fabric('office seat', hexc('#3a3f44'), 1.0)
    for x, y in ((-2.3, 3.4), (-2.3, 6.6), (-2.3, 9.8), (1.9, 5.0), (1.9, 8.2)):
        for s in (-1, 1):
            with at((x, y + s * 0.42, 0), rz=0 if s < 0 else pi):
                seats.long_table(1.6, 0.8, top, leg, 0.74)
                with at((0.1, 0.14, 0.741)):
                    screen(dress.black)
                with at((rng.uniform(-0.15, 0.15), -0.62, 0), rz=pi + rng.uniform(-0.5, 0.5)):
                    office_chair(seat, dress.black, leg)
                box2((-0.24, -0.26, 0.741), (0.2, -0.12, 0.757), dress.black, 0.004)
        box2((x - 0.8, y - 0.012, 0.76), (x + 0.8, y + 0.012, 1.15), seat, 0.004)
    with room.side('right'):
        things.wardrobe(2.0, 6.5, 1.2, top, dress.black, 0.45, 6)
        for k in range(3):
            things.vase(2.6 + k * 1.4, -0.22, 1.2, dress.ceramic, 0.24, 6 if k != 1 else 0)
    for y in (4.0, 11.8):
        with at((width / 2 - 0.5, y, 0)):
            plants.ficus(dress.grey_ceramic, 1.6, 0.2)
    outside_left(room, home)
    sky(36, -70, 0.30, 15, 0.6, dust=1.5)
    hide_sky_from_light()
    camera((1.3, 0.15, 1.5), 9, o.get('lens', 20), -0.01)


def outside_left(room, home):
    """Builds the street beyond the left wall."""
    from ..shapes import at as frame_at

    with frame_at((-room.width / 2, room.depth / 2, 0), rz=rad(90)):
        outside.street(0.4, -(0.8 + 3.3 * home.storey), 1.3)
