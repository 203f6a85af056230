#!/usr/bin/python3
"""Draws the parts of a scene as flat, shaded shapes, without Blender: sketch.py HOME SCENE OUT.png [key=value ...]

A sketch costs a few seconds and shows composition, scale and what stands in what's way; it also
finds mistakes in a scene. Leaves, floors of tiles, cloth and light are left out. Blender's modules
are replaced by what the parts need of them.
"""

import importlib
import json
import math
import os
import sys
from unittest.mock import MagicMock

import cv2
import numpy as np

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
WIDTH, HEIGHT, NEAR = 600, 400, 0.05


class Vector(list):
    """As much of Blender's vector as the parts use."""

    def __init__(self, values=(0, 0, 0)):
        super().__init__(float(v) for v in values)

    x = property(lambda s: s[0], lambda s, v: s.__setitem__(0, v))
    y = property(lambda s: s[1], lambda s, v: s.__setitem__(1, v))
    z = property(lambda s: s[2], lambda s, v: s.__setitem__(2, v))
    length = property(lambda s: math.sqrt(sum(a * a for a in s)))

    def __add__(self, o):
        return Vector(a + b for a, b in zip(self, o, strict=True))

    def __sub__(self, o):
        return Vector(a - b for a, b in zip(self, o, strict=True))

    def __iadd__(self, o):
        return self + o

    def __mul__(self, k):
        return Vector(a * k for a in self)

    __rmul__ = __mul__
    __imul__ = __mul__

    def __truediv__(self, k):
        return Vector(a / k for a in self)

    def __neg__(self):
        return self * -1

    def normalized(self):
        return self / (self.length or 1)

    def dot(self, o):
        return sum(a * b for a, b in zip(self, o))

    def cross(self, o):
        return Vector(np.cross(self, o))

    def lerp(self, o, t):
        return self + (o - self) * t

    def to_track_quat(self, *_):
        return MagicMock()


class Matrix:
    """As much of Blender's matrix as the parts use."""

    def __init__(self, rows):
        self.a = np.array(rows, float)

    @staticmethod
    def Identity(_):
        return Matrix(np.eye(4))

    @staticmethod
    def Translation(v):
        m = np.eye(4)
        m[:3, 3] = v
        return Matrix(m)

    @staticmethod
    def Rotation(angle, _, axis):
        c, s, m = math.cos(angle), math.sin(angle), np.eye(4)
        i, j = {'X': (1, 2), 'Y': (2, 0), 'Z': (0, 1)}[axis]
        m[i, i] = m[j, j] = c
        m[i, j], m[j, i] = -s, s
        return Matrix(m)

    @staticmethod
    def Scale(k, _):
        return Matrix(np.diag([k, k, k, 1]))

    def __matmul__(self, o):
        return Vector((self.a @ np.array([*o, 1]))[:3]) if isinstance(o, Vector) else Matrix(self.a @ o.a)

    def points(self, vertices):
        return np.asarray(vertices, float) @ self.a[:3, :3].T + self.a[:3, 3]


polygons = []  # (points, colour, object)
camera = {}


class Material:
    def __init__(self, name, colour):
        self.name, self.colour = name, colour


def colour_of(mat):
    return getattr(mat, 'colour', (0.5, 0.5, 0.5))


def add(vertices, faces, mat, matrix):
    """Records the faces of a part and returns a stand-in for its object."""
    o = MagicMock()
    o.visible_camera = True
    name = getattr(mat, 'name', '')
    if name == 'pane' or 'glass' in name:
        return o
    points = matrix.points(vertices)
    polygons.extend((points[list(f)], colour_of(mat), o) for f in faces)
    return o


CUBE = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def placed(loc, rot):
    from studio import shapes

    return shapes.frame() @ Matrix.Translation(loc) @ Matrix.Rotation(rot[2], 4, 'Z') @ Matrix.Rotation(rot[1], 4, 'Y') @ Matrix.Rotation(rot[0], 4, 'X')


def box(size, loc, mat, bevel=0.004, seg=2, rot=(0, 0, 0)):
    h = [s / 2 for s in size]
    return add([(x, y, z) for x in (-h[0], h[0]) for y in (-h[1], h[1]) for z in (-h[2], h[2])], CUBE, mat, placed(loc, rot))


