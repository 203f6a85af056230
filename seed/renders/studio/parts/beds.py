"""Beds with duvets that fell on them, and what stands by them. The foot is towards -Y."""

from ..shapes import box, box2, rbox, rng, tube
from ..surfaces import fabric, hexc, shade
from .soft import cushion, draped


def bed(width, head_mat, linen, blanket, wood, accent=None, seed=1, headboard=1.05, length=2.05):
    """Builds a made bed; its head is at y = 0, its foot at y = -length."""
    w, d = width, length
    rbox((w + 0.12, 0.10, headboard - 0.12), 0.035, head_mat, (0, -0.05, (headboard + 0.12) / 2), wob=0.004, side=0.012, n=16)
    rbox((w + 0.06, d - 0.06, 0.16), 0.03, head_mat, (0, -d / 2 - 0.06, 0.21), wob=0.003, n=10)
    for sx in (-1, 1):
        for y in (-0.2, -d + 0.1):
            tube([(sx * (w / 2 - 0.08), y, 0.14), (sx * (w / 2 - 0.08), y, 0)], 0.022, wood)
    rbox((w, d - 0.1, 0.24), 0.05, linen, (0, -d / 2 - 0.06, 0.41), wob=0.003, n=12)
    top = 0.53
    # The duvet: folded back at the pillows, hanging over three sides.
    body = ((w, d - 0.1, 0.44), (0, 0, 0.31))
    draped(linen, w + 0.62, 1.62, [body], seed, loc=(0, -d / 2 - 0.28, 0), thickness=0.035, slide=(0, 0))
    box((w + 0.05, 0.34, 0.045), (0, -0.66, top + 0.055), linen, 0.02, 3, rot=(0.02, 0, 0))
    if blanket:
        foot = ((w + 0.10, d - 0.02, 0.52), (0, 0, 0.33))
        draped(blanket, w + 0.75, 0.62, [foot], seed + 3, loc=(0, -d + 0.36, 0), thickness=0.012, stiff=0.8, ripple=0.04)
    gap = w / 4
    pillow = 0.62 if w > 1.3 else 0.66
    places = (-gap, gap) if w > 1.2 else (0,)
    for k, x in enumerate(places):
        cushion(linen, pillow, 0.46, (x + rng.uniform(-0.02, 0.02), -0.20, top + 0.20), (-0.42 + rng.uniform(-0.05, 0.05), rng.uniform(-0.05, 0.05), rng.uniform(-0.06, 0.06)), 4.0, seed=k + 1)
        cushion(linen, pillow, 0.44, (x + rng.uniform(-0.02, 0.02), -0.34, top + 0.17), (-0.62 + rng.uniform(-0.05, 0.05), rng.uniform(-0.05, 0.05), rng.uniform(-0.08, 0.08)), 4.0, seed=k + 2)
    if accent:
        cushion(accent, 0.52, 0.34, (rng.uniform(-0.05, 0.05), -0.50, top + 0.15), (-0.70, 0.0, rng.uniform(-0.08, 0.08)), 3.5, seed=3)


def nightstand(wood, knob, width=0.44, height=0.5, depth=0.36):
    """Builds a bedside table with a drawer; its back is at y = 0."""
    w, h, d = width, height, depth
    box2((-w / 2, -d, h - 0.20), (w / 2, 0, h), wood, 0.004)
    box2((-w / 2 + 0.012, -d - 0.014, h - 0.188), (w / 2 - 0.012, -d, h - 0.02), wood, 0.003)
    box((0.09, 0.018, 0.010), (0, -d - 0.022, h - 0.10), knob, 0.004)
    for sx in (-1, 1):
        for y in (-d + 0.03, -0.03):
            tube([(sx * (w / 2 - 0.03), y, h - 0.2), (sx * (w / 2 - 0.015), y, 0)], 0.014, wood)
    return h
