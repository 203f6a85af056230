"""Windows in the frame of a wall: joinery, glass, curtains, and a lamp that stands for the sky."""

from math import cos, pi, sin

from mathutils import Vector

from ..photograph import area_lamp
from ..shapes import box2, curtain, frame, lathe, on_side, rng, tube
from ..surfaces import hexc, pane, plain, sheer
from .shell import THICKNESS

_glass = {}


def pane_of_glass(a, b):
    """Builds a pane that casts no shadow."""
    import bpy

    if 'mat' not in _glass or _glass['mat'].name not in bpy.data.materials:
        _glass['mat'] = pane()
    o = box2(a, b, _glass['mat'], 0)
    o.visible_shadow = o.visible_diffuse = False
    return o


def forget_materials():
    """Drops what was kept of a scene that is gone."""
    _glass.clear()


def daylight_lamp(x0, x1, z0, z1, power_per_m2=20.0, colour=(0.86, 0.93, 1.0), y=THICKNESS - 0.02):
    """Adds the lamp that stands for the sky in an opening."""
    cx, cz = (x0 + x1) / 2, (z0 + z1) / 2
    area_lamp((cx, y, cz), (cx, -6.0, cz - 1.2), x1 - x0, power_per_m2 * (x1 - x0) * (z1 - z0), colour, z1 - z0, frame())


def period_window(room, x0, x1, z0, z1, brass, rail=True):
    """Builds tall casements with a transom light, glazing bars, an espagnolette and a guard rail."""
    joinery = room.joinery
    cx, y, transom = (x0 + x1) / 2, 0.22, z1 - 0.66
    casing = [(0, 0), (0.0, 0.03), (0.02, 0.036), (0.03, 0.026), (0.085, 0.022), (0.1, 0.03), (0.115, 0.012), (0.118, 0)]
    on_side(casing, [(x0, z0), (x0, z1), (x1, z1), (x1, z0)], joinery, closed=False)
    bar = lambda a, b, bevel=0.006: box2(a, b, joinery, bevel)
    bar((x0 - 0.13, -0.045, z0 - 0.035), (x1 + 0.13, 0.26, z0), 0.01)
    bar((x0 - 0.11, -0.02, z0 - 0.12), (x1 + 0.11, 0.0, z0 - 0.035))
    for a, b in ((x0, x0 + 0.06), (x1 - 0.06, x1)):
        bar((a, y, z0), (b, y + 0.09, z1))
    bar((x0, y, z1 - 0.07), (x1, y + 0.09, z1))
    bar((x0, y, z0), (x1, y + 0.09, z0 + 0.05))
    bar((x0, y - 0.015, transom - 0.05), (x1, y + 0.09, transom + 0.04))
    yy = y + 0.01
    for a, b in ((x0 + 0.06, cx), (cx, x1 - 0.06)):
        bar((a, yy, z0 + 0.045), (a + 0.058, yy + 0.055, transom - 0.045))
        bar((b - 0.058, yy, z0 + 0.045), (b, yy + 0.055, transom - 0.045))
        bar((a, yy, z0 + 0.045), (b, yy + 0.055, z0 + 0.15))
        bar((a, yy, transom - 0.11), (b, yy + 0.055, transom - 0.045))
        height = transom - z0
        for k in (0.30, 0.64):
            bar((a + 0.05, yy + 0.012, z0 + k * height), (b - 0.05, yy + 0.045, z0 + k * height + 0.026), 0.005)
        pane_of_glass((a + 0.05, yy + 0.026, z0 + 0.1), (b - 0.05, yy + 0.030, transom - 0.08))
        bar((a, y + 0.01, transom + 0.04), (a + 0.045, y + 0.06, z1 - 0.07))
        bar((b - 0.045, y + 0.01, transom + 0.04), (b, y + 0.06, z1 - 0.07))
    bar((x0 + 0.06, y + 0.01, transom + 0.04), (x1 - 0.06, y + 0.06, transom + 0.085))
    bar((x0 + 0.06, y + 0.01, z1 - 0.115), (x1 - 0.06, y + 0.06, z1 - 0.07))
    pane_of_glass((x0 + 0.06, y + 0.03, transom + 0.06), (x1 - 0.06, y + 0.034, z1 - 0.08))
    bar((cx - 0.03, y - 0.012, z0 + 0.05), (cx + 0.03, y + 0.01, transom - 0.05), 0.012)
    tube([(cx, y - 0.024, z0 + 0.08), (cx, y - 0.024, transom - 0.08)], 0.007, brass)
    box2((cx - 0.011, y - 0.038, z0 + 0.92), (cx + 0.011, y - 0.018, z0 + 1.08), brass, 0.008)
    tube([(cx, y - 0.05, z0 + 0.98), (cx + 0.05, y - 0.055, z0 + 0.96)], 0.009, brass)
    if rail:
        iron = plain('iron', hexc('#1b1b1c'), 0.45, 0.6, 0.15)
        out = THICKNESS + 0.05
        n = int((x1 - x0) / 0.1)
        for k in range(n + 1):
            x = x0 + 0.03 + (x1 - x0 - 0.06) * k / n
            tube([(x, out, z0), (x, out, z0 + 0.58)], 0.007, iron)
        for z, r in ((0.58, 0.016), (0.5, 0.009), (0.06, 0.009)):
            tube([(x0, out, z0 + z), (x1, out, z0 + z)], r, iron)


