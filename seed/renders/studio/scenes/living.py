"""Living rooms."""

from math import pi, radians as rad

from ..parts import plants, seats, shell, things
from ..photograph import camera
from ..shapes import at, box, lathe, rng
from ..surfaces import fabric, hexc, plain, shade
from . import fireplace
from .dress import Dress, finish_shell, light_room, look_out, make_room, place_windows


def salon(home, o):
    """A period room with a chimney breast and two tall windows to the street."""
    dress = Dress(home, o.get('palette'))
    p = dress.p
    width, depth = o.get('width', 4.9), o.get('depth', 6.3)
    room = make_room(home, dress, width, depth)
    head = room.height - 0.43
    mirrored = o.get('mirrored', False)  # chimney on the right
    chimney, sofa_side = ('right', 'left') if mirrored else ('left', 'right')
    s = -1 if mirrored else 1
    build = place_windows(room, home, dress, 'far', 2, 1.18, 0.42, head, edges=[(width / 2 - 1.71, width / 2 - 0.53), (width / 2 + 0.53, width / 2 + 1.71)])
    finish_shell(room, home, dress, rose=(0.0, depth * 0.52))
    shell.ceiling_border(room)
    build()
    if home.storey < 4 and not o.get('plain'):
        shell.wall_panels(room, sofa_side, [(0.3, 1.15), (1.4, 2.75), (3.0, 4.6), (4.85, 6.0)])
    breast = fireplace.chimney_breast(room, chimney, depth - 3.25 if not mirrored else 1.55, 1.7, dress)
    books = things.Books()
    with room.side(chimney):
        start, end = breast
        for a, b in ((start - 1.42, start - 0.02), (end + 0.02, room.length(chimney) - 0.34 if not mirrored else end + 1.42)):
            a = max(a, 0.34 if mirrored else 0)
            if b - a > 0.7:
                things.bookcase(a, b, 2.72, room.joinery, dress.wood(), dress.metal, books, ceramics=(dress.ceramic, dress.grey_ceramic, dress.terracotta))
    # seats
    with room.side(sofa_side):
        x = 2.2 if not mirrored else depth - 2.2
        with at((x, -0.56, 0)):
            seats.sofa(2.3, dress.sofa, dress.wood('Z'), 3, ((-0.78, dress.accent, 0.46, False), (-0.5, dress.natural, 0.5, True), (0.8, dress.natural, 0.48, False)))
            if o.get('throw', True):
                seats.throw_over_seat(dress.blanket, 0.42)
        y = x
        things.artwork(x, 1.9, 0.62, 0.84, dress.wood('Z'), dress.art_colours(), home.seed % 7 + 1, home.pick('art', ('shapes', 'landscape', 'lines')))
        things.artwork(x + (1.8 if not mirrored else -1.8), 1.9, 0.8, 1.05, dress.wood('Z'), dress.art_colours(), home.seed % 5 + 3, home.pick('art2', ('landscape', 'shapes')))
        shell.socket_plate(0.9 if not mirrored else depth - 0.9, 1.12, dress.paper)
    with at((s * -1.25, 2.25, 0), rz=s * rad(118)):
        if home.pick('armchair', (0, 1)):
            seats.lounge_chair(dress.chair, dress.wood('Z'))
        else:
            seats.sofa(0.92, dress.chair, dress.wood('Z'), 1, ((0, dress.natural, 0.42, True),))
    cx, cy = s * 0.05, 3.95
    with at((cx, cy, 0)):
        seats.round_table(dress.wood(), dress.wood('Z'))
    top = books.pile(cx - 0.12, cy + 0.08, 0.396, 3)
    things.bowl(cx + 0.2, cy - 0.1, 0.396, dress.grey_ceramic, 0.13, [hexc(c) for c in ('#b5822c', '#8f9a3a', '#c46a2a')])
    things.jar(cx + 0.03, cy - 0.24, 0.396, dress.ceramic, 0.04, 0.085)
    wool = home.pick('rug', ('berber', 'wool', 'kilim'))
    ground, line = hexc(p.rug), hexc(p.line)
    mat = {'berber': lambda: seats.berber(ground, line), 'wool': lambda: seats.wool(ground, line, (1.3, 0.88)), 'kilim': lambda: seats.kilim(ground, [line, hexc(p.accent), hexc(p.blanket)])}[wool]()
    seats.rug(mat, 2.6, 1.76, 0 if wool == 'kilim' else 0.018, 60000, pi / 2 + 0.03, (s * 0.05, 3.85))
    things.floor_lamp(s * (width / 2 - 0.45), depth - 0.68, dress.metal, lit=o.get('lit', True))
    with at((0.0, depth - 0.36, 0)):
        home.pick('plant', (lambda: plants.ficus(dress.terracotta), lambda: plants.palm(dress.grey_ceramic, 1.35), lambda: plants.olive(dress.terracotta, 1.6)))()
    with room.side('far'):
        shell.socket_plate(width - 0.42, 0.3, dress.paper)
    lamp = home.pick('pendant', ('lantern', 'globe', 'dome'))
    if lamp == 'lantern':
        things.paper_lantern(0, depth * 0.52, room.height - 0.1)
    elif lamp == 'globe':
        things.opal_globe(0, depth * 0.52, room.height - 0.1, 0.75, dress.metal, 0.17)
    else:
        things.dome_pendant(0, depth * 0.52, room.height - 0.1, 0.95, dress.metal, radius=0.24)
    look_out(room, home, o.get('view'))
    light_room(home, room, o.get('sun', 1.0), o.get('elevation', 31), o.get('azimuth'))
    camera((s * 1.02, 0.12, 1.4), s * 14.5, o.get('lens', 24), 0.02)


