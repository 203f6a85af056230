#!/usr/bin/python3
"""Denoises and develops the passes of one picture: develop.py FOLDER OUT.png [key=value ...]

Only light is denoised: the diffuse, glossy and transmitted light are filtered apart, guided by
normals, depth and the difference of the two halves, then multiplied by the sharp colours.
"""

import os
import sys
import time

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
os.environ.setdefault('OPENBLAS_NUM_THREADS', '1')
import cv2  # noqa: E402
import numpy as np  # noqa: E402

cv2.setNumThreads(1)


def load(folder, name):
    """Returns the two halves of a pass."""
    files = sorted(f for f in os.listdir(folder) if f.startswith(name) and f[len(name) : len(name) + 4].isdigit())
    images = [cv2.imread(os.path.join(folder, f), cv2.IMREAD_UNCHANGED) for f in files]
    images = [im[..., :3] if im.ndim == 3 else np.repeat(im[..., None], 3, 2) for im in images]
    return [np.nan_to_num(im.astype(np.float32), posinf=0, neginf=0) for im in images]


def blur(a, r):
    return cv2.blur(a, (2 * r + 1, 2 * r + 1), borderType=cv2.BORDER_REFLECT)


def despike(a, k=2.5):
    """Replaces pixels far above the median round them."""
    l = a.mean(2)
    spikes = l > k * cv2.medianBlur(l, 5) + 0.02
    median = np.dstack([cv2.medianBlur(np.ascontiguousarray(a[..., i]), 5) for i in range(3)])
    return np.where(spikes[..., None], median, a)


def windows(r, step):
    return [(dy, dx) for dy in range(-r, r + 1, step) for dx in range(-r, r + 1, step) if (dy, dx) != (0, 0)]


def filter_by(mu, features, r, step=1, pilot=None, variance=None, k=0.6, extra=()):
    """Averages `mu` with its neighbours that agree in the features and, if given, in the pilot.

    The `extra` images are averaged with the same weights.
    """
    h, w = mu.shape[:2]
    pad = lambda a: cv2.copyMakeBorder(a, r, r, r, r, cv2.BORDER_REFLECT)
    images = [mu, *extra]
    padded = [pad(a) for a in images]
    stack = [(f, pad(f), np.float32(1) / (s * s)) for f, s in features]
    if pilot is not None:
        grey, var = pilot.mean(2), variance.mean(2)
        padded_grey, padded_var = pad(grey), pad(var)
    sums, weights = [a.copy() for a in images], np.ones((h, w), np.float32)
    for dy, dx in windows(r, step):
        at = (slice(r + dy, r + dy + h), slice(r + dx, r + dx + w))
        distance = 0
        for f, p, scale in stack:
            e = f - p[at]
            e *= e
            distance = np.maximum(distance, (e.sum(2) if e.ndim == 3 else e) * scale)
        if pilot is not None:
            d = (grey - padded_grey[at]) ** 2 / (k * k * (var + padded_var[at]) + 1e-7)
            distance = np.maximum(distance, blur(d, 1) - 1.0)
        weight = np.exp(-np.maximum(distance, 0)).astype(np.float32)
        weight[weight < 0.01] = 0
        for total, p in zip(sums, padded):
            total += p[at] * weight[..., None]
        weights += weight
    return [a / weights[..., None] for a in sums]


