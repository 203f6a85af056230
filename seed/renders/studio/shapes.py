"""Geometry: boxes, sweeps, lathes, tubes, tiles, cloth and leaves. All sizes in metres.

Parts are placed through a stack of frames (`at`): what is built inside a `with at(...)` block is
given in the coordinates of that block. Furniture faces -Y and stands on z = 0.
"""

import contextlib
import math
import random
from math import cos, pi, radians as rad, sin

import bmesh
import bpy
from mathutils import Matrix, Vector, noise as mnoise

rng = random.Random(1)
_frames = [Matrix.Identity(4)]


def frame():
    """Returns the matrix of the current frame."""
    return _frames[-1]


def reset(seed):
    """Empties the scene and restarts the random numbers."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.world = bpy.data.worlds.new('world')
    rng.seed(seed)


@contextlib.contextmanager
def at(loc=(0, 0, 0), rz=0.0, rx=0.0, ry=0.0, scale=1.0):
    """Builds what follows in a frame moved to `loc` and turned by the angles (radians)."""
    m = Matrix.Translation(loc) @ Matrix.Rotation(rz, 4, 'Z') @ Matrix.Rotation(ry, 4, 'Y') @ Matrix.Rotation(rx, 4, 'X') @ Matrix.Scale(scale, 4)
    _frames.append(_frames[-1] @ m)
    try:
        yield
    finally:
        _frames.pop()


def obj(me, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), smooth=True, angle=35):
    """Links a mesh or curve as an object of the current frame and returns it."""
    o = bpy.data.objects.new(me.name, me)
    bpy.context.scene.collection.objects.link(o)
    o.matrix_world = _frames[-1] @ Matrix.Translation(loc) @ (Matrix.Rotation(rot[2], 4, 'Z') @ Matrix.Rotation(rot[1], 4, 'Y') @ Matrix.Rotation(rot[0], 4, 'X'))
    if mat:
        me.materials.append(mat)
    if smooth and isinstance(me, bpy.types.Mesh):
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = rad(angle)
    return o


def mesh(name, verts, faces, mat=None, **k):
    """Returns an object of the vertices and faces."""
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    me.update()
    return obj(me, mat, **k)


def box(size, loc, mat, bevel=0.004, seg=2, rot=(0, 0, 0)):
    """Returns a box with bevelled edges, centred at `loc`."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    b = min(bevel, 0.45 * min(size))
    if b > 0:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=b, segments=seg, profile=0.6, affect='EDGES')
    me = bpy.data.meshes.new('box')
    bm.to_mesh(me)
    bm.free()
    return obj(me, mat, loc, rot, angle=50)


def box2(a, b, mat, bevel=0.004):
    """Returns a box between two opposite corners."""
    s = [abs(b[i] - a[i]) for i in range(3)]
    c = [(a[i] + b[i]) / 2 for i in range(3)]
    return box(s, c, mat, bevel)


