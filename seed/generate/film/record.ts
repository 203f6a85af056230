import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Film } from './film';

/** An encoded picture of a film. */
export interface Frame {
  data: Buffer;
  isKey: boolean;
}

/** A film as its encoder gives it; `settings` is the decoder's record (avcC). */
export interface Recording {
  settings: Buffer;
  frames: Frame[];
}

/** Draws every frame of the film in a browser's canvas and encodes it there. */
export async function recordFilm(page: Page, film: Film, pictures: string): Promise<Recording> {
  const addresses = film.shots.map(({ picture }) => {
    const bytes = readFileSync(path.join(pictures, picture));
    return `data:image/jpeg;base64,${bytes.toString('base64')}`;
  });
  const { settings, frames } = await page.evaluate(drawAndEncode, { film, addresses });
  return {
    settings: Buffer.from(settings, 'base64'),
    frames: frames.map(({ data, isKey }) => ({ data: Buffer.from(data, 'base64'), isKey })),
  };
}

/** Runs in the browser: nothing outside it is known there. */
async function drawAndEncode({ film, addresses }: { film: Film; addresses: string[] }) {
  const { width, height, framesPerSecond, bitsPerSecond, shotFrames, meltFrames, shots } = film;
  const images = await Promise.all(
    addresses.map(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image;
    }),
  );
  const frames: { data: string; isKey: boolean }[] = [];
  let settings = '';
  const encoder = new VideoEncoder({
    output(chunk, metadata) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      frames.push({ data: toBase64(bytes), isKey: chunk.type === 'key' });
      const description = metadata?.decoderConfig?.description;
      if (description) settings = toBase64(new Uint8Array(description as ArrayBuffer));
    },
    error(failure) {
      throw failure;
    },
  });
  encoder.configure({
    codec: 'avc1.42001f',
    width,
    height,
    framerate: framesPerSecond,
    bitrate: bitsPerSecond,
    latencyMode: 'quality',
    avc: { format: 'avc' },
  });
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { alpha: false }) as OffscreenCanvasRenderingContext2D;
  pen.imageSmoothingQuality = 'high';

  const step = shotFrames - meltFrames;
  const total = step * shots.length;
  for (let frame = 0; frame < total; frame += 1) {
    // The film begins where a shot stands alone, so that it can start like a picture.
    const now = (frame + meltFrames) % total;
    const current = Math.floor(now / step);
    const at = now - current * step;
    // What came before is still to be seen, at the end of its own way.
    if (at < meltFrames) draw((current + shots.length - 1) % shots.length, at + step, 1);
    draw(current, at, at < meltFrames ? at / meltFrames : 1);
    const picture = new VideoFrame(canvas, {
      timestamp: Math.round((frame * 1e6) / framesPerSecond),
    });
    encoder.encode(picture, { keyFrame: frame % (2 * framesPerSecond) === 0 });
    picture.close();
    while (encoder.encodeQueueSize > 8) await new Promise((resolve) => setTimeout(resolve, 4));
  }
  await encoder.flush();
  return { settings, frames };

  function draw(index: number, at: number, opacity: number) {
    const { from, to } = shots[index] as Film['shots'][number];
    const image = images[index] as HTMLImageElement;
    const share = at / shotFrames;
    const between = (a: number, b: number) => a + (b - a) * share;
    const zoom = between(from.zoom, to.zoom);
    const cut = Math.min(image.width / width, image.height / height) / zoom;
    const [w, h] = [width * cut, height * cut];
    const left = Math.min(
      Math.max(between(from.x, to.x) * image.width - w / 2, 0),
      image.width - w,
    );
    const top = Math.min(
      Math.max(between(from.y, to.y) * image.height - h / 2, 0),
      image.height - h,
    );
    pen.globalAlpha = opacity;
    pen.drawImage(image, left, top, w, h, 0, 0, width, height);
  }

  function toBase64(bytes: Uint8Array): string {
    let text = '';
    for (let at = 0; at < bytes.length; at += 0x8000) {
      text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
    }
    return btoa(text);
  }
}
