"""Materials. Each is a function of a name and its colours; nothing is ever perfectly uniform.

`Mat` is a short way to write shader nodes. Coordinates of kind `Object` are moved by a random
vector per object, so that equal parts do not repeat one grain; kind `World` runs through from part
to part, as bricks must.
"""

from math import pi

import bpy


class Mat:
    """A material under construction; `done` connects its shader and returns it."""

    def __init__(s, name):
        s.m = bpy.data.materials.new(name)
        s.m.use_nodes = True
        s.nt = s.m.node_tree
        s.nt.nodes.clear()
        s.out = s.nt.nodes.new('ShaderNodeOutputMaterial')

    def n(s, typ, ins=None, **props):
        nd = s.nt.nodes.new('ShaderNode' + typ)
        for k, v in props.items():
            setattr(nd, k, v)
        for k, v in (ins or {}).items():
            s.put(nd.inputs[k], v)
        return nd

    def put(s, sock, v):
        if isinstance(v, bpy.types.NodeSocket):
            s.nt.links.new(v, sock)
        elif isinstance(v, bpy.types.Node):
            s.nt.links.new(v.outputs[0], sock)
        else:
            if sock.type == 'RGBA' and len(v) == 3:
                v = (*v, 1)
            sock.default_value = v

    def coord(s, kind='Object', scale=(1, 1, 1), rot=(0, 0, 0)):
        """Returns the coordinates of a point, scaled and turned."""
        if kind == 'World':
            v = s.n('NewGeometry').outputs['Position']
        else:
            v = s.n('TexCoord').outputs[kind]
        if kind == 'Object':
            shift = s.math('MULTIPLY', s.n('ObjectInfo').outputs['Random'], 37.0)
            v = s.n('VectorMath', {0: v, 1: shift}, operation='ADD').outputs[0]
        return s.n('Mapping', {'Vector': v, 'Scale': scale, 'Rotation': rot}).outputs[0]

    def scaled(s, v, scale):
        """Returns the coordinates stretched by a vector."""
        return s.n('Mapping', {'Vector': v, 'Scale': scale}).outputs[0]

    def shaken(s, v, noise_scale, by):
        """Returns the coordinates displaced by noise, so that straight lines look made by hand."""
        shift = s.n('VectorMath', {0: s.noise(v, noise_scale, 3).outputs['Color'], 1: (by, by, by)}, operation='MULTIPLY')
        return s.n('VectorMath', {0: v, 1: shift.outputs[0]}, operation='ADD').outputs[0]

    def own(s):
        """Returns three random numbers of a tile, plank or leaf."""
        return s.n('SeparateColor', {0: s.n('Attribute', attribute_name='rnd').outputs['Color']}).outputs

    def noise(s, vec, scale, detail=4, rough=0.55, dist=0.0):
        return s.n('TexNoise', {'Vector': vec, 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': dist})

    def ramp(s, fac, stops):
        nd = s.n('ValToRGB', {0: fac})
        e = nd.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for el, (p, c) in zip(e, stops):
            el.position = p
            el.color = (*c, 1) if len(c) == 3 else c
        return nd.outputs[0]

    def rng(s, fac, a, b, lo=0.0, hi=1.0):
        return s.n('MapRange', {0: fac, 1: lo, 2: hi, 3: a, 4: b}).outputs[0]

    def mix(s, fac, a, b, mode='MIX'):
        return s.n('MixRGB', {0: fac, 1: a, 2: b}, blend_type=mode).outputs[0]

    def math(s, op, a, b=0.0):
        return s.n('Math', {0: a, 1: b}, operation=op).outputs[0]

    def bump(s, h, dist, strength=1.0, nrm=None):
        nd = s.n('Bump', {'Height': h, 'Distance': dist, 'Strength': strength})
        if nrm is not None:
            s.put(nd.inputs['Normal'], nrm)
        return nd.outputs[0]

    def bsdf(s, **k):
        nd = s.n('BsdfPrincipled')
        for key, v in k.items():
            s.put(nd.inputs[key.replace('_', ' ')], v)
        return nd

    def done(s, sh, cheap=None):
        """Finishes the material. `cheap` is the mean colour that diffuse bounces see instead of the
        whole graph, which makes interiors half as fast again and changes nothing one sees."""
        if cheap is not None:
            sh = s.n('MixShader', {0: s.n('LightPath').outputs['Is Diffuse Ray'], 1: sh, 2: s.n('BsdfDiffuse', {'Color': tuple(cheap)})})
        s.put(s.out.inputs[0], sh)
        s.m.cycles.sample_as_light = False
        return s.m


def hexc(h):
    h = h.lstrip('#')
    f = lambda c: c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
    return tuple((f(int(h[i:i + 2], 16) / 255) for i in (0, 2, 4)))


def shade(c, k):
    return tuple((min(1, x * k) for x in c))


def plain(name, c, rough=0.5, metal=0.0, var=0.06, spec=0.5, bump=0.0, scale=6.0, **k):
    """Returns any simple surface: metal, ceramic, leather, lacquer."""
    m = Mat(name)
    v = m.coord()
    n1 = m.noise(v, scale, 5)
    n2 = m.noise(v, scale * 7, 4)
    col = m.mix(m.rng(n1, 0, 1, 0.3, 0.7), shade(c, 1 - var), shade(c, 1 + var))
    b = m.bsdf(Base_Color=col, Roughness=m.rng(n2, max(0.02, rough * 0.8), min(1, rough * 1.2), 0.3, 0.7), Metallic=metal, Specular=spec, **k)
    if bump:
        m.put(b.inputs['Normal'], m.bump(m.noise(v, scale * 30, 3), bump))
    return m.done(b, c)


def paint(name, c, rough=0.55, spec=0.0):
    """Returns painted plaster or wood, without relief: at this distance that is only noise."""
    m = Mat(name)
    v = m.coord('World')
    big = m.noise(v, 0.9, 3)
    mid = m.noise(v, 5, 3)
    col = m.mix(m.rng(big, 0, 1, 0.3, 0.7), shade(c, 0.975), shade(c, 1.01))
    return m.done(m.bsdf(Base_Color=col, Roughness=m.rng(mid, rough * 0.85, rough * 1.15, 0.3, 0.7), Specular=spec), c)


def wood(name, dark, light, rough=0.36, uv=True, along='X', var=0.5, coat=0.0):
    """Returns sawn wood: grain, rings and pores; its colour differs from plank to plank."""
    m = Mat(name)
    v = m.n('TexCoord').outputs['UV'] if uv else m.coord(rot=(0, 0, 0) if along == 'X' else (0, 0, pi / 2) if along == 'Y' else (0, pi / 2, 0))
    sc = lambda a, b: m.n('Mapping', {'Vector': v, 'Scale': (a, b, b)}).outputs[0]
    rings = m.noise(sc(1.1, 16), 1.0, 3, 0.5, 0.6)
    rf = m.math('FRACT', m.math('MULTIPLY', rings, 7.0))
    rf = m.math('ABSOLUTE', m.math('SUBTRACT', rf, 0.5))
    fib = m.noise(sc(9, 420), 1.0, 4, 0.6)
    slow = m.noise(sc(1.5, 5), 1.0, 3)
    pore = m.noise(sc(30, 900), 1.0, 2, 0.5)
    f = m.math('ADD', m.math('MULTIPLY', rf, 0.55), m.math('ADD', m.math('MULTIPLY', fib, 0.5), m.math('MULTIPLY', slow, 0.55)))
    col = m.ramp(m.rng(f, 0, 1, 0.45, 1.05), [(0, dark), (0.5, [(a + b) / 2 for a, b in zip(dark, light)]), (1, light)])
    at_ = m.n('Attribute', attribute_name='rnd') if uv else m.n('ObjectInfo')
    r1, r2 = m.n('SeparateColor', {0: at_.outputs['Color']}).outputs[:2] if uv else (at_.outputs['Random'], at_.outputs['Random'])
    hsv = m.n('HueSaturation', {'Hue': m.rng(r2, 0.492, 0.508), 'Saturation': m.rng(r2, 1 - 0.25 * var, 1 + 0.2 * var), 'Value': m.rng(r1, 1 - 0.42 * var, 1 + 0.32 * var), 'Color': col})
    pm = m.rng(pore, 0, 1, 0.6, 0.66)
    col2 = m.mix(m.math('MULTIPLY', pm, 0.35), hsv.outputs[0], shade(dark, 0.5))
    wear = m.noise(m.coord(), 2.2, 5, 0.65)
    ro = m.math('ADD', m.rng(wear, rough * 0.75, rough * 1.35, 0.3, 0.7), m.math('MULTIPLY', fib, 0.1))
    h = m.math('SUBTRACT', m.math('MULTIPLY', fib, 0.5), pm)
    return m.done(m.bsdf(Base_Color=col2, Roughness=ro, Specular=0.45, Clearcoat=coat, Clearcoat_Roughness=0.12, Normal=m.bump(h, 0.00035, 0.8)), [(a * 0.5 + b * 0.5) * 0.9 for a, b in zip(dark, light)])


def marble(name, base=(0.78, 0.77, 0.75), vein=(0.25, 0.26, 0.28), rough=0.14, scale=2.2):
    m = Mat(name)
    v = m.coord(scale=(scale, scale, scale * 0.7), rot=(0.5, 0.3, 0.8))
    w = m.noise(v, 1.1, 6, 0.6)
    vv = m.n('VectorMath', {0: v, 1: m.n('VectorMath', {0: w.outputs['Color'], 1: (1.3, 1.3, 1.3)}, operation='MULTIPLY').outputs[0]}, operation='ADD').outputs[0]

    def veins(sc, thin):
        n = m.noise(vv, sc, 5, 0.55)
        a = m.math('ABSOLUTE', m.math('SUBTRACT', n, 0.5))
        return m.rng(a, 1, 0, 0, thin)
    v1 = m.math('POWER', veins(1.0, 0.06), 2.0)
    v2 = m.math('MULTIPLY', m.math('POWER', veins(2.7, 0.03), 1.5), 0.45)
    mask = m.math('MULTIPLY', m.math('MAXIMUM', v1, v2), m.rng(m.noise(v, 0.8, 2), 0.15, 1.0, 0.35, 0.65))
    cloud = m.mix(m.rng(m.noise(vv, 1.6, 6), 0, 1, 0.3, 0.7), shade(base, 0.86), base)
    return m.done(m.bsdf(Base_Color=m.mix(mask, cloud, vein), Roughness=m.rng(m.noise(v, 14, 4), rough * 0.7, rough * 1.5, 0.3, 0.7), Specular=0.5), shade(base, 0.92))


def fabric(name, c, scale=1.0, rough=0.9, sheen=0.35, var=0.12, c2=None):
    """Returns woven cloth: two tones of yarn, slubs and a weave one sees from near by."""
    m = Mat(name)
    v = m.coord()
    s = 420 * scale
    a = m.n('TexNoise', {'Vector': m.n('Mapping', {'Vector': v, 'Scale': (s, s * 0.22, s)}).outputs[0], 'Scale': 1.0, 'Detail': 2})
    b = m.n('TexNoise', {'Vector': m.n('Mapping', {'Vector': v, 'Scale': (s * 0.22, s, s)}).outputs[0], 'Scale': 1.0, 'Detail': 2})
    h = m.math('ADD', a, b)
    mel = m.rng(h, 0, 1, 0.8, 1.2)
    big = m.noise(v, 4, 4)
    col = m.mix(mel, c2 or shade(c, 1 - 2 * var), shade(c, 1 + var))
    col = m.mix(m.rng(big, 0.0, 0.35, 0.35, 0.65), col, shade(c, 0.78))
    slub = m.n('TexNoise', {'Vector': m.n('Mapping', {'Vector': v, 'Scale': (150, 45, 150)}).outputs[0], 'Scale': 1.0, 'Detail': 2})
    col = m.mix(m.rng(slub, 0.45, 0, 0.38, 0.55), col, shade(c, 0.62))
    return m.done(m.bsdf(Base_Color=col, Roughness=rough, Sheen=sheen, Specular=0.2, Normal=m.bump(h, 0.0012, 0.7)), shade(c, 0.95))


def sheer(name, c, trans=0.5, opac=0.85):
    m = Mat(name)
    v = m.coord(scale=(1, 1, 1))
    w = m.noise(m.n('Mapping', {'Vector': v, 'Scale': (500, 500, 60)}).outputs[0], 1.0, 2)
    cc = m.mix(m.rng(w, 0, 1, 0.35, 0.65), shade(c, 0.9), c)
    d = m.n('BsdfDiffuse', {'Color': cc})
    t = m.n('BsdfTranslucent', {'Color': cc})
    x = m.n('MixShader', {0: trans, 1: d, 2: t})
    return m.done(x if opac >= 1 else m.n('MixShader', {0: opac, 1: m.n('BsdfTransparent'), 2: x}))


def pane(name='pane', tint=(0.97, 0.985, 0.98), wav=0.0004):
    """Returns window glass: light goes straight through, the reflection is slightly wavy."""
    m = Mat(name)
    nb = m.bump(m.noise(m.coord(), 3.5, 2), wav * 10, 0.6)
    g = m.n('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': 0.01, 'Normal': nb})
    t = m.n('BsdfTransparent', {'Color': tint})
    f = m.n('Fresnel', {'IOR': 1.5})
    lp = m.n('LightPath')
    fac = m.math('MULTIPLY', f, m.math('SUBTRACT', 1.0, lp.outputs['Is Shadow Ray']))
    return m.done(m.n('MixShader', {0: fac, 1: t, 2: g}))


def leafmat(name, c, c2, rough=0.38):
    m = Mat(name)
    at_ = m.n('Attribute', attribute_name='rnd')
    r = m.n('SeparateColor', {0: at_.outputs['Color']}).outputs
    col = m.mix(r[0], c, c2)
    col = m.mix(m.rng(m.noise(m.coord(), 25, 3), 0, 0.3, 0.35, 0.7), col, shade(c, 0.5))
    b = m.bsdf(Base_Color=col, Roughness=m.rng(r[1], rough * 0.7, rough * 1.3), Specular=0.45)
    t = m.n('BsdfTranslucent', {'Color': m.mix(0.5, col, (0.35, 0.5, 0.06))})
    return m.done(m.n('MixShader', {0: 0.25, 1: b, 2: t}), shade(c2, 0.8))


def glow(name, c, k=1.0, socket=None, m=None):
    """Returns a self-lit surface for what is seen through a window; never sampled as a lamp."""
    m = m or Mat(name)
    nz = m.n('SeparateXYZ', {0: m.n('NewGeometry').outputs['Normal']}).outputs[2]
    return m.done(m.n('Emission', {'Color': socket or m.mix(m.noise(m.coord(), 1.2, 4), shade(c, 0.85), shade(c, 1.1)), 'Strength': m.rng(nz, 0.55 * k, 1.6 * k, -1, 1)}))


def emit(name, c, s):
    m = Mat(name)
    return m.done(m.n('Emission', {'Color': c, 'Strength': s}))


def hex_all(words):
    """Returns the colours of a line of hexadecimal codes."""
    return [hexc(w) for w in words.split()]


def terrazzo(name, base, chips, rough=0.22):
    """Returns ground terrazzo with chips of three sizes."""
    m = Mat(name)
    v = m.shaken(m.coord('World'), 55, 0.010)
    col = m.mix(m.rng(m.noise(v, 300, 2), 0, 1, 0.3, 0.7), shade(base, 0.94), base)
    for scale, radius, keep in ((150.0, 0.34, 0.45), (62.0, 0.36, 0.5), (30.0, 0.34, 0.62)):
        cell = m.n('TexVoronoi', {'Vector': v, 'Scale': scale})
        r = m.n('SeparateColor', {0: cell.outputs['Color']}).outputs
        mask = m.math('MULTIPLY', m.math('LESS_THAN', cell.outputs['Distance'], radius), m.math('GREATER_THAN', r[0], keep))
        chip = m.ramp(r[1], [(i / len(chips), c) for i, c in enumerate(chips)])
        m.nt.nodes[-1].color_ramp.interpolation = 'CONSTANT'
        col = m.mix(mask, col, chip)
    rough_map = m.rng(m.noise(v, 9, 4), rough * 0.7, rough * 1.5, 0.3, 0.7)
    return m.done(m.bsdf(Base_Color=col, Roughness=rough_map, Specular=0.5), shade(base, 0.85))


def stone_tile(name, dark, light, rough=0.35, relief=0.0006):
    """Returns honed stone or stoneware; the tone differs from tile to tile."""
    m = Mat(name)
    r = m.own()
    uv = m.n('TexCoord').outputs['UV']
    cloud, fine = m.noise(uv, 3.0, 7, 0.62), m.noise(uv, 38, 4)
    col = m.mix(r[0], dark, light)
    col = m.mix(m.rng(cloud, 0, 0.6, 0.38, 0.7), col, shade(dark, 0.93))
    col = m.mix(m.rng(fine, 0, 0.3, 0.5, 0.75), col, shade(light, 1.12))
    b = m.bsdf(Base_Color=col, Roughness=m.rng(cloud, rough * 0.75, rough * 1.3, 0.3, 0.7), Specular=0.45, Normal=m.bump(fine, relief))
    return m.done(b, [(p + q) / 2 for p, q in zip(dark, light)])


def glazed_tile(name, c, spread=0.16, wavy=0.0018, rough=0.12):
    """Returns glazed wall tiles, from even factory ones to hand-made zellige."""
    m = Mat(name)
    r = m.own()
    n = m.noise(m.n('TexCoord').outputs['UV'], 22, 4)
    col = m.mix(r[0], shade(c, 1 - spread), shade(c, 1 + spread * 0.5))
    col = m.mix(m.rng(n, 0, 0.35 * spread / 0.16, 0.4, 0.7), col, shade(c, 0.82))
    b = m.bsdf(Base_Color=col, Roughness=m.rng(r[1], rough * 0.6, rough * 1.6), Specular=0.55, Normal=m.bump(n, wavy, 0.6))
    return m.done(b, c)


def concrete(name, c, rough=0.7, stains=0.35, joints=0.0):
    """Returns cast or power-floated concrete with clouds, stains and fine pores."""
    m = Mat(name)
    v = m.coord('World')
    cloud, mid, fine = m.noise(v, 0.55, 6, 0.62), m.noise(v, 3.2, 6, 0.65), m.noise(v, 60, 3)
    col = m.mix(m.rng(cloud, 0, 1, 0.3, 0.7), shade(c, 0.82), shade(c, 1.1))
    col = m.mix(m.rng(mid, 0, stains, 0.52, 0.78), col, shade(c, 0.5))
    col = m.mix(m.rng(fine, 0, 0.25, 0.4, 0.7), col, shade(c, 1.2))
    pores = m.math('LESS_THAN', m.n('TexVoronoi', {'Vector': v, 'Scale': 26.0}).outputs[0], 0.09)
    col = m.mix(m.math('MULTIPLY', pores, 0.4), col, shade(c, 0.35))
    b = m.bsdf(Base_Color=col, Roughness=m.rng(mid, rough * 0.7, rough * 1.15, 0.3, 0.75), Specular=0.4, Normal=m.bump(fine, 0.0008))
    return m.done(b, shade(c, 0.92))


def brick(name, c, mortar=(0.46, 0.43, 0.38), painted=False, width=0.198, row=0.062):
    """Returns brickwork of real courses: a colour for each brick, soot, pale bloom, struck joints."""
    m = Mat(name)
    o = m.coord('World')
    s = m.n('SeparateXYZ', {0: o}).outputs
    normal = m.n('SeparateXYZ', {0: m.n('NewGeometry').outputs['Normal']}).outputs
    sideways = m.math('GREATER_THAN', m.math('ABSOLUTE', normal[0]), 0.7)
    u = m.n('Mix', {0: sideways, 2: s[0], 3: s[1]}).outputs[0]
    v = m.shaken(m.n('CombineXYZ', {0: u, 1: s[2]}).outputs[0], 22, 0.006)
    low, high = (0.93, 1.04) if painted else (0.62, 1.28)
    wall = m.n('TexBrick', {'Vector': v, 'Color1': shade(c, low), 'Color2': shade(c, high), 'Mortar': shade(c, 0.92) if painted else mortar, 'Scale': 1.0, 'Mortar Size': 0.0055, 'Mortar Smooth': 0.35, 'Bias': -0.1, 'Brick Width': width, 'Row Height': row}, offset=0.5)
    fine = m.noise(o, 70, 4)
    relief = m.math('ADD', m.math('SUBTRACT', 1.0, wall.outputs[1]), m.math('MULTIPLY', fine, 0.35))
    if painted:
        b = m.bsdf(Base_Color=wall.outputs[0], Roughness=0.6, Specular=0.2, Normal=m.bump(relief, 0.0035, 0.9))
        return m.done(b, c)
    tone = m.n('TexBrick', {'Vector': v, 'Color1': (0.35, 0.3, 0.3), 'Color2': (1, 1, 1), 'Mortar': (0.8, 0.8, 0.8), 'Scale': 1.0, 'Mortar Size': 0.0055, 'Brick Width': width, 'Row Height': row, 'Bias': 0.55}, offset=0.5)
    soot = m.noise(m.scaled(o, (1, 1, 0.35)), 1.1, 6, 0.62)
    col = m.mix(0.45, wall.outputs[0], tone.outputs[0], 'MULTIPLY')
    col = m.mix(m.rng(fine, 0, 0.35, 0.35, 0.75), col, shade(c, 0.55))
    col = m.mix(m.rng(soot, 0, 0.42, 0.48, 0.78), col, (0.055, 0.05, 0.048))
    col = m.mix(m.rng(soot, 0.18, 0, 0.28, 0.45), col, (0.55, 0.5, 0.45))
    b = m.bsdf(Base_Color=col, Roughness=0.88, Specular=0.25, Normal=m.bump(relief, 0.006, 0.9))
    return m.done(b, shade(c, 0.85))


def weathered(name, c, rough=0.8, relief=0.0015, streaks=0.35, spec=0.3):
    """Returns stone, render or paint out of doors: streaks of rain, stains and grain."""
    m = Mat(name)
    o = m.coord('World')
    streak = m.noise(m.scaled(o, (9, 9, 0.55)), 1.0, 5, 0.6)
    stain, fine = m.noise(o, 1.3, 6, 0.6), m.noise(o, 55, 4)
    col = m.mix(m.rng(streak, 0, streaks, 0.48, 0.75), c, shade(c, 0.42))
    col = m.mix(m.rng(stain, 0, 0.5, 0.4, 0.75), col, shade(c, 0.74))
    col = m.mix(m.rng(fine, 0, 0.3, 0.4, 0.7), col, shade(c, 1.15))
    b = m.bsdf(Base_Color=col, Roughness=m.rng(stain, rough * 0.8, rough, 0.3, 0.7), Specular=spec, Normal=m.bump(m.math('ADD', fine, stain), relief))
    return m.done(b, shade(c, 0.85))


def daylight(name, c, k=1.0, sunlit=0.16, socket=None, m=None):
    """Returns a surface seen through a window: it glows as if under the sky, and takes the sun's light and shadow."""
    m = m or Mat(name)
    colour = socket or m.mix(m.noise(m.coord('World'), 1.2, 4), shade(c, 0.85), shade(c, 1.1))
    up = m.n('SeparateXYZ', {0: m.n('NewGeometry').outputs['Normal']}).outputs[2]
    glow_ = m.n('Emission', {'Color': colour, 'Strength': m.rng(up, 0.5 * k, 1.15 * k, -1, 1)})
    dim = m.mix(1.0, colour, (sunlit * k, sunlit * k, sunlit * k), 'MULTIPLY')
    return m.done(m.n('AddShader', {0: glow_, 1: m.n('BsdfDiffuse', {'Color': dim})}))


def shade_cloth(name, c, glow_strength=0.0):
    """Returns the cloth or paper of a lampshade, lit from within if asked."""
    m = Mat(name)
    body = m.n('MixShader', {0: 0.45, 1: m.n('BsdfDiffuse', {'Color': c}), 2: m.n('BsdfTranslucent', {'Color': c})})
    if glow_strength:
        body = m.n('AddShader', {0: body, 1: m.n('Emission', {'Color': (1, 0.78, 0.5), 'Strength': glow_strength})})
    return m.done(body)