def rbox(size, r, mat, loc=(0, 0, 0), rot=(0, 0, 0), n=14, crown=0.0, wob=0.0, side=0.0):
    """Returns an upholstery block: a rounded box with crowned faces and slow, uneven wobble."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=n, use_grid_fill=True)
    h = Vector(size) / 2
    off = Vector((rng.random() * 50, rng.random() * 50, 0))
    for v in bm.verts:
        c = Vector(v.co)
        c = Vector([math.copysign(abs(t) ** 0.8, t) for t in c])
        p = Vector((c.x * h.x, c.y * h.y, c.z * h.z))
        q = Vector([max(-(h[i] - r), min(h[i] - r, p[i])) for i in range(3)])
        d = p - q
        if d.length > 1e-09:
            p = q + d.normalized() * r
        fx, fy, fz = (1 - c.x ** 2, 1 - c.y ** 2, 1 - c.z ** 2)
        p.z += crown * math.sqrt(max(0, fx * fy)) * (1 if c.z > 0 else -0.3) * abs(c.z)
        p.x += side * math.sqrt(max(0, fy * fz)) * c.x
        p.y += side * math.sqrt(max(0, fx * fz)) * c.y
        if wob:
            p += wob * (mnoise.noise_vector(p * 3.2 + off) + 0.45 * mnoise.noise_vector(p * 8 + off))
        v.co = p
    me = bpy.data.meshes.new('rbox')
    bm.to_mesh(me)
    bm.free()
    o = obj(me, mat, loc, rot, angle=180)
    m = o.modifiers.new('s', 'SUBSURF')
    m.levels = m.render_levels = 1
    return o


def pillow(w, h, t, mat, loc, rot, wob=0.012):
    """Returns a cushion standing in its XZ plane: pinched corners, soft belly, wrinkles."""
    n = 22
    vs, fs = [], []
    off = Vector((rng.random() * 40, 3, 7))
    for s in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                x, z = (-1 + 2 * i / n, -1 + 2 * j / n)
                e = max(0, (1 - x ** 2) * (1 - z ** 2))
                k = 1 - 0.09 * (1 - abs(x)) * abs(z) ** 3
                k2 = 1 - 0.09 * (1 - abs(z)) * abs(x) ** 3
                p = Vector((x * w / 2 * k2, s * t / 2 * e ** 0.42, z * h / 2 * k))
                p += wob * e ** 0.3 * mnoise.noise_vector(p * 6 + off) + 0.4 * wob * e ** 0.3 * mnoise.noise_vector(p * 17 + off)
                vs.append(p)
    m = (n + 1) ** 2
    for s in (0, 1):
        for j in range(n):
            for i in range(n):
                a = s * m + j * (n + 1) + i
                q = [a, a + 1, a + n + 2, a + n + 1]
                fs.append(q if s else q[::-1])
    return mesh('pillow', vs, fs, mat, loc=loc, rot=rot, angle=180)


def arc(cx, cy, r, a0, a1, n=8):
    """Returns the points of an arc; the angles are in degrees."""
    return [(cx + r * cos(rad(a0 + (a1 - a0) * i / n)), cy + r * sin(rad(a0 + (a1 - a0) * i / n))) for i in range(n + 1)]


def sweep(profile, path, mat, closed=True, loc=(0, 0, 0), rot=(0, 0, 0), angle=25):
    """Sweeps a profile [(offset to the left of the path, z)] along a 2D path, mitred at its corners."""
    n = len(path)
    vs, fs = [], []
    P = [Vector(p) for p in path]

    def nrm(a, b):
        d = (b - a).normalized()
        return Vector((-d.y, d.x))
    for i in range(n):
        n1 = nrm(P[i - 1], P[i]) if closed or i > 0 else None
        n2 = nrm(P[i], P[(i + 1) % n]) if closed or i < n - 1 else None
        n1, n2 = (n1 or n2, n2 or n1)
        m = (n1 + n2) / max(0.2, 1 + n1.dot(n2))
        vs += [(P[i].x + m.x * u, P[i].y + m.y * u, z) for u, z in profile]
    k = len(profile)
    for i in range(n if closed else n - 1):
        a, b = (i * k, (i + 1) % n * k)
        fs += [(a + j, b + j, b + j + 1, a + j + 1) for j in range(k - 1)]
    return mesh('sweep', vs, fs, mat, loc=loc, rot=rot, angle=angle)


def lathe(prof, mat, loc=(0, 0, 0), n=40, mod=None, rot=(0, 0, 0), angle=40):
    """Turns a profile [(radius, z)] round Z; `mod(r, z, angle, i)` may change each point."""
    vs, fs = [], []
    k = len(prof)
    for i in range(n):
        a = 2 * pi * i / n
        for j, (r, z) in enumerate(prof):
            rr, zz = mod(r, z, a, j) if mod else (r, z)
            vs.append((rr * cos(a), rr * sin(a), zz))
    for i in range(n):
        a, b = (i * k, (i + 1) % n * k)
        fs += [(a + j, b + j, b + j + 1, a + j + 1) for j in range(k - 1)]
    return mesh('lathe', vs, fs, mat, loc=loc, rot=rot, angle=angle)


def tube(pts, r, mat, cyclic=False, smooth=False, res=4):
    """Returns a round bar along the points; a fourth number of a point scales its radius."""
    cu = bpy.data.curves.new('tube', 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    sp = cu.splines.new('NURBS' if smooth else 'POLY')
    sp.points.add(len(pts) - 1)
    for p, q in zip(sp.points, pts):
        p.co = (*q[:3], 1)
        p.radius = q[3] if len(q) > 3 else 1
    if smooth:
        sp.order_u = 4
        sp.use_endpoint_u = True
    sp.use_cyclic_u = cyclic
    return obj(cu, mat)


def tiles(quads, mat, gap=0.0006, cham=0.0012, tilt=0.0004, z=0.0, depth=0.008, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Returns planks or tiles as one mesh, of quads [(origin, u, v, length_u, length_v)].

    Each has a chamfer, its own tilt, its own UV offset and a random colour attribute 'rnd'.
    """
    vs, fs, uv, col = ([], [], [], [])
    for o, u, v, L, W in quads:
        o, u, v = (Vector(o), Vector(u), Vector(v))
        b = len(vs)
        t = [z + rng.gauss(0, tilt) for _ in range(4)]
        ou, ov = (rng.random() * 40, rng.random() * 40)
        rc = (rng.random(), rng.random(), rng.random(), 1)
        ring = lambda g: [(g, g), (L - g, g), (L - g, W - g), (g, W - g)]
        lo, mid, top = (ring(gap / 2), ring(gap / 2), ring(gap / 2 + cham))
        st = []
        for rg, dz in ((lo, -depth), (mid, -cham), (top, 0)):
            for i, (a, c) in enumerate(rg):
                p = o + u * a + v * c
                vs.append((p.x, p.y, t[i] + dz))
                st.append((a + ou, c + ov))
        F = [(8, 9, 10, 11)] + [(4 + i, 4 + (i + 1) % 4, 8 + (i + 1) % 4, 8 + i) for i in range(4)] + [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)]
        for f in F:
            fs.append([b + i for i in f])
            for i in f:
                uv += st[i]
                col += rc
    me = bpy.data.meshes.new('tiles')
    me.from_pydata(vs, [], fs)
    me.uv_layers.new(name='UVMap').data.foreach_set('uv', uv)
    me.color_attributes.new('rnd', 'FLOAT_COLOR', 'CORNER').data.foreach_set('color', col)
    me.update()
    return obj(me, mat, loc, rot, smooth=False)


