"""Bedrooms."""

from math import pi, radians as rad

from ..parts import beds, plants, seats, shell, things
from ..photograph import camera
from ..shapes import at, rng
from ..surfaces import hexc, paint, plain, shade
from .dress import Dress, finish_shell, light_room, look_out, make_room, place_windows


def bedroom(home, o):
    """A bedroom with the bed's head on one side wall and a wardrobe opposite."""
    dress = Dress(home, o.get('palette'))
    p = dress.p
    old = home.era == 'old'
    width, depth = o.get('width', 3.9), o.get('depth', 4.8)
    s = -1 if o.get('mirrored') else 1
    head_side, other = ('left', 'right') if s < 0 else ('right', 'left')
    colour = o.get('head_wall') or home.pick('head wall', (p.wall, p.blanket, p.wall))
    walls = {head_side: paint('head wall', tuple(0.55 * a + 0.45 * b for a, b in zip(hexc(colour), hexc(p.wall))), 0.6)}
    room = make_room(home, dress, width, depth, walls=walls)
    room.walls = walls
    if old:
        sill, head, w = 0.45, room.height - 0.55, 1.12
    elif home.era == 'loft':
        sill, head, w = 0.9, room.height - 0.5, 1.9
    else:
        sill, head, w = 0.85, room.height - 0.32, o.get('window', 1.5)
    count = o.get('windows', 1)
    build = place_windows(room, home, dress, 'far', count, w, sill, head, lamp=24, span=(0.2, width - 0.2))
    finish_shell(room, home, dress)
    build()
    with room.side(head_side):
        x = depth - 1.95 if s < 0 else 1.95
        bed_width = o.get('bed', 1.6)
        with at((x, -0.02, 0)):
            beds.bed(bed_width, dress.sofa if home.pick('head', (0, 1)) else dress.natural, dress.linen, dress.blanket, dress.wood('Z'), dress.accent, seed=home.seed % 4 + o.get('variant', 0))
        for k in (-1, 1):
            bx = x + k * (bed_width / 2 + 0.36)
            if 0.25 < bx < depth - 0.25:
                with at((bx, -0.02, 0)):
                    top = beds.nightstand(dress.wood(), dress.metal)
                    lit = o.get('lit', True)
                    things.table_lamp(0.02, -0.16, top, dress.ceramic if home.pick('lamp', (0, 1)) else dress.grey_ceramic, lit=lit, height=0.42)
                    if k < 0:
                        things.Books().pile(-0.1, -0.27, top + 0.0005, 2, 0.2, 0.17)
        things.artwork(x, 1.72, 1.05, 0.75, dress.wood('Z'), dress.art_colours(), home.seed % 6 + 2 + o.get('variant', 0), home.pick('bed art', ('landscape', 'lines', 'shapes')))
    with room.side(other):
        if o.get('wardrobe', True):
            length = 1.8
            a = depth - 0.08 - length if s > 0 else 0.08
            height = min(room.height - 0.35, 2.45)
            lacquer = room.joinery if old else dress.once('lacquer', lambda: paint('lacquer', hexc(p.front) if home.pick('wardrobe', (0, 1)) else hexc(p.white), 0.4, 0.3))
            things.wardrobe(a, a + length, height, lacquer, dress.metal, 0.6, 3, shaker=old)
    flat = home.pick('bedroom rug', ('wool', 'berber'))
    ground, line = hexc(p.rug), hexc(p.line)
    mat = seats.wool(ground) if flat == 'wool' else seats.berber(ground, line)
    seats.rug(mat, 2.3, 1.6, 0.02, 45000, 0.02, (s * (width / 2 - 1.75), depth - 1.95))
    if not o.get('wardrobe', True):
        with at((-s * (width / 2 - 0.4), depth - 0.4, 0)):
            home.pick('bedroom plant', (lambda: plants.snake_plant(dress.ceramic), lambda: plants.palm(dress.terracotta, 1.0, 0.17), lambda: plants.olive(dress.ceramic, 1.2, 0.17)))()
    if old:
        things.paper_lantern(0, depth * 0.5, room.height, 0.5, 0.26)
    else:
        home.pick('bedroom lamp', (lambda: things.paper_lantern(0, depth * 0.5, room.height, 0.3, 0.24), lambda: things.opal_globe(0, depth * 0.5, room.height, 0.3, dress.metal, 0.14)))()
    look_out(room, home, o.get('view', 'roofs'))
    light_room(home, room, o.get('sun', 1.0), o.get('elevation', 35), o.get('azimuth', 25 * s), fill=16)
    camera((-s * (width / 2 - 1.05), 0.1, 1.38), -s * 13 + o.get('yaw', 0), o.get('lens', 20), -0.05)
