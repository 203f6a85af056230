"""The facts of a listing, and the look that all pictures of it share. Does not need Blender."""

import csv
import os
import zlib
from dataclasses import dataclass, field

SEED = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
SCENARIOS = os.environ.get('SCENARIOS', os.path.join(SEED, 'generate', 'snapshot', 'scenarios.csv'))


@dataclass(frozen=True)
class Home:
    """One listing: a row of `scenarios.csv`, and what follows from it."""

    key: str
    facts: dict = field(hash=False)

    def number(self, name):
        return float(self.facts.get(name) or 0)

    @property
    def kind(self):
        return self.facts['kind']

    @property
    def era(self):
        """Returns old, thirties, postwar or recent; the loft is an era of its own."""
        if self.kind in ('loft', 'workshop'):
            return 'loft'
        built = self.number('built')
        return 'old' if built < 1919 else 'thirties' if built < 1946 else 'postwar' if built < 1988 else 'recent'

    @property
    def storey(self):
        """Returns the storey of the living room; a town house has it above its cellar kitchen."""
        return int(self.number('floor')) if self.facts.get('floor') else 0

    @property
    def ceiling(self):
        return {'old': 3.35, 'thirties': 2.85, 'postwar': 2.6, 'recent': 2.6, 'loft': 3.7}[self.era]

    @property
    def seed(self):
        return zlib.crc32(self.key.encode()) % 9973

    @property
    def sun(self):
        """Returns the azimuth of the sun seen from the living room, degrees from the window's normal."""
        return {'south': 24, 'southwest': 38, 'west': 52, 'southeast': -38, 'east': -52, 'northwest': 70}.get(self.facts.get('orientation', ''), 30)

    def pick(self, what, options):
        """Returns one of the options, always the same for a home and a purpose."""
        return options[zlib.crc32(f'{self.key} {what}'.encode()) % len(options)]


def read_homes(path=SCENARIOS):
    """Returns the homes of the seed by key."""
    with open(path, encoding='utf-8') as f:
        return {row['key']: Home(row['key'], row) for row in csv.DictReader(f, delimiter=';')}


@dataclass(frozen=True)
class Palette:
    """Colours and materials of one home, as hexadecimal codes."""

    wall: str
    white: str
    sofa: str
    chair: str
    accent: str
    curtain: str
    linen: str
    blanket: str
    rug: str
    line: str
    wood: tuple  # dark and light of the furniture
    floor: tuple  # dark and light of the floor boards
    metal: str  # brass, black or steel
    front: str  # kitchen
    top: str  # terrazzo, marble, dark or white
    splash: str
    tile: tuple  # dark and light of the bathroom's tiles
    art: tuple


OAK = ('#6b4e36', '#b89770')
PALE_OAK = ('#8f7355', '#d1b48f')
WALNUT = ('#3d2616', '#80573a')
HONEY = ('#6e4220', '#b98550')
GREY_OAK = ('#7c6f61', '#b8aa98')

PALETTES = {
    'ecru': Palette('#e6e0d4', '#f1eee7', '#7c7a68', '#7b5c45', '#9a5d45', '#f1ede4', '#ece7dc', '#8a7d63', '#efe7d6', '#3a322c', HONEY, OAK, 'brass', '#707a68', 'terrazzo', '#d9d4c6', ('#b9b2a5', '#d8d2c6'), ('#9a5d45', '#20303a', '#c9b68e')),
    'sage': Palette('#c3c9b8', '#f0eee6', '#c9bda8', '#4b5a4d', '#30463c', '#efe9dd', '#efece4', '#5f6d5a', '#e3dccb', '#6b6a58', OAK, HONEY, 'brass', '#e2dfd8', 'marble', '#7f948c', ('#8f9c92', '#b4beb3'), ('#55665a', '#b98b3d', '#2c3a3f')),
    'blue': Palette('#d3d9dd', '#f2f1ee', '#37475a', '#8a5a36', '#c58a3c', '#e9e6df', '#f0eeea', '#47596b', '#d9d4c8', '#37475a', WALNUT, OAK, 'brass', '#2d3844', 'marble', '#cfd6d6', ('#d3d6d6', '#eceded'), ('#c58a3c', '#37475a', '#8d3b2c')),
    'white': Palette('#ecebe7', '#f4f3f0', '#b9aa94', '#3c4148', '#59624f', '#efeae0', '#f1efea', '#b39f84', '#e9e2d4', '#8a7f70', PALE_OAK, PALE_OAK, 'black', '#e2dfd8', 'dark', '#e8e5dd', ('#cfcac0', '#e4e0d8'), ('#59624f', '#b9aa94', '#2b2b2b')),
    'clay': Palette('#e9ddd0', '#f3efe8', '#a8734f', '#d8cbb5', '#6d3b2a', '#f2ebdf', '#efe6da', '#a3694a', '#e6d8c4', '#7a4a34', WALNUT, HONEY, 'black', '#b79a84', 'terrazzo', '#e4ddd0', ('#b08e78', '#d4bba6'), ('#a8532f', '#e0b27c', '#3b2a24')),
    'graphite': Palette('#e4e2de', '#f3f2ef', '#4d5054', '#9a8f80', '#b4552d', '#dedbd4', '#e9e7e3', '#5b5f63', '#cfcac1', '#4d5054', PALE_OAK, GREY_OAK, 'black', '#3a3d40', 'white', '#c9c7c2', ('#6f7073', '#97989a'), ('#b4552d', '#2b2f33', '#b7b0a4')),
    'rose': Palette('#e8dcd5', '#f4f0ea', '#8c6f66', '#5f6b62', '#a65a52', '#f3ece4', '#f1e9e3', '#a7786b', '#ead9cd', '#6f5a50', OAK, PALE_OAK, 'brass', '#4a5a52', 'marble', '#ead9d0', ('#d2b8ab', '#ead9d0'), ('#a65a52', '#e3c7b1', '#39454a')),
}
BY_ERA = {
    'old': ('ecru', 'sage', 'blue', 'clay', 'rose', 'white'),
    'thirties': ('ecru', 'clay', 'sage', 'white', 'blue'),
    'postwar': ('white', 'graphite', 'sage', 'clay'),
    'recent': ('white', 'graphite', 'ecru', 'sage'),
    'loft': ('graphite', 'white', 'clay'),
}


def palette_of(home, name=None):
    """Returns the palette of a home, or the one that the plan names."""
    return PALETTES[name or home.pick('palette', BY_ERA[home.era])]


def floor_of(home):
    """Returns the kind of floor of the living rooms."""
    return {'old': home.pick('floor', ('herringbone', 'planks', 'herringbone', 'pine')), 'thirties': home.pick('floor', ('herringbone', 'planks')), 'postwar': home.pick('floor', ('planks', 'herringbone')), 'recent': home.pick('floor', ('planks', 'square')), 'loft': 'concrete'}[home.era]