def framed_window(x0, x1, z0, z1, mat, leaves=2, frame_width=0.055, handle=None, fixed=(), y=0.14, board=None, sash=0.06):
    """Builds a plain window or window door of aluminium, plastic or wood with leaves side by side."""
    f = frame_width
    bar = lambda a, b, bevel=0.004: box2(a, b, mat, bevel)
    for a, b in ((x0, x0 + f), (x1 - f, x1)):
        bar((a, y, z0), (b, y + 0.08, z1))
    bar((x0, y, z1 - f), (x1, y + 0.08, z1))
    bar((x0, y, z0), (x1, y + 0.08, z0 + f))
    w = (x1 - x0 - 2 * f) / leaves
    for i in range(leaves):
        a, b = x0 + f + i * w, x0 + f + (i + 1) * w
        s = 0.022 if i in fixed else sash
        yy = y + 0.012 if i in fixed else y - 0.012
        for p, q in ((a + 0.002, a + s), (b - s, b - 0.002)):
            bar((p, yy, z0 + f - 0.012), (q, yy + 0.07, z1 - f + 0.012))
        bar((a + 0.002, yy, z0 + f - 0.012), (b - 0.002, yy + 0.07, z0 + f + s - 0.012))
        bar((a + 0.002, yy, z1 - f - s + 0.012), (b - 0.002, yy + 0.07, z1 - f + 0.012))
        pane_of_glass((a + s - 0.01, yy + 0.035, z0 + f + s - 0.02), (b - s + 0.01, yy + 0.04, z1 - f - s + 0.02))
        if handle and i not in fixed:
            hx = b - s / 2 if i % 2 == 0 else a + s / 2
            hz = (z0 + z1) / 2 if z0 > 0.3 else z0 + 1.05
            box2((hx - 0.014, yy - 0.012, hz - 0.04), (hx + 0.014, yy, hz + 0.04), handle, 0.004)
            tube([(hx, yy - 0.01, hz), (hx, yy - 0.045, hz), (hx, yy - 0.048, hz - 0.13)], 0.008, handle)
    if board:
        box2((x0 - 0.04, -0.05, z0 - 0.028), (x1 + 0.04, y + 0.02, z0 - 0.001), board, 0.006)


def steel_window(x0, x1, z0, z1, mat, columns, rows, handle=None, y=0.12):
    """Builds the thin grid of a steel window or garden front."""
    f = 0.045
    box2((x0, y, z0), (x1, y + 0.06, z0 + 0.06), mat)
    box2((x0, y, z1 - f), (x1, y + 0.06, z1), mat)
    for i in range(columns + 1):
        x = x0 + (x1 - x0) * i / columns
        w = f if i in (0, columns) else 0.032
        box2((x - w / 2, y - 0.005, z0), (x + w / 2, y + 0.055, z1), mat)
    for z in rows:
        box2((x0, y + 0.01, z), (x1, y + 0.045, z + 0.026), mat)
    for i in range(columns):
        pane_of_glass((x0 + (x1 - x0) * i / columns, y + 0.025, z0 + 0.05), (x0 + (x1 - x0) * (i + 1) / columns, y + 0.03, z1))
    if handle:
        mid = x0 + (x1 - x0) * (columns // 2) / columns
        for s in (-1, 1):
            box2((mid + s * 0.035 - 0.008, y - 0.06, 0.95), (mid + s * 0.035 + 0.008, y - 0.045, 1.25), handle, 0.006)
            box2((mid + s * 0.035 - 0.006, y - 0.05, 1.0), (mid + s * 0.035 + 0.006, y, 1.015), handle, 0.002)


def curtains(x0, x1, z_rail, mat, rail, width=0.40, z0=0.008, y=-0.11, overlap=0.27, folds=None):
    """Hangs a pair of open curtains from a rail with rings."""
    tube([(x0 - overlap - 0.05, y, z_rail), (x1 + overlap + 0.05, y, z_rail)], 0.012, rail)
    for s, x in ((-1, x0), (1, x1)):
        lathe([(0, -0.03), (0.014, -0.028), (0.026, 0), (0.014, 0.028), (0, 0.03)], rail, (x + s * (overlap + 0.06), y, z_rail), rot=(0, pi / 2, 0))
        box2((x + s * (overlap - 0.08) - 0.01, y, z_rail - 0.015), (x + s * (overlap - 0.08) + 0.01, 0, z_rail + 0.005), rail)
        edge = x + s * overlap
        a, b = sorted((edge, edge - s * width))
        curtain(a, b, z0, z_rail - 0.03, mat, folds or rng.choice((6, 7)), 0.05, y)
        for k in range(9):
            ring = edge - s * width * k / 8
            tube([(ring, y + 0.02 * cos(t), z_rail + 0.02 * sin(t)) for t in [i * pi / 4 for i in range(8)]], 0.0022, rail, cyclic=True, res=1)


def net_curtain(x0, x1, z0, z1, mat=None, y=0.10):
    """Hangs a sheer curtain over the whole window."""
    curtain(x0 + 0.03, x1 - 0.03, z0, z1, mat or sheer('net', hexc('#f3f1ec'), 0.55, 0.55), max(5, int((x1 - x0) / 0.13)), 0.022, y)


def roller_blind(x0, x1, z1, drop, mat, y=0.06):
    """Builds a roller blind part of the way down."""
    tube([(x0 + 0.02, y, z1 - 0.03), (x1 - 0.02, y, z1 - 0.03)], 0.022, mat)
    box2((x0 + 0.03, y - 0.024, z1 - drop), (x1 - 0.03, y - 0.022, z1 - 0.03), mat, 0)
    box2((x0 + 0.03, y - 0.03, z1 - drop - 0.02), (x1 - 0.03, y - 0.016, z1 - drop), mat, 0.003)