def box2(a, b, mat, bevel=0.004):
    return box([abs(q - p) for p, q in zip(a, b)], [(p + q) / 2 for p, q in zip(a, b)], mat)


def rbox(size, r, mat, loc=(0, 0, 0), rot=(0, 0, 0), n=14, crown=0.0, wob=0.0, side=0.0):
    return box(size, loc, mat, rot=rot)


def mesh(name, verts, faces, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), smooth=True, angle=35):
    return add(verts, faces, mat, placed(loc, rot))


def tube(pts, r, mat, cyclic=False, smooth=False, res=4):
    r = max(r, 0.005)
    for p, q in zip(pts, [*pts[1:], pts[0]] if cyclic else pts[1:]):
        for d in (np.array((r, 0, r)), np.array((r, -r, 0))):
            p_, q_ = np.array(p[:3]), np.array(q[:3])
            add([p_ - d, p_ + d, q_ + d, q_ - d], [(0, 1, 2, 3)], mat, placed((0, 0, 0), (0, 0, 0)))
    return MagicMock()


def on_side(profile_points, path, mat, closed=True, y=0.0):
    from studio import shapes

    turned = Matrix([(1, 0, 0, 0), (0, 0, -1, 0), (0, 1, 0, 0), (0, 0, 0, 1)])
    ordinary = shapes.mesh
    shapes.mesh = lambda name, vs, fs, m=None, **_: add(vs, fs, m, placed((0, y, 0), (0, 0, 0)) @ turned)
    try:
        return shapes.sweep(profile_points, path, mat, closed=closed)
    finally:
        shapes.mesh = ordinary


def curtain(x0, x1, z0, z1, mat, folds=7, amp=0.055, y=0.0):
    return box2((x0, y - amp / 2, z0), (x1, y + amp / 2, z1), mat)


def cushion(mat, w, h, loc, rot=(0, 0, 0), pressure=3.0, seed=1, fill=0.35):
    return box((w, 0.14, h), loc, mat, rot=rot)


def draped(mat, w, d, blocks, seed, loc=(0, 0, 0), **_):
    top = max(centre[2] + size[2] / 2 for size, centre in blocks) + 0.04
    return box((w - 0.6, d, top - 0.3), (loc[0], loc[1], (top + 0.3) / 2), mat)


def replace_blender():
    """Puts the stand-ins in place before any part is imported."""
    bpy = MagicMock()
    bpy.types.NodeSocket, bpy.types.Node, bpy.types.Mesh = (type(n, (), {}) for n in ('Socket', 'Node', 'Mesh'))
    noise = MagicMock(noise=lambda v: 0.1 * math.sin(sum(v)), noise_vector=lambda v: Vector((0.1, 0.1, 0.1)))
    sys.modules.update(bpy=bpy, bmesh=MagicMock(), mathutils=MagicMock(Vector=Vector, Matrix=Matrix, noise=noise))
    from studio import photograph, shapes, surfaces

    for name in ('plain', 'paint', 'wood', 'marble', 'fabric', 'sheer', 'pane', 'leafmat', 'glow', 'emit', 'terrazzo', 'stone_tile', 'glazed_tile', 'concrete', 'brick', 'weathered', 'daylight', 'shade_cloth'):
        which = 2 if name in ('wood', 'stone_tile') else 1

        def make(label='', *colours, which=which, **_):
            c = colours[which - 1] if len(colours) >= which else None
            return Material(label, tuple(c[:3]) if isinstance(c, (tuple, list)) else (0.5, 0.5, 0.5))

        setattr(surfaces, name, make)
    surfaces.Mat = lambda name: MagicMock(own=lambda: [MagicMock()] * 4, done=lambda *_: Material(name, (0.5, 0.5, 0.5)))
    nothing = lambda *_, **__: MagicMock()
    for name, made in dict(box=box, box2=box2, rbox=rbox, mesh=mesh, tube=tube, on_side=on_side, curtain=curtain, obj=nothing, tiles=nothing, leaves=nothing).items():
        setattr(shapes, name, made)
    photograph.camera = lambda loc, yaw, lens=24, shift=0.0, shift_x=0.0: camera.update(loc=loc, yaw=yaw, lens=lens, shift=shift, shift_x=shift_x)
    for name in ('sky', 'overcast', 'hide_sky_from_light', 'area_lamp'):
        setattr(photograph, name, nothing)
    from studio.parts import plants, soft, streets

    soft.cushion, soft.draped = cushion, draped
    plants.tree = plants.shrub = streets.cobbles = nothing


