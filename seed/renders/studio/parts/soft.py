"""Cloth that a simulation lays or inflates: duvets, throws, cushions. Results are kept in `cloth/`."""

import hashlib
import os
from math import radians as rad

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise as mnoise

from ..shapes import frame, mesh, rng

CACHE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'cloth')


def _kept(key, make):
    """Returns vertices and faces from the cache, or makes and keeps them."""
    name = hashlib.sha1(repr(key).encode()).hexdigest()[:16] + '.npz'
    path = os.path.join(CACHE, name)
    if not os.path.exists(path):
        verts, faces = make()
        os.makedirs(CACHE, exist_ok=True)
        np.savez_compressed(path + '.part.npz', verts=verts.astype(np.float32), faces=np.array(faces, np.int32))
        os.replace(path + '.part.npz', path)
    data = np.load(path)
    return data['verts'].tolist(), data['faces'].tolist()


def _run(o, frames):
    """Steps the simulation of an object and returns its shape at the end."""
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, frames
    for f in range(1, frames + 1):
        scene.frame_set(f)
    graph = bpy.context.evaluated_depsgraph_get()
    final = o.evaluated_get(graph).to_mesh()
    verts = np.array([tuple(o.matrix_world @ v.co) for v in final.vertices])
    faces = [list(p.vertices) for p in final.polygons]
    return verts, faces


def _sheet(w, d, step, z, ripple, seed):
    nx, ny = int(w / step), int(d / step)
    off = Vector((seed * 7.1, seed * 3.3, 0))
    vs = [(w * (i / nx - 0.5), d * (j / ny - 0.5), z + ripple * mnoise.noise(Vector((i * step * 2.2, j * step * 2.2, 0)) + off)) for j in range(ny + 1) for i in range(nx + 1)]
    fs = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)]
    return vs, fs


def _plain_object(vs, fs):
    me = bpy.data.meshes.new('cloth')
    me.from_pydata(vs, [], fs)
    o = bpy.data.objects.new('cloth', me)
    bpy.context.scene.collection.objects.link(o)
    return o


def _collider(size, centre, bevel=0.06):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=3, profile=0.6, affect='EDGES')
    bmesh.ops.translate(bm, vec=centre, verts=bm.verts)
    me = bpy.data.meshes.new('collider')
    bm.to_mesh(me)
    bm.free()
    o = bpy.data.objects.new('collider', me)
    bpy.context.scene.collection.objects.link(o)
    c = o.modifiers.new('collision', 'COLLISION')
    o.collision.thickness_outer, o.collision.cloth_friction = 0.012, 12
    return o


def _remove(objects):
    for o in objects:
        bpy.data.objects.remove(o, do_unlink=True)


def draped(mat, w, d, blocks, seed, loc=(0, 0, 0), start=0.08, step=0.032, thickness=0.03, frames=45, stiff=1.2, ripple=0.06, slide=(0, 0)):
    """Lets a sheet fall on blocks [(size, centre)] and returns it, thick, in the current frame."""

    def make():
        top = max(c[2] + s[2] / 2 for s, c in blocks)
        vs, fs = _sheet(w, d, step, top + start, ripple, seed)
        vs = [(x + slide[0], y + slide[1], z) for x, y, z in vs]
        o = _plain_object(vs, fs)
        others = [_collider(s, c) for s, c in blocks] + [_collider((12, 12, 0.4), (0, 0, -0.2), 0.01)]
        m = o.modifiers.new('cloth', 'CLOTH')
        st = m.settings
        st.quality, st.mass, st.air_damping = 6, 0.35, 2.0
        st.tension_stiffness = st.compression_stiffness = 12
        st.shear_stiffness, st.bending_stiffness = 4, stiff
        m.collision_settings.collision_quality, m.collision_settings.distance_min = 3, 0.012
        result = _run(o, frames)
        _remove([o, *others])
        return result

    verts, faces = _kept(('draped', w, d, blocks, seed, start, step, frames, stiff, ripple, slide), make)
    o = mesh('draped', verts, faces, mat, loc=loc, angle=180)
    if thickness:
        m = o.modifiers.new('thick', 'SOLIDIFY')
        m.thickness, m.offset = thickness, 1
    m = o.modifiers.new('smooth', 'SUBSURF')
    m.levels = m.render_levels = 1
    return o


def cushion(mat, w, h, loc, rot=(0, 0, 0), pressure=3.0, seed=1, fill=0.35):
    """Inflates a sewn bag and returns it standing in its XZ plane, its middle at `loc`."""

    def make():
        n = 26
        vs, fs, index = [], [], {}
        for s in (1, -1):
            for j in range(n + 1):
                for i in range(n + 1):
                    edge = i in (0, n) or j in (0, n)
                    if edge and s == -1:
                        index[s, i, j] = index[1, i, j]
                        continue
                    index[s, i, j] = len(vs)
                    x, z = w * (i / n - 0.5), h * (j / n - 0.5)
                    vs.append((x, s * (0 if edge else 0.02 + 0.006 * mnoise.noise(Vector((x * 9, z * 9, seed * 5 + s)))), z))
        for s in (1, -1):
            for j in range(n):
                for i in range(n):
                    q = [index[s, i, j], index[s, i + 1, j], index[s, i + 1, j + 1], index[s, i, j + 1]]
                    fs.append(q[::-1] if s == 1 else q)
        o = _plain_object(vs, fs)
        m = o.modifiers.new('cloth', 'CLOTH')
        st = m.settings
        st.quality, st.mass, st.air_damping = 6, 0.3, 4.0
        st.use_pressure, st.uniform_pressure_force = True, pressure
        st.tension_stiffness = st.compression_stiffness = 20
        st.bending_stiffness = 0.15
        st.effector_weights.gravity = 0
        result = _run(o, 26)
        _remove([o])
        return result

    verts, faces = _kept(('cushion', w, h, pressure, seed), make)
    o = mesh('cushion', verts, faces, mat, loc=loc, rot=rot, angle=180)
    m = o.modifiers.new('smooth', 'SUBSURF')
    m.levels = m.render_levels = 1
    return o