def herringbone(x0, y0, x1, y1, L, W, ang=45):
    """Returns the quads of a herringbone floor that covers the rectangle, for `tiles`."""
    n = round(L / W)
    L = n * W
    out = []
    c, s = (cos(rad(ang)), sin(rad(ang)))
    cx, cy = ((x0 + x1) / 2, (y0 + y1) / 2)
    T = lambda x, y: (cx + c * x - s * y, cy + s * x + c * y)
    U, V = ((c, s), (-s, c))
    rmax = math.hypot(x1 - x0, y1 - y0) / 2 + L
    N = int(rmax / W) + 2 * n
    M = N // (2 * n) + 2

    def keep(x, y):
        return x0 - L * 0.8 < x < x1 + L * 0.8 and y0 - L * 0.8 < y < y1 + L * 0.8
    for j in range(-N, N):
        for m in range(-M, M):
            x, y = ((j + 2 * n * m) * W, j * W)
            if keep(*T(x + L / 2, y + W / 2)):
                out.append((T(x, y), U, V, L, W))
            x, y = (j * W, (j - 2 * n + 1 + 2 * n * m) * W)
            if keep(*T(x + W / 2, y + L / 2)):
                out.append((T(x + W, y), V, (-c, -s), L, W))
    return out


def grid_tiles(x0, y0, x1, y1, L, W, stagger=0.5):
    """Returns the quads of a floor of rectangles in rows, for `tiles`."""
    out = []
    j = 0
    y = y0
    while y < y1:
        x = x0 - (L * stagger if j % 2 else 0)
        while x < x1:
            out.append(((x, y), (1, 0), (0, 1), L, W))
            x += L
        y += W
        j += 1
    return out