def clipped(points):
    """Returns a polygon in camera space cut off at the near plane."""
    out = []
    for a, b in zip(points, np.roll(points, -1, 0)):
        if a[2] >= NEAR:
            out.append(a)
        if (a[2] >= NEAR) != (b[2] >= NEAR):
            out.append(a + (b - a) * (NEAR - a[2]) / (b[2] - a[2]))
    return np.array(out)


def draw(path):
    yaw = math.radians(camera['yaw'])
    right, ahead, up = np.array([math.cos(yaw), math.sin(yaw), 0]), np.array([-math.sin(yaw), math.cos(yaw), 0]), np.array([0, 0, 1.0])
    focal = camera['lens'] / 36 * WIDTH
    depth = np.full((HEIGHT, WIDTH), 1e9, np.float32)
    image = np.full((HEIGHT, WIDTH, 3), (0.75, 0.85, 0.95), np.float32)
    for points, colour, o in polygons:
        if o.visible_camera is False:
            continue
        p = points - np.array(camera['loc'])
        c = clipped(np.stack([p @ right, p @ up, p @ ahead], 1))
        if len(c) < 3:
            continue
        x = WIDTH * (0.5 - camera['shift_x']) + focal * c[:, 0] / c[:, 2]
        y = HEIGHT / 2 + WIDTH * camera['shift'] - focal * c[:, 1] / c[:, 2]
        x0, x1 = max(0, int(x.min())), min(WIDTH - 1, int(x.max()) + 1)
        y0, y1 = max(0, int(y.min())), min(HEIGHT - 1, int(y.max()) + 1)
        if x0 > x1 or y0 > y1 or x.max() - x.min() + y.max() - y.min() < 1.2:
            continue
        mask = np.zeros((y1 - y0 + 1, x1 - x0 + 1), np.uint8)
        cv2.fillPoly(mask, [np.round(np.stack([x - x0, y - y0], 1)).astype(np.int32)], 1)
        # On a plane, 1 / depth is linear in the picture.
        i, j = len(c) // 3, 2 * len(c) // 3
        ux, uy, vx, vy = x[i] - x[0], y[i] - y[0], x[j] - x[0], y[j] - y[0]
        inverse = 1 / c[[0, i, j], 2]
        area = ux * vy - uy * vx
        if abs(area) < 1e-6:
            continue
        du, dv = inverse[1] - inverse[0], inverse[2] - inverse[0]
        slope_x, slope_y = (du * vy - dv * uy) / area, (dv * ux - du * vx) / area
        plane = inverse[0] + slope_x * (np.arange(x0, x1 + 1)[None] - x[0]) + slope_y * (np.arange(y0, y1 + 1)[:, None] - y[0])
        z = np.clip(1 / np.maximum(plane, 1e-4), c[:, 2].min(), c[:, 2].max())
        normal = np.cross(points[1] - points[0], points[-1] - points[0])
        size = np.linalg.norm(normal)
        light = 0.55 + 0.45 * abs(normal @ (0.35, -0.55, 0.75)) / size if size > 1e-12 else 0.7
        seen = (mask > 0) & (z < depth[y0 : y1 + 1, x0 : x1 + 1])
        depth[y0 : y1 + 1, x0 : x1 + 1][seen] = z[seen]
        image[y0 : y1 + 1, x0 : x1 + 1][seen] = np.clip(np.array(colour) ** (1 / 2.2) * light, 0, 1)
    cv2.imwrite(path, (image[..., ::-1] * 255).astype(np.uint8))


def main():
    key, scene, out, *pairs = sys.argv[1:]
    options = {}
    for pair in pairs:
        name, _, value = pair.partition('=')
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    replace_blender()
    from studio import home, shapes

    of = home.read_homes()[key]
    shapes.rng.seed(options.get('seed', of.seed))
    module, function = scene.split('.')
    getattr(importlib.import_module(f'studio.scenes.{module}'), function)(of, options)
    draw(out)


main()