def plain_living(home, o):
    """A living room of later years: one wide window, a low ceiling, a sofa along the side."""
    dress = Dress(home, o.get('palette'))
    p = dress.p
    width, depth = o.get('width', 4.6), o.get('depth', 6.0)
    room = make_room(home, dress, width, depth)
    recent = home.era == 'recent'
    door_height = recent or home.number('terrace') > 0
    sill, head = (0.03, min(2.35, room.height - 0.2)) if door_height else (0.82, room.height - 0.35)
    w = width * (0.74 if recent else 0.62)
    mid = width / 2 + o.get('window_shift', 0.0)
    build = place_windows(room, home, dress, 'far', 1, w, sill, head, curtains=True, edges=[(mid - w / 2, mid + w / 2)], lamp=22)
    finish_shell(room, home, dress)
    build()
    books = things.Books()
    s = -1 if o.get('mirrored') else 1
    right, left = ('left', 'right') if o.get('mirrored') else ('right', 'left')
    with room.side(right):
        x = 2.35 if s > 0 else depth - 2.35
        with at((x, -0.56, 0)):
            seats.sofa(2.35, dress.sofa, dress.wood('Z'), 3, ((-0.8, dress.accent, 0.46, False), (0.82, dress.natural, 0.5, False), (0.5, dress.blanket, 0.46, True)))
            if o.get('throw', True):
                seats.throw_over_seat(dress.blanket, -0.3)
        pair = home.pick('pair', ('landscape', 'shapes', 'lines'))
        for k in (-0.42, 0.42):
            things.artwork(x + k, 1.72, 0.6, 0.8, dress.wood('Z'), dress.art_colours(), home.seed % 7 + 2 + k, pair)
    with room.side(left):
        x0 = depth - 3.9 if s > 0 else 1.7
        things.sideboard(x0, x0 + 2.0, dress.wood(), dress.wood('Z'), dress.metal)
        things.vase(x0 + 0.3, -0.22, 0.721, dress.ceramic, 0.3, 7)
        top = books.pile(x0 + 0.95, -0.22, 0.721, 3, 0.1, 0.26)
        things.table_lamp(x0 + 1.7, -0.22, 0.721, dress.grey_ceramic)
        things.mirror(x0 + 1.0, 1.12, 0.8, 0.8, dress.metal, None, 0.3)
    with at((s * -1.15, 2.35, 0), rz=s * rad(112)):
        seats.lounge_chair(dress.chair, dress.wood('Z'))
    cx, cy = s * 0.2, 3.7
    with at((cx, cy, 0)):
        seats.round_table(dress.wood(), dress.black, 0.42, 0.38, 3)
    books.pile(cx - 0.1, cy + 0.06, 0.381, 2)
    things.bowl(cx + 0.16, cy - 0.12, 0.381, dress.ceramic, 0.11)
    ground, line = hexc(p.rug), hexc(p.line)
    kind = home.pick('rug', ('wool', 'berber', 'kilim'))
    mat = {'berber': lambda: seats.berber(ground, line), 'wool': lambda: seats.wool(ground, None), 'kilim': lambda: seats.kilim(ground, [line, hexc(p.accent), hexc(p.blanket)])}[kind]()
    seats.rug(mat, 2.7, 1.8, 0 if kind == 'kilim' else 0.016, 60000, pi / 2, (s * 0.15, 3.6))
    with at((s * -(width / 2 - 0.42), depth - 0.42, 0)):
        home.pick('plant', (lambda: plants.olive(dress.terracotta, 1.5), lambda: plants.palm(dress.grey_ceramic, 1.25), lambda: plants.ficus(dress.ceramic, 1.45)))()
    things.floor_lamp(s * (width / 2 - 0.4), depth - 0.62, dress.metal, 1.6, lit=o.get('lit', True))
    if recent:
        for x in (-1.2, 1.2):
            for y in (1.4, 3.2, 5.0):
                things.spot(x, y, room.height, dress.ceramic)
    else:
        things.paper_lantern(0.1, depth * 0.55, room.height, 0.35, 0.26)
        if not door_height:
            with room.side('far'):
                shell.radiator(mid - 0.8, mid + 0.8, dress.once('radiator', lambda: plain('radiator', hexc('#e9e7e2'), 0.35, 0, 0.02)))
    look_out(room, home, o.get('view'))
    light_room(home, room, o.get('sun', 1.0), o.get('elevation', 33), o.get('azimuth'), fill=24)
    camera((s * 1.0, 0.1, 1.35), s * 15, o.get('lens', 23), -0.01)