def curtain(x0, x1, z0, z1, mat, folds=7, amp=0.055, y=0.0):
    """Returns a curtain hanging in folds between x0 and x1."""
    nx, nz = (folds * 14, 40)
    vs, fs = [], []
    ph = [rng.uniform(-0.5, 0.5) for _ in range(8)]
    o = Vector((rng.random() * 30, 0, 0))
    for j in range(nz + 1):
        t = j / nz
        z = z1 + (z0 - z1) * t
        for i in range(nx + 1):
            u = i / nx
            w = u * folds * 2 * pi
            a = amp * (0.55 + 0.6 * t) * (1 + 0.35 * sin(u * 9 + ph[0]))
            yy = a * sin(w + ph[1] + 0.9 * t * sin(u * 7 + ph[2]) + 0.5 * sin(2.1 * u * pi + ph[3])) + 0.012 * mnoise.noise(Vector((u * 9, t * 5, 0)) + o)
            xx = x0 + (x1 - x0) * (u + 0.05 * t * sin(u * 5 + ph[4]) * u * (1 - u) * 4) + 0.25 * a * sin(2 * w + ph[1])
            vs.append((xx, y + yy, z + (0.012 * sin(w * 0.5 + ph[5]) if j == nz else 0)))
    for j in range(nz):
        for i in range(nx):
            a = j * (nx + 1) + i
            fs.append((a, a + 1, a + nx + 2, a + nx + 1))
    return mesh('curtain', vs, fs, mat, angle=180)


def leaves(items, mat, L=0.2, W=0.09, curl=0.35, fold=0.25):
    """Returns curved leaves [(position, direction, up, scale)] as one mesh with attribute 'rnd'."""
    vs, fs, col = [], [], []
    n = 7
    for pos, d, up, s in items:
        d = Vector(d).normalized()
        side = d.cross(Vector(up)).normalized()
        nn = side.cross(d)
        b = len(vs)
        k = rng.uniform(0.6, 1.5) * curl
        tw = rng.uniform(-0.3, 0.3)
        for i in range(n + 1):
            t = i / n
            w = W * s * sin(pi * min(1, t ** 0.8 * 0.97 + 0.02)) ** 0.75 * 0.5
            ax = Vector(pos) + d * (L * s * (t - 0.12 * k * t * t)) - nn * (k * L * s * t * t * 0.55)
            sd = side * cos(tw * t) + nn * sin(tw * t)
            vs += [ax - sd * w + nn * w * fold * 1.2, ax, ax + sd * w + nn * w * fold * 1.2]
        rc = (rng.random(), rng.random(), rng.random(), 1)
        for i in range(n):
            for q in (0, 1):
                a = b + 3 * i + q
                fs.append((a, a + 1, a + 4, a + 3))
                col += rc * 4
    me = bpy.data.meshes.new('leaves')
    me.from_pydata([tuple(v) for v in vs], [], fs)
    me.color_attributes.new('rnd', 'FLOAT_COLOR', 'CORNER').data.foreach_set('color', col)
    me.update()
    return obj(me, mat, angle=180)


def rndvec(k=1.0):
    """Returns a vector of normally distributed numbers."""
    return Vector((rng.gauss(0, k), rng.gauss(0, k), rng.gauss(0, k)))


def on_side(profile_points, path, mat, closed=True, y=0.0):
    """Sweeps a profile along a path [(x, z)] of a wall; its height points out of the wall to -Y."""
    o = sweep(profile_points, path, mat, closed=closed)
    o.matrix_world = frame() @ Matrix.Translation((0, y, 0)) @ Matrix(((1, 0, 0, 0), (0, 0, -1, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
    return o


def prism(points, depth, mat, bevel=0.0, y=0.0):
    """Returns the outline [(x, z)] extruded from y to y + depth."""
    n = len(points)
    vs = [(px, y + d, pz) for d in (0, depth) for px, pz in points]
    fs = [list(range(n)), list(range(2 * n - 1, n - 1, -1))]
    fs += [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)]
    o = mesh('prism', vs, fs, mat, angle=30)
    if bevel:
        m = o.modifiers.new('bevel', 'BEVEL')
        m.width = bevel
        m.segments = 2
    return o
