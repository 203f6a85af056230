"""Street fronts: the house or block of a home between its neighbours."""

from math import radians as rad

from ..parts import fronts, plants, streets
from ..photograph import camera, sky
from ..shapes import at, box2, rng
from ..surfaces import hexc, leafmat, plain, weathered

# Wall, its colour, joinery, door: the four houses of a row; the home's own comes second.
ROWS = {
    'a': (('stucco', '#d9cfba', '#e9e7e0', '#27352f'), ('brick', '#79503f', '#e4e1d8', '#5a1f1c'), ('brick', '#9c8069', '#3d4a44', '#2c3d36'), ('stucco', '#cfd0c8', '#dcdad2', '#1f2a3a')),
    'b': (('brick', '#a5806a', '#e8e5dc', '#1f3042'), ('stucco', '#e2dccb', '#f0eee8', '#3b2a20'), ('brick', '#7d3f2e', '#d9d4c6', '#22302a'), ('brick', '#9a6b4d', '#e9e6df', '#6b2a22')),
    'c': (('brick', '#8a5a44', '#dcd8cd', '#2d2a26'), ('stucco', '#d5d3c9', '#2f3b38', '#2f3b38'), ('stucco', '#e6dfd0', '#e4e1d9', '#43301f'), ('brick', '#a88a70', '#e6e3da', '#26382f')),
    'd': (('stucco', '#e3d9c6', '#e8e6df', '#2a3a4a'), ('brick', '#9b7158', '#e6e2d8', '#20352d'), ('stucco', '#d8dad4', '#dfddd6', '#4a2420'), ('brick', '#75493a', '#e2dfd6', '#1f2a30')),
    'e': (('brick', '#96735c', '#33403b', '#33403b'), ('stucco', '#ece5d5', '#e9e7e0', '#1f3a52'), ('brick', '#855443', '#e3e0d7', '#3a2a1f'), ('stucco', '#d3cbbb', '#dedbd3', '#24302c')),
}


def light(o, azimuth=208, elevation=44):
    kind = o.get('light', 'soft')
    if kind == 'soft':
        sky(o.get('elevation', elevation), o.get('azimuth', azimuth), 0.30, 2.5, 7.0, 1.3, 3.0)
    elif kind == 'sun':
        sky(o.get('elevation', 40), o.get('azimuth', 222), 0.24, 3.6, 0.8, 1.0, 1.2)
    elif kind == 'evening':
        sky(o.get('elevation', 14), o.get('azimuth', 232), 0.26, 3.0, 0.9, 1.2, 2.2, (1.0, 0.80, 0.58))


def opposite(height=9.5):
    """Builds what the windows mirror: the other side of the street."""
    wall = weathered('opposite', hexc('#a58f7a'), 0.9)
    for i in range(8):
        box2((-25 + i * 6.2, -15.5, -0.2), (-18.85 + i * 6.2, -15, height + rng.uniform(-1, 1.2)), wall, 0)


def town_houses(home, o):
    """A row of neoclassical and eclectic houses in a cobbled street."""
    s = fronts.Stuff()
    row = ROWS[o.get('row') or home.pick('row', tuple(ROWS))]
    widths = [rng.choice((5.7, 6.0, 6.2)), o.get('front', home.pick('front', (6.3, 6.0, 5.1, 6.6))), 5.7, 6.1, 5.6]
    storeys = [3, min(4, max(3, int(home.number('floors')) - 1)), 3, 3, 3]
    x = -6.3 - widths[0]
    for i, (w, spec) in enumerate(zip(widths, row + row[:1])):
        fronts.town_house(s, x, w, *spec, door=('left', 'right')[(i + home.seed) % 2], storeys=storeys[i], balcony=i != 3)
        x += w
    streets.pavement(s, -14, 17)
    if o.get('paving', home.pick('paving', ('cobbles', 'cobbles', 'asphalt'))) == 'cobbles':
        streets.cobbles(-10, 12, -7.2, -2.56)
    else:
        streets.asphalt(-40, 40, -12, -2.56, -0.125)
    box2((-40, -20, -0.4), (40, -2.4, -0.142), s.tar, 0)
    opposite()
    if o.get('tree', True):
        tx = 6.3 + rng.uniform(-0.5, 0.8)
        streets.tree_ring(s, tx, -1.65)
        plants.tree(tx, -1.65, 0, 7.2, leafmat('foliage', hexc(o.get('leaf', '#2f4520')), hexc(o.get('leaf2', '#65783a')), 0.5), per_twig=21)
    for bx in (-3.2, -5.6):
        if o.get('bollards', home.pick('bollards', (1, 0))):
            streets.bollard(s, bx, -2.05)
    for px, k in ((-3.35, 1.0), (2.55, 0.8)):
        if home.pick(f'pot {px}', (1, 0)):
            streets.flower_pot(px, -0.36, k)
    if o.get('bicycle', home.pick('bicycle', (1, 0))):
        streets.bicycle(s, rng.uniform(-5.1, -4.8), -0.30, colour=home.pick('bike', ('#2f4a3f', '#7a2f28', '#28405a', '#2b2b2b')))
    light(o)
    camera((o.get('cx', -6.4), o.get('cy', -12.2), 1.55), o.get('yaw', -25), o.get('lens', 22), o.get('shift', 0.20))


