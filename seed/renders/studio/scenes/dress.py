"""What all rooms of one home have in common: its materials, windows, view and light."""

from math import radians as rad

from ..home import floor_of, palette_of
from ..parts import outside, shell, windows
from ..photograph import area_lamp, hide_sky_from_light, sky
from ..shapes import rng
from ..surfaces import concrete, fabric, glazed_tile, hexc, marble, paint, plain, shade, sheer, stone_tile, terrazzo, wood


class Dress:
    """The materials of one home. All are made on demand, once a scene."""

    def __init__(self, home, palette=None):
        self.home, self.p = home, palette_of(home, palette)
        self._made = {}

    def once(self, name, make):
        if name not in self._made:
            self._made[name] = make()
        return self._made[name]

    @property
    def metal(self):
        return self.once('metal', lambda: {'brass': lambda: plain('brass', hexc('#b08d4e'), 0.24, 1.0, 0.08), 'black': lambda: plain('black metal', hexc('#1a1b1c'), 0.42, 0.2, 0.12), 'steel': lambda: plain('steel', hexc('#b9bbbc'), 0.28, 1.0, 0.05)}[self.p.metal]())

    @property
    def brass(self):
        return self.once('old brass', lambda: plain('old brass', hexc('#a98443'), 0.3, 1.0, 0.12))

    @property
    def gold(self):
        return self.once('gilt', lambda: plain('gilt', hexc('#b18a45'), 0.34, 1.0, 0.16, bump=0.0004, scale=12))

    @property
    def black(self):
        return self.once('iron', lambda: plain('iron', hexc('#1b1b1c'), 0.45, 0.6, 0.15))

    def wood(self, along='X'):
        dark, light = (hexc(c) for c in self.p.wood)
        return self.once('wood ' + along, lambda: wood('wood ' + along, dark, light, 0.4, uv=False, along=along, var=0.3))

    @property
    def sofa(self):
        return self.once('sofa', lambda: fabric('sofa', hexc(self.p.sofa)))

    @property
    def chair(self):
        return self.once('chair', lambda: fabric('chair', hexc(self.p.chair), 1.0, 0.85, 0.5))

    @property
    def accent(self):
        return self.once('accent', lambda: fabric('accent', hexc(self.p.accent), 0.8))

    @property
    def natural(self):
        return self.once('natural', lambda: fabric('natural linen', hexc('#d9cfbd'), 0.7))

    @property
    def linen(self):
        return self.once('linen', lambda: fabric('bed linen', hexc(self.p.linen), 1.6, 0.95, 0.25, 0.03))

    @property
    def blanket(self):
        return self.once('blanket', lambda: fabric('blanket', hexc(self.p.blanket), 0.5, 0.95, 0.5))

    @property
    def curtain(self):
        return self.once('curtain', lambda: sheer('curtain', hexc(self.p.curtain), 0.45, 1.0))

    @property
    def ceramic(self):
        return self.once('ceramic', lambda: plain('ceramic', hexc('#e5e0d5'), 0.28, 0, 0.05))

    @property
    def sanitary(self):
        return self.once('sanitary', lambda: plain('sanitary', hexc('#eeedea'), 0.10, 0, 0.01))

    @property
    def grey_ceramic(self):
        return self.once('grey ceramic', lambda: plain('grey ceramic', hexc('#4f5a55'), 0.3, 0, 0.15))

    @property
    def terracotta(self):
        return self.once('terracotta', lambda: plain('terracotta', hexc('#a4664a'), 0.8, 0, 0.15, bump=0.001))

    @property
    def paper(self):
        return self.once('paper', lambda: plain('paper', hexc('#e8e2d2'), 0.8, 0, 0.04))

    @property
    def leather(self):
        return self.once('leather', lambda: plain('leather', hexc('#8a5a36'), 0.45, 0, 0.15, bump=0.0006, scale=14))

    @property
    def marble(self):
        return self.once('marble', lambda: marble('carrara', hexc('#e9e6e0'), hexc('#7f8489'), 0.13, 2.0))

    @property
    def worktop(self):
        make = {
            'terrazzo': lambda: terrazzo('terrazzo', hexc('#dcd7cc'), [hexc(c) for c in '#8d8577 #b7a58a #4d4c4a #c8b9a2 #9a6c50 #efece4'.split()]),
            'marble': lambda: self.marble,
            'dark': lambda: plain('granite', hexc('#2a2b2c'), 0.3, 0, 0.25, scale=60),
            'white': lambda: plain('quartz', hexc('#e6e4df'), 0.24, 0, 0.03, scale=40),
        }
        return self.once('worktop', make[self.p.top])

    def floor_tone(self):
        return tuple(hexc(c) for c in self.p.floor)

    def art_colours(self):
        return [hexc(c) for c in self.p.art]

    def window_bars(self):
        """Returns the material of plain windows: dark aluminium in new homes, white before."""
        era = self.home.era
        if era in ('recent', 'loft'):
            return self.once('bars', lambda: plain('aluminium', hexc('#2b2d30'), 0.45, 0.2, 0.08))
        return self.once('bars', lambda: plain('white bars', hexc('#eceae5'), 0.35, 0, 0.03))


