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