def studio_room(home, o):
    """The one room of a studio: a kitchen along a wall, a table, a sofa and a bed by the window."""
    from ..parts import beds, kitchens
    from .kitchen import lay_worktop, make_kitchen

    dress = Dress(home, o.get('palette'))
    p = dress.p
    area = home.number('living')
    width = o.get('width', 3.9)
    depth = o.get('depth', min(7.0, max(5.4, (area - 6) / width)))
    room = make_room(home, dress, width, depth)
    old = home.era == 'old'
    sill, head, w = (0.5, room.height - 0.5, 1.12) if old else (0.85, room.height - 0.32, 1.9)
    edges = [(0.55, 0.55 + w), (width - 0.45 - w, width - 0.45)] if old else [((width - w) / 2, (width + w) / 2)]
    build = place_windows(room, home, dress, 'far', len(edges), w, sill, head, edges=edges, lamp=24)
    finish_shell(room, home, dress)
    build()
    k = make_kitchen(home, dress)
    with room.side('left'):
        x0 = 1.5
        x1 = k.base_run(x0, [(0.6, 'door'), (0.6, 'oven'), (0.8, 'sink')])
        k.splashback(x0, x1, 1.45)
        k.wall_units(x0, [0.6, 0.6, 0.8], 1.45, 2.15, 0.35, hood=1)
        lay_worktop(dress, x0, x1, x0 + 0.9, x0 + 1.6)
        things.artwork(x1 + 1.15, 1.65, 0.6, 0.8, dress.wood('Z'), dress.art_colours(), home.seed % 5 + 1, 'shapes')
        with at((x1 + 1.15, -0.52, 0)):
            seats.sofa(1.7, dress.sofa, dress.wood('Z'), 2, ((-0.5, dress.accent, 0.44, False), (0.5, dress.natural, 0.46, False)))
    with room.side('right'):
        with at((1.15, -0.04, 0)):
            beds.bed(1.4, dress.natural, dress.linen, dress.blanket, dress.wood('Z'), dress.accent, home.seed % 4)
        with at((2.15, -0.02, 0)):
            top = beds.nightstand(dress.wood(), dress.metal, 0.4)
            things.table_lamp(0.0, -0.18, top, dress.ceramic, height=0.4)
        things.artwork(1.15, 1.75, 0.9, 0.65, dress.wood('Z'), dress.art_colours(), home.seed % 6 + 2, 'landscape')
        things.bookcase(2.9, 3.8, 2.0, room.joinery, dress.wood(), dress.metal, things.Books(), 0.3, ceramics=(dress.ceramic, dress.terracotta))
    with at((-0.15, depth - 2.3, 0)):
        seats.round_table(dress.wood(), dress.black, 0.36, 0.4, 3)
    things.bowl(-0.1, depth - 2.25, 0.401, dress.ceramic, 0.11)
    seats.rug(seats.wool(hexc(p.rug)), 2.0, 1.4, 0.016, 38000, pi / 2, (-0.2, depth - 2.3))
    with at((0.0 if old else -width / 2 + 0.4, depth - 0.4, 0)):
        plants.palm(dress.terracotta, 1.1, 0.17)
    things.paper_lantern(0, depth * 0.55, room.height, 0.3, 0.24)
    look_out(room, home, o.get('view'))
    light_room(home, room, o.get('sun', 1.0), o.get('elevation', 33), o.get('azimuth'), fill=20)
    camera((1.15, 0.1, 1.45), 13 + o.get('yaw', 0), o.get('lens', 19), -0.03)