def make_room(home, dress, width, depth, height=None, wall=None, walls=None):
    """Returns the empty shell of a room of this home."""
    p = dress.p
    return shell.Room(width, depth, height or home.ceiling, hexc(wall or p.wall), hexc(p.white), walls=walls)


def finish_shell(room, home, dress, floor_kind=None, tone=None, rose=None, back_seen=True):
    """Builds walls, floor and mouldings as the years of the home have them."""
    room.build(back_seen)
    shell.floor(room, floor_kind or floor_of(home), tone or dress.floor_tone())
    style = {'old': 'period', 'thirties': 'thirties'}.get(home.era, 'plain')
    shell.skirting(room, style)
    if style != 'plain':
        shell.cornice(room, style)
    if style == 'period' and rose:
        shell.ceiling_rose(room, *rose)


def place_windows(room, home, dress, name, count, width, sill, head, curtains=True, lamp=20.0, span=None, net=False, edges=None):
    """Cuts windows evenly into a wall and returns a function that builds them after the wall."""
    length = room.length(name)
    a, b = span or (0, length)
    step = (b - a) / count
    places = edges or [(a + step * (i + 0.5) - width / 2, a + step * (i + 0.5) + width / 2) for i in range(count)]
    for x0, x1 in places:
        room.opening(name, x0, x1, sill, head)

    def build():
        with room.side(name):
            for x0, x1 in places:
                if home.era == 'old':
                    windows.period_window(room, x0, x1, sill, head, dress.brass, rail=home.storey > 0 and sill < 0.7)
                elif home.era == 'loft':
                    n = max(3, round((x1 - x0) / 0.55))
                    windows.steel_window(x0, x1, sill, head, dress.window_bars(), n, [sill + (head - sill) * k / 4 for k in (1, 2, 3)])
                else:
                    board = dress.marble if home.era == 'thirties' and sill > 0.2 else (dress.once('board', lambda: plain('board', hexc('#d9d6d0'), 0.3)) if sill > 0.2 else None)
                    leaves = max(1, round((x1 - x0) / (0.62 if home.era == 'thirties' else 0.95)))
                    windows.framed_window(x0, x1, sill, head, dress.window_bars(), leaves, 0.05, dress.once('handle', lambda: plain('handle', hexc('#c9c9c6'), 0.3, 0.8)), y=0.16, board=board, sash=0.055 if home.era == 'thirties' else 0.065)
                if net:
                    windows.net_curtain(x0, x1, sill, head)
                if curtains:
                    top = min(room.height - (0.42 if home.era == 'old' else 0.12), head + 0.16)
                    windows.curtains(x0, x1, top, dress.curtain, dress.metal)
                windows.daylight_lamp(x0, x1, sill, head, lamp)

    return build


def look_out(room, home, view=None, k=1.4):
    """Builds what the far windows look at."""
    ground = -(0.9 + 3.4 * home.storey) if home.era == 'old' else -(0.6 + 3.0 * home.storey)
    view = view or ('roofs' if home.storey >= 4 else 'street')
    if view == 'street':
        outside.street(room.depth, ground, k)
    elif view == 'garden':
        outside.garden(room.depth, k * 0.62)
    else:
        outside.roofs(room.depth, ground, k)


def light_room(home, room, sun=1.0, elevation=31, azimuth=None, fill=28, fill_height=None, fill_y=0.35):
    """Sets sun, sky and the photographer's bounced flash."""
    azimuth = home.sun if azimuth is None else azimuth
    sky(elevation, azimuth, 0.30, 19 * sun, 0.6, dust=1.5)
    hide_sky_from_light()
    if fill:
        area_lamp((0.2, fill_y, fill_height or room.height - 0.5), (0, fill_y + 3.8, 0.8), min(3.2, room.width * 0.7), fill, (1.0, 0.965, 0.92), 1.2)
