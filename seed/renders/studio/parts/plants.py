"""Plants in pots, branches in vases, herbs, shrubs and trees."""

from math import cos, pi, sin

from mathutils import Vector

from ..shapes import at, lathe, leaves, mesh, rng, rndvec, tube
from ..surfaces import hexc, leafmat, plain, shade


def _soil():
    return plain('soil', hexc('#2a2018'), 0.95, 0, 0.3, bump=0.004)


def _bark(c='#4a2f1b'):
    return plain('stem', hexc(c), 0.8, 0, 0.3)


def pot(mat, radius=0.19, height=0.34):
    """Builds a round plant pot filled with soil at the origin."""
    r, h = radius, height
    lathe([(0, 0), (0.72 * r, 0), (0.8 * r, 0.02), (r, h - 0.04), (1.06 * r, h - 0.035), (1.06 * r, h), (0.96 * r, h), (0.92 * r, h - 0.04), (0, h - 0.04)], mat, n=56)
    lathe([(0, h - 0.035), (0.94 * r, h - 0.04)], _soil(), n=40, mod=lambda q, z, a, j: (q, z + 0.008 * sin(5 * a)))


def ficus(mat, height=1.55, pot_radius=0.19):
    """Builds a rubber plant: few stems, large leaves that follow the stem."""
    pot(mat, pot_radius)
    leaf, wood = leafmat('ficus', hexc('#1e3a1a'), hexc('#44682c')), _bark()
    items = []
    for s in range(3):
        turn, top = s * 2.1 + rng.uniform(0, 1), height * (1, 0.8, 0.65)[s]
        base = Vector((0.05 * cos(turn), 0.05 * sin(turn), 0.3))
        pts = [base + Vector((cos(turn) * 0.16 * (k / 6) ** 1.4 + rng.gauss(0, 0.008), sin(turn) * 0.12 * (k / 6) ** 1.4, top * k / 6)) for k in range(7)]
        tube([(*p, 1 - 0.1 * i) for i, p in enumerate(pts)], 0.012, wood, smooth=True)
        for k in range(17):
            t = 0.25 + 0.75 * k / 16
            i = min(5, int(t * 6))
            p = pts[i].lerp(pts[i + 1], t * 6 - i)
            a, rise = k * 2.4 + s + rng.uniform(-0.3, 0.3), 0.8 * t + rng.uniform(-0.3, 0.1)
            d = Vector((cos(a) * cos(rise), sin(a) * cos(rise) * 0.9, sin(rise)))
            tube([p, p + d * 0.05], 0.003, wood, res=2)
            items.append((p + d * 0.045, d, (0, 0, 1), rng.uniform(0.7, 1.1)))
    leaves(items, leaf, 0.25, 0.125, 0.6, 0.16)


def palm(mat, height=1.3, pot_radius=0.21, fronds=10):
    """Builds a parlour palm: arching stems with pairs of narrow leaflets."""
    pot(mat, pot_radius)
    leaf = leafmat('palm', hexc('#234218'), hexc('#5c7f36'))
    items = []
    for s in range(fronds):
        a, length, lean = s * 2.4 + rng.uniform(-0.2, 0.2), height * rng.uniform(0.7, 1.05), rng.uniform(0.12, 0.5)
        pts = []
        for k in range(7):
            t = k / 6
            out = 0.03 + lean * length * t**1.8
            pts.append(Vector((out * cos(a), out * sin(a), 0.3 + length * t - 0.3 * length * lean * t**3)))
        tube([(*p, 1 - 0.12 * i) for i, p in enumerate(pts)], 0.006, leaf, smooth=True)
        for j in range(19):
            t = 0.3 + 0.7 * j / 19
            i = min(5, int(t * 6))
            p, d = pts[i].lerp(pts[i + 1], t * 6 - i), (pts[i + 1] - pts[i]).normalized()
            side = d.cross(Vector((0, 0, 1))).normalized()
            for q in (-1, 1):
                items.append((p, side * q + d * rng.uniform(0.6, 0.9) + Vector((0, 0, -0.1)), (0, 0, 1), rng.uniform(0.8, 1.1) * (1.15 - 0.7 * abs(t - 0.6))))
    leaves(items, leaf, 0.26, 0.028, 0.5, 0.1)


def snake_plant(mat, height=0.75, pot_radius=0.14):
    """Builds a sansevieria: stiff upright blades."""
    pot(mat, pot_radius, 0.26)
    leaf = leafmat('blade', hexc('#2f4630'), hexc('#6e8455'), 0.35)
    items = []
    for k in range(13):
        a, r = k * 2.4, 0.02 + 0.007 * k
        items.append((Vector((r * cos(a), r * sin(a), 0.2)), Vector((0.13 * cos(a), 0.13 * sin(a), 1)), (cos(a), sin(a), 0.1), rng.uniform(0.6, 1.05)))
    leaves(items, leaf, height, 0.075, 0.03, 0.3)