def loft(home, o):
    """A loft in a former workshop: brick, steel windows, beams and a concrete floor."""
    from ..shapes import box2
    from ..surfaces import brick

    dress = Dress(home, o.get('palette'))
    p = dress.p
    width, depth, height = o.get('width', 6.4), o.get('depth', 8.2), home.ceiling
    bare = brick('bare brick', hexc('#a0745a'), (0.5, 0.47, 0.42)) if home.pick('brick', (1, 0)) else brick('painted brick', hexc('#e2ded6'), painted=True)
    room = make_room(home, dress, width, depth, walls=None)
    room.walls = {'left': bare, 'far': bare if home.pick('far brick', (0, 1)) else room.wall}
    edges = [(0.5, 2.9), (3.5, 5.9)]
    build = place_windows(room, home, dress, 'far', 2, 2.4, 0.75, height - 0.45, curtains=False, edges=edges, lamp=20)
    room.build()
    shell.floor(room, 'concrete', (hexc('#6f6c67'), hexc('#9b968e')))
    build()
    steel = plain('painted steel', hexc('#2b2d30'), 0.5, 0.3, 0.12)
    for y in (2.0, 4.6, 7.2):  # steel joists with timber between
        for z, w in ((height - 0.02, 0.16), (height - 0.30, 0.16)):
            box2((-width / 2, y - w / 2, z - 0.02), (width / 2, y + w / 2, z), steel, 0.003)
        box2((-width / 2, y - 0.01, height - 0.30), (width / 2, y + 0.01, height), steel, 0.002)
    timber = dress.once('joist', lambda: plain('joist', hexc('#8f7350'), 0.7, 0, 0.18))
    for i in range(11):
        x = -width / 2 + 0.3 + i * 0.58
        box2((x - 0.04, 0, height - 0.20), (x + 0.04, depth, height - 0.001), timber, 0.004)
    from ..shapes import tube

    zinc = plain('spiral duct', hexc('#a8acae'), 0.35, 0.9, 0.06)
    tube([(width / 2 - 0.55, 0, height - 0.62), (width / 2 - 0.55, depth, height - 0.62)], 0.13, zinc)
    y = 0.1
    while y < depth:
        tube([(width / 2 - 0.55 + 0.133 * sin_, y, height - 0.62 + 0.133 * cos_) for sin_, cos_ in _circle()], 0.004, zinc, True, res=1)
        y += 0.24
    with room.side('left'):
        with at((4.6, -0.6, 0)):
            seats.sofa(2.6, dress.sofa, dress.wood('Z'), 3, ((-0.9, dress.accent, 0.48, False), (0.9, dress.natural, 0.5, False), (0.5, dress.blanket, 0.46, True)))
            seats.throw_over_seat(dress.blanket, -0.3)
        things.artwork(4.6, 2.0, 1.5, 1.1, dress.black, dress.art_colours(), home.seed % 7 + 1, 'shapes', 0.09)
        things.bookcase(1.0, 2.9, 2.5, dress.once('rack', lambda: plain('rack', hexc('#34302b'), 0.5)), dress.wood(), dress.metal, things.Books(), 0.33, ceramics=(dress.ceramic, dress.grey_ceramic))
    with at((-0.9, 4.6, 0)):
        seats.round_table(dress.wood(), dress.black, 0.5, 0.36, 3)
    things.Books().pile(-1.0, 4.65, 0.361, 3)
    things.bowl(-0.75, 4.45, 0.361, dress.grey_ceramic, 0.13)
    seats.rug(seats.kilim(hexc(p.rug), [hexc(p.line), hexc(p.accent), hexc(p.blanket)]), 3.2, 2.2, 0, 0, pi / 2, (-1.0, 4.6))
    with at((0.75, 3.7, 0), rz=rad(-70)):
        seats.lounge_chair(dress.leather, dress.wood('Z'))
    with at((1.6, 6.3, 0), rz=rad(90)):
        seats.long_table(2.2, 0.95, dress.wood('X'), dress.black)
    for k, (x, y, turn) in enumerate(((0.85, 5.7, 90), (0.85, 6.4, 88), (0.85, 7.0, 93), (2.35, 5.8, -90), (2.35, 6.6, -87))):
        with at((x, y, 0), rz=rad(turn)):
            seats.dining_chair(dress.wood('Z'), dress.natural)
    things.vase(1.6, 6.5, 0.75, dress.ceramic, 0.28, 8)
    for y in (5.8, 6.8):
        things.dome_pendant(1.6, y, height - 0.2, height - 0.2 - 1.65, dress.black, radius=0.22)
    things.floor_lamp(-width / 2 + 0.4, 6.6, dress.black, 1.7)
    with at((0.0, depth - 0.45, 0)):
        plants.ficus(dress.grey_ceramic, 1.9, 0.24)
    look_out(room, home, o.get('view', 'street'))
    light_room(home, room, o.get('sun', 0.9), o.get('elevation', 33), o.get('azimuth', 28), fill=40)
    camera((1.5, 0.12, 1.45), 12, o.get('lens', 21), 0.02)


def _circle(n=24):
    from math import cos, sin

    return [(sin(i * 2 * pi / n), cos(i * 2 * pi / n)) for i in range(n)]