def thirties(home, o):
    """An apartment house of the 1930s between two neighbours, in a street with trees."""
    s = fronts.Stuff()
    storeys = min(7, max(4, int(home.number('floors'))))
    colour = o.get('colour') or home.pick('thirties brick', ('#8f5d45', '#b08a62', '#7c5241', '#a87a55'))
    paint_ = home.pick('thirties joinery', ('#e6e3da', '#2f3f3a', '#5a3a28'))
    fronts.town_house(s, -12.6, 6.2, 'brick', '#9c7a64', '#e6e2d8', '#2c3d36', storeys=3)
    fronts.thirties_house(s, -6.4, 8.2, colour, paint_, home.pick('thirties door', ('#2c2622', '#23332d', '#3b2418')), storeys)
    fronts.thirties_house(s, 1.8, 7.4, '#9d8163', '#e2dfd6', '#2c2622', max(4, storeys - 1), bay=False)
    fronts.town_house(s, 9.2, 5.8, 'stucco', '#ddd6c6', '#e8e6df', '#1f2a3a', storeys=3)
    streets.pavement(s, -14, 17, 3.0)
    streets.asphalt(-40, 40, -14, -3.3, -0.12)
    box2((-40, -24, -0.4), (40, -3.2, -0.142), s.tar, 0)
    opposite(13)
    for tx in (4.6,):
        streets.tree_ring(s, tx, -2.2)
        plants.tree(tx, -2.2, 0, 7.5, per_twig=20)
    if home.pick('bicycle', (1, 0)):
        streets.bicycle(s, -3.4, -0.30, colour='#28405a')
    light(o)
    camera((o.get('cx', -6.6), o.get('cy', -14.2), 1.6), o.get('yaw', -17), o.get('lens', 20), o.get('shift', 0.26))


def post_war(home, o):
    """A block of flats of the 1960s on a wide avenue."""
    s = fronts.Stuff()
    storeys = min(9, max(5, int(home.number('floors'))))
    fronts.thirties_house(s, -17.0, 8.0, '#8f6a52', '#e2dfd6', '#2c2622', 5)
    fronts.post_war_block(s, -9.0, 14.0, storeys, *home.pick('post-war', (('#c8c0b0', '#d7d5cf', '#8d9796'), ('#d8d3c6', '#c9c9c6', '#6f7f86'), ('#b9a68c', '#dedcd6', '#a8a294'))))
    fronts.thirties_house(s, 5.0, 8.0, '#a98763', '#e2dfd6', '#2c2622', 6)
    streets.pavement(s, -18, 18, 3.6)
    streets.asphalt(-40, 40, -16, -3.9, -0.12)
    box2((-40, -26, -0.4), (40, -3.8, -0.142), s.tar, 0)
    opposite(15)
    for tx in (-11.0, 7.8):
        streets.tree_ring(s, tx, -2.6)
        plants.tree(tx, -2.6, 0, 7.8, per_twig=20)
    light(o)
    camera((o.get('cx', -7.2), o.get('cy', -17.0), 1.6), o.get('yaw', -13), o.get('lens', 21), o.get('shift', 0.25))


def new_build(home, o):
    """A new block of flats with loggias."""
    s = fronts.Stuff()
    storeys = min(7, max(4, int(home.number('floors'))))
    first = home.pick('new brick', ('#cfc6b8', '#b9a58e', '#d8d4cc', '#a48a76'))
    fronts.new_block(s, -8.6, 8.6, first, '#2b2d30', storeys, 'left')
    fronts.new_block(s, 0.0, 8.4, home.pick('new brick 2', ('#8f7767', '#d9d5cd', '#7d7468')), '#3a3632', max(4, storeys - 1), 'right')
    fronts.town_house(s, 8.4, 6.0, 'brick', '#8a5f4a', '#e6e2d8', '#2c3d36', storeys=3)
    fronts.town_house(s, -14.6, 6.0, 'stucco', '#ddd6c6', '#e8e6df', '#1f2a3a', storeys=3)
    streets.pavement(s, -18, 18, 3.2)
    streets.asphalt(-40, 40, -15, -3.5, -0.12)
    box2((-40, -26, -0.4), (40, -3.4, -0.142), s.tar, 0)
    opposite(13)
    for tx in (-9.6, 5.4):
        streets.tree_ring(s, tx, -2.3)
        plants.tree(tx, -2.3, 0, 6.0, per_twig=18, trunk=0.07)
    streets.bicycle(s, 1.2, -0.30, colour='#2b2b2b')
    light(o)
    camera((o.get('cx', -7.0), o.get('cy', -14.4), 1.6), o.get('yaw', -16), o.get('lens', 20), o.get('shift', 0.26))
