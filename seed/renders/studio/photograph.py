"""Light, camera and the passes that `develop.py` turns into a picture."""

import os
import resource
import time
from math import cos, pi, radians as rad, sin

import bpy
from mathutils import Vector

# Light and colour are kept apart, so that only the light is denoised.
PASSES = {
    'DiffDir': 'diffuse_direct',
    'DiffInd': 'diffuse_indirect',
    'DiffCol': 'diffuse_color',
    'GlossDir': 'glossy_direct',
    'GlossInd': 'glossy_indirect',
    'GlossCol': 'glossy_color',
    'TransDir': 'transmission_direct',
    'TransInd': 'transmission_indirect',
    'TransCol': 'transmission_color',
    'Emit': 'emit',
    'Env': 'environment',
    'Depth': 'z',
}


def sky(elevation=38, azimuth=160, strength=0.35, sun=3.0, sun_size=0.6, air=1.0, dust=1.2, sun_colour=(1.0, 0.92, 0.82)):
    """Sets the sky and the sun. The azimuth runs clockwise from +Y, all angles are in degrees."""
    world = bpy.context.scene.world
    world.use_nodes = True
    nt = world.node_tree
    nt.nodes.clear()
    tex = nt.nodes.new('ShaderNodeTexSky')
    tex.sky_type = 'NISHITA'
    tex.sun_disc = False
    tex.sun_elevation = rad(elevation)
    tex.sun_rotation = rad(azimuth)
    tex.air_density, tex.dust_density, tex.ozone_density = air, dust, 1.0
    background = nt.nodes.new('ShaderNodeBackground')
    background.inputs[1].default_value = strength
    out = nt.nodes.new('ShaderNodeOutputWorld')
    nt.links.new(tex.outputs[0], background.inputs[0])
    nt.links.new(background.outputs[0], out.inputs[0])
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 512
    if sun:
        lamp = bpy.data.lights.new('sun', 'SUN')
        lamp.energy, lamp.angle, lamp.color = sun, rad(sun_size), sun_colour
        o = bpy.data.objects.new('sun', lamp)
        bpy.context.scene.collection.objects.link(o)
        a, e = rad(azimuth), rad(elevation)
        o.rotation_euler = Vector((sin(a) * cos(e), cos(a) * cos(e), sin(e))).to_track_quat('Z', 'Y').to_euler()
    return background


def overcast(strength=1.0, colour=(0.86, 0.92, 1.0), top=1.0):
    """Sets an even, clouded sky that is brighter above than at the horizon."""
    world = bpy.context.scene.world
    world.use_nodes = True
    nt = world.node_tree
    nt.nodes.clear()
    up = nt.nodes.new('ShaderNodeSeparateXYZ')
    nt.links.new(nt.nodes.new('ShaderNodeTexCoord').outputs['Generated'], up.inputs[0])
    ramp = nt.nodes.new('ShaderNodeMapRange')
    ramp.inputs[3].default_value, ramp.inputs[4].default_value = 0.65 * strength, 1.15 * strength * top
    nt.links.new(up.outputs[2], ramp.inputs[0])
    background = nt.nodes.new('ShaderNodeBackground')
    background.inputs[0].default_value = (*colour, 1)
    nt.links.new(ramp.outputs[0], background.inputs[1])
    out = nt.nodes.new('ShaderNodeOutputWorld')
    nt.links.new(background.outputs[0], out.inputs[0])
    return background


def hide_sky_from_light():
    """Lets only the camera and mirrors see the sky: lamps in the windows stand for its light."""
    world = bpy.context.scene.world
    world.cycles.sampling_method = 'NONE'
    world.cycles_visibility.diffuse = False
    world.cycles_visibility.scatter = False


def area_lamp(loc, target, size, power, colour=(1, 1, 1), size_y=None, matrix=None, in_mirrors=False):
    """Adds a rectangular lamp that only lights; `matrix` gives `loc` and `target` in a frame."""
    if matrix is not None:
        loc, target = matrix @ Vector(loc), matrix @ Vector(target)
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.energy, lamp.color, lamp.shape = power, colour, 'RECTANGLE'
    lamp.size, lamp.size_y = size, size_y or size
    o = bpy.data.objects.new('area', lamp)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(loc) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    o.visible_camera = False
    o.visible_glossy = in_mirrors
    return o


def camera(loc, yaw, lens=24, shift=0.0, shift_x=0.0):
    """Places a level camera, so that verticals stay vertical; framing up or down is by lens shift."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.clip_start = lens, 36, 0.02
    data.shift_x, data.shift_y = shift_x, shift
    o = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (pi / 2, 0, rad(yaw))
    bpy.context.scene.camera = o
    return o


def render(out, width, height, samples, threads=1, bounces=5, clamp=2.5, seed=0):
    """Renders two independent halves into `out`; what differs between them is the noise.

    A half that is already whole is not rendered again.
    """
    scene = bpy.context.scene
    r, c = scene.render, scene.cycles
    r.engine, c.device = 'CYCLES', 'CPU'
    r.resolution_x, r.resolution_y, r.resolution_percentage = width, height, 100
    r.threads_mode, r.threads = 'FIXED', threads
    r.use_persistent_data = True  # the scene is prepared once; the seed below makes the halves differ
    c.samples = max(1, samples // 2)
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.02, min(8, c.samples)
    c.max_bounces, c.diffuse_bounces = bounces, min(3, bounces)
    c.glossy_bounces = c.transmission_bounces = 3
    c.transparent_max_bounces = 12
    c.sample_clamp_indirect, c.sample_clamp_direct = clamp, 0
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.use_denoising = 0.8, False
    layer = scene.view_layers[0]
    for name in PASSES.values():
        setattr(layer, 'use_pass_' + name, True)
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    nt = scene.node_tree
    nt.nodes.clear()
    layers = nt.nodes.new('CompositorNodeRLayers')
    files = nt.nodes.new('CompositorNodeOutputFile')
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '16', 'ZIP'
    files.file_slots.clear()
    files.base_path = out
    for socket in layers.outputs:
        if socket.enabled and (socket.name in PASSES or socket.name in ('Denoising Normal', 'Denoising Albedo')):
            name = socket.name.replace('Denoising ', 'Dn')
            files.file_slots.new(name)
            nt.links.new(socket, files.inputs[name])
    os.makedirs(out, exist_ok=True)
    for half in (1, 2):
        done = os.path.join(out, f'half-{half}')
        if os.path.exists(done):
            continue
        started, used = time.time(), time.process_time()
        c.seed, c.use_animated_seed = seed * 10 + half, True
        scene.frame_set(half)
        bpy.ops.render.render(write_still=False)
        used = time.process_time() - used
        with open(done, 'w') as f:
            f.write(f'{used:.0f}\n')
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(f'HALF {half} wall {time.time() - started:.0f} s processor {used:.0f} s memory {memory:.0f} MB', flush=True)