def olive(mat, height=1.5, pot_radius=0.2):
    """Builds a young olive tree: one stem and an airy crown of small grey leaves."""
    pot(mat, pot_radius, 0.36)
    leaf, wood = leafmat('olive', hexc('#55664a'), hexc('#93a07c'), 0.5), _bark('#6b5a49')
    trunk = [Vector((rng.gauss(0, 0.012), rng.gauss(0, 0.012), 0.3 + k * height * 0.13)) for k in range(6)]
    tube([(*p, 1.2 - 0.1 * i) for i, p in enumerate(trunk)], 0.016, wood, smooth=True)
    items = []
    for k in range(30):
        p = trunk[-1].lerp(trunk[3], rng.random())
        d = rndvec().normalized() + Vector((0, 0, 0.55))
        length = rng.uniform(0.22, 0.5)
        tip, mid = p + d * length, p + d * length * 0.5 + rndvec(0.03)
        tube([(*p, 1), (*mid, 0.7), (*tip, 0.3)], 0.0045, wood, smooth=True, res=1)
        for j in range(24):
            t = 0.2 + 0.8 * j / 24
            items.append((p.lerp(mid, t * 2) if t < 0.5 else mid.lerp(tip, t * 2 - 1), d * 0.6 + rndvec(0.8), (0, 0, 1), rng.uniform(0.7, 1.2)))
    leaves(items, leaf, 0.065, 0.017, 0.2, 0.15)


def branches(top, count=7, length=(0.35, 0.55), leaf_mat=None, leaf=0.055):
    """Puts leafy twigs into a vase whose mouth is at `top`."""
    leaf_mat = leaf_mat or leafmat('eucalyptus', hexc('#5b6b48'), hexc('#8d9a74'), 0.5)
    wood, items = _bark(), []
    for _ in range(count):
        a, l = rng.uniform(0, 2 * pi), rng.uniform(*length)
        p0 = Vector(top) - Vector((0, 0, 0.03))
        p1 = p0 + Vector((cos(a) * l * 0.5, sin(a) * l * 0.5, l * 0.85))
        bend = (p0 + p1) / 2 + Vector((0, 0, 0.07))
        tube([p0, bend, p1], 0.0019, wood, smooth=True)
        for j in range(14):
            t = 0.25 + 0.75 * j / 14
            p = p0.lerp(p1, t) + Vector((0, 0, 0.12 * t * (1 - t)))
            items.append((p, Vector((rng.gauss(0, 1), rng.gauss(0, 1), 0.4)), (0, 0, 1), rng.uniform(0.7, 1.15)))
    leaves(items, leaf_mat, leaf, leaf * 0.55)


def herb(top, count=70, size=0.05, spread=0.08, height=0.14):
    """Puts a bushy herb into a small pot whose rim is at `top`."""
    leaf = leafmat('herb', hexc('#2a4a1c'), hexc('#6d8f3a'))
    items = [(Vector(top) + Vector((rng.gauss(0, spread * 0.6), rng.gauss(0, spread * 0.6), rng.uniform(0, height))), rndvec() + Vector((0, 0, 0.6)), (0, 0, 1), rng.uniform(0.6, 1.2)) for _ in range(count)]
    leaves(items, leaf, size, size * 0.6, 0.5, 0.2)


def shrub(centre, size, mat, count=900, leaf=0.09):
    """Builds a leaf cloud of an ellipsoid, denser at its skin."""
    items = []
    for _ in range(count):
        d = rndvec()
        d *= rng.random() ** 0.33 / d.length
        items.append((Vector(centre) + Vector((d.x * size[0], d.y * size[1], d.z * size[2])), d + rndvec(0.6), (0, 0, 1), rng.uniform(0.6, 1.25)))
    leaves(items, mat, leaf, leaf * 0.55)


def tree(x, y, z=0.0, height=7.5, leaf_mat=None, bark_mat=None, per_twig=20, leaf=0.12, trunk=0.10):
    """Builds a street or garden tree with branches of four orders."""
    bark = bark_mat or plain('bark', hexc('#4a4239'), 0.95, 0, 0.4, bump=0.012, scale=9)
    leaf_mat = leaf_mat or leafmat('foliage', hexc('#2f4520'), hexc('#65783a'), 0.5)
    items = []

    def branch(p, d, length, radius, order):
        pts = [Vector(p)]
        for _ in range(5):
            d = (d + rndvec(0.13 if order else 0.025) + Vector((0, 0, 0.06 * order))).normalized()
            pts.append(pts[-1] + d * length / 5)
        tube([(*q, 1 - 0.11 * i) for i, q in enumerate(pts)], radius, bark, smooth=True, res=3 if order < 2 else 1)
        if order >= 3:
            for q in pts[1:]:
                for _ in range(per_twig):
                    items.append((q + rndvec(0.17), rndvec() + Vector((0, 0, -0.5)), rndvec(), rng.uniform(0.7, 1.3)))
            return
        for k in range((6, 4, 4)[order]):
            t = rng.uniform(0.45, 1.0) if order else rng.uniform(0.55, 1.0)
            i = min(4, int(t * 5))
            q, a = pts[i].lerp(pts[i + 1], t * 5 - i), k * 2.4 + rng.uniform(-0.5, 0.5)
            branch(q, (d * 0.6 + Vector((cos(a), sin(a), rng.uniform(0.1, 0.7)))).normalized(), length * (0.52 if order == 0 else 0.62), radius * 0.5, order + 1)

    branch((x, y, z - 0.05), Vector((0.02, -0.03, 1)), height * 0.5, trunk, 0)
    leaves(items, leaf_mat, leaf, leaf * 0.66, 0.3, 0.2)