def halved(a):
    return cv2.resize(a, (a.shape[1] // 2, a.shape[0] // 2), interpolation=cv2.INTER_AREA)


def smooth_light(halves, features, r, k, relative):
    """Denoises slowly changing light at half the size, and brings it back along the features."""
    mu = (halves[0] + halves[1]) / 2
    small = [(halved(f), s if np.ndim(s) == 0 else halved(s)) for f, s in features]
    low = filter_pair([halved(a) for a in halves], small, r, k, 1, 4, relative)
    # A second, wide and sparse pass removes what is left of the blotches.
    variance = (relative * low) ** 2 + 1e-6
    low = filter_by(low, small, 14, 3, low, variance, 1.0)[0]
    h, w = mu.shape[:2]
    up = cv2.resize(low, (w, h), interpolation=cv2.INTER_LINEAR)
    return rejoin(up, low, features, small)


def rejoin(up, low, features, small):
    """Replaces what bilinear enlargement mixed across an edge by the nearest agreeing neighbour."""
    h, w = up.shape[:2]
    total, weights = up * 0, np.zeros((h, w), np.float32)
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32)
    ys, xs = (ys + 0.5) / 2 - 0.5, (xs + 0.5) / 2 - 0.5
    y0, x0 = np.floor(ys).astype(np.int32), np.floor(xs).astype(np.int32)
    lh, lw = low.shape[:2]
    for dy in (0, 1):
        for dx in (0, 1):
            y, x = np.clip(y0 + dy, 0, lh - 1), np.clip(x0 + dx, 0, lw - 1)
            weight = (1 - np.abs(ys - y0 - dy)) * (1 - np.abs(xs - x0 - dx)) + 1e-3
            for (f, s), (g, _) in zip(features, small):
                e = (f - g[y, x]) ** 2
                e = e.sum(2) if e.ndim == 3 else e
                weight = weight * np.exp(-np.minimum(e / (s * s), 20))
            total += low[y, x] * weight[..., None]
            weights += weight
    return np.where((weights > 1e-4)[..., None], total / np.maximum(weights, 1e-9)[..., None], up)


def filter_pair(halves, features, r, k, step=1, pilot_radius=3, relative=0.05, start_smooth=True):
    """Denoises by non-local means; the halves' difference says how large the noise is."""
    a, b = (despike(x) for x in halves)
    mu = (a + b) / 2
    pilot, pa, pb = filter_by(mu, features, pilot_radius, extra=(a, b))
    variance = blur(blur((pa - pb) ** 2 / 4, 2), 3) + (relative * pilot) ** 2 + 1e-6
    return filter_by(pilot if start_smooth else mu, features, r, step, pilot, variance, k)[0]


def denoise(folder, strength=1.0):
    """Returns the picture in linear light."""
    passes = {n: load(folder, n) for n in ('DiffDir', 'DiffInd', 'GlossDir', 'GlossInd', 'TransDir', 'TransInd', 'DiffCol', 'GlossCol', 'TransCol', 'Emit', 'Env', 'DnNormal', 'DnAlbedo', 'Depth')}
    mean = lambda n: np.mean(passes[n], 0)
    normal, albedo = mean('DnNormal'), mean('DnAlbedo')
    depth = np.log(np.minimum(mean('Depth')[..., 0], 200) + 0.2)
    slope = np.maximum(np.abs(cv2.Sobel(depth, cv2.CV_32F, 1, 0, ksize=3)), np.abs(cv2.Sobel(depth, cv2.CV_32F, 0, 1, ksize=3))) / 8
    features = [(blur(normal, 1) * 0.5 + normal * 0.5, 0.25), (depth, np.maximum(0.015, slope * 7))]

    def steady(name):
        # Behind glass a colour is a lottery between transparent and mirror: smooth it there only.
        a, b = passes[name]
        m = (a + b) / 2
        k = np.clip(blur(np.abs(a - b).max(2), 2) * 6 - 0.6, 0, 1)[..., None]
        return m * (1 - k) + filter_by(m, features, 3, 2)[0] * k if k.max() > 0 else m

    diffuse, glossy = steady('DiffCol'), steady('GlossCol')
    bounced = smooth_light(passes['DiffInd'], features, 6, 1.6 * strength, 0.10)
    direct = filter_pair(passes['DiffDir'], features, 7, 1.1 * strength, 2, 2, 0.08)
    shine = [passes['GlossDir'][i] + passes['GlossInd'][i] for i in (0, 1)]
    shine = filter_pair(shine, features + [(albedo, 0.2)], 5, 1.1 * strength, 1, 1, 0.07)
    through, tint = 0, mean('TransCol')
    if tint.max() > 0.01:
        through = filter_pair([passes['TransDir'][i] + passes['TransInd'][i] for i in (0, 1)], features, 3, 0.7 * strength, 1, 1)
    linear = (direct + bounced) * diffuse + shine * glossy + through * tint + mean('Emit') + mean('Env')
    return linear[..., ::-1].astype(np.float32)


# The film-like curve is a polynomial fit of the AgX transform, in linear Rec. 709.
INTO_AGX = np.array([[0.842479, 0.078434, 0.079224], [0.042328, 0.878469, 0.079166], [0.042376, 0.078434, 0.879143]], np.float32)
OUT_OF_AGX = np.array([[1.196879, -0.098021, -0.099030], [-0.052897, 1.151903, -0.098961], [-0.052972, -0.098043, 1.151074]], np.float32)
LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


def film(x, contrast, saturation, pivot=0.46):
    """Returns display values of linear light."""
    v = np.maximum(np.maximum(x, 1e-10) @ INTO_AGX.T, 1e-10)
    v = np.clip((np.log2(v) + 12.47393) / 16.5, 0, 1)
    y = 15.5 * v**6 - 40.14 * v**5 + 31.96 * v**4 - 6.868 * v**3 + 0.4298 * v**2 + 0.1191 * v - 0.00232
    y = np.clip(pivot + (y - pivot) * contrast, 0, 1)
    grey = (y @ LUMA)[..., None]
    return np.clip((grey + (y - grey) * saturation) @ OUT_OF_AGX.T, 0, 1)


def guided(guide, p, r, eps):
    """Smooths `p` along the edges of `guide` (the guided filter)."""
    mg, mp = blur(guide, r), blur(p, r)
    a = (blur(guide * p, r) - mg * mp) / (blur(guide * guide, r) - mg * mg + eps)
    b = mp - a * mg
    return blur(a, r) * guide + blur(b, r)


def develop(x, ev=1.5, target=0.0, warm=0.0, bloom=0.05, vignette=0.10, contrast=1.38, saturation=0.92, neutral=0.3, shadows=0.25):
    """Develops linear light as a camera and its owner would.

    `target` is the linear median that exposure aims at (half way), `neutral` the share of
    automatic white balance, `shadows` the local exposure of bracketed photographs.
    """
    h, w = x.shape[:2]
    if target:
        median = float(np.median(x.mean(2)))
        ev += 0.8 * np.log2(target / max(median, 1e-4))
    x = x * np.float32(2**ev)
    if neutral:
        lum = x.mean(2)
        m = x[lum < np.percentile(lum, 90)].mean(0)
        x = x * (1 + neutral * (m.mean() / m - 1)).astype(np.float32)
    if warm:
        x = x * np.array([1 + warm, 1, 1 - warm], np.float32)
    if shadows:
        l = np.log2(x.mean(2) + 1e-4).astype(np.float32)
        base = guided(l, l, max(4, w // 40), 0.35)
        x = x * np.exp2(-shadows * (base - np.log2(0.22)))[..., None].astype(np.float32)
    s = w / 1360
    bright = np.minimum(x, 12)
    halo = sum(cv2.GaussianBlur(bright, (0, 0), q * s) for q in (4, 14, 45)) / 3
    x = x * (1 - bloom) + halo * bloom
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    rr = ((xx / w - 0.5) ** 2 + ((yy / h - 0.5) * h / w) ** 2) / 0.39
    x = x * (1 - vignette * rr)[..., None]
    y = film(x, contrast, saturation).astype(np.float32)
    for channel, k in ((0, 1.0004), (2, 0.9996)):  # a trace of lateral colour
        m = np.float32([[k, 0, w / 2 * (1 - k)], [0, k, h / 2 * (1 - k)]])
        y[..., channel] = cv2.warpAffine(np.ascontiguousarray(y[..., channel]), m, (w, h), borderMode=cv2.BORDER_REFLECT)
    return np.clip(y, 0, 1)


def print_at(y, width, height, sharp=0.35, grain=0.008):
    """Enlarges to the final width, then sharpens and adds grain at that size."""
    h, w = y.shape[:2]
    if width and (h, w) != (height, width):
        y = cv2.resize(y, (width, height), interpolation=cv2.INTER_CUBIC)
        h, w = height, width
    s = w / 1360
    y = y + sharp * (y - cv2.GaussianBlur(y, (0, 0), max(0.7, 0.9 * s)))
    g = np.random.default_rng(3).normal(0, 1, (h, w, 1)).astype(np.float32)
    g = 0.7 * g + 0.6 * cv2.GaussianBlur(g, (0, 0), 0.8)[..., None]
    return np.clip(y + g * grain * (1.1 - y), 0, 1)


def main():
    folder, out = sys.argv[1:3]
    options = {k: float(v) for k, v in (a.split('=') for a in sys.argv[3:])}
    used = time.process_time()
    width, height, quality = (int(options.pop(k, d)) for k, d in (('width', 0), ('height', 0), ('quality', 88)))
    saved = os.path.join(folder, 'linear.npy')
    if options.pop('reuse', 0) and os.path.exists(saved):
        x = np.load(saved)
    else:
        x = denoise(folder, options.pop('strength', 1.0))
        np.save(saved, x)
    y = print_at(develop(x, **options), width, height)
    image = (y[..., ::-1] * 255 + 0.5).astype(np.uint8)
    if out.endswith('.jpg'):
        # Pictures of leaves and brick are heavier: step down to at most 230 KB.
        while True:
            ok, data = cv2.imencode('.jpg', image, [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_OPTIMIZE, 1])
            if len(data) < 230_000 or quality <= 72:
                break
            quality -= 3
        with open(out + '.part', 'wb') as f:
            f.write(data.tobytes())
        os.replace(out + '.part', out)
    else:
        cv2.imwrite(out, image)
    print(f'DEVELOPED processor {time.process_time() - used:.0f} s, median {np.median(x):.3f}', flush=True)


if __name__ == '__main__':
    main()
