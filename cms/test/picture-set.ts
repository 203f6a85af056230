import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { buildListing, buildSnapshot } from './build-snapshot';

/** Pictures of the shapes and colours that agencies really send, by name. */
export const pictureSet: Readonly<Record<string, () => Promise<Buffer>>> = {
  upright: () => draw(3024, 4032).jpeg().toBuffer(),
  panorama: () => draw(6000, 1500).jpeg().toBuffer(),
  thumbnail: () => draw(320, 240).jpeg().toBuffer(),
  narrow: () => draw(800, 600).jpeg().toBuffer(),
  wide: () => draw(3000, 2000).jpeg().toBuffer(),
  white: () => draw(2600, 1733, { wall: '#fdfdfc', sky: '#ffffff', ground: '#f6f6f4' }).toBuffer(),
  night: () => draw(2600, 1733, { wall: '#171a21', sky: '#05060a', ground: '#0b0d10' }).toBuffer(),
  yellow: () => draw(2600, 1733, { wall: '#e7b95a', sky: '#c98f2c', ground: '#7a5312' }).toBuffer(),
  cmyk: () => draw(2000, 1333).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
  'wide-gamut': () => draw(2600, 1733).withIccProfile('p3').jpeg().toBuffer(),
  // Stored lying on its side, as cameras do.
  rotated: () => draw(2000, 1500).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'off-centre': () => draw(2400, 1000, { at: 0.85 }).jpeg().toBuffer(),
  '108-megapixels': () => enlarge(12_000, 9000),
};

/** Of a smaller drawing, because an SVG of that size takes all memory. */
async function enlarge(width: number, height: number): Promise<Buffer> {
  const drawn = await draw(width / 4, height / 4).toBuffer();
  return sharp(drawn).resize({ width, height }).jpeg({ quality: 60 }).toBuffer();
}

const day = { wall: '#b5563c', sky: '#cfe0ea', ground: '#7d8f5a', at: 0.5 };

/**
 * Draws a house with a gable, windows and a door, whose middle is `at` of the width, so that a cut
 * roof or a squeezed wall is seen.
 */
function draw(width: number, height: number, options: Partial<typeof day> = {}): Sharp {
  const { wall, sky, ground, at } = { ...day, ...options };
  const house = Math.min(width, height) * 0.6;
  const left = Math.min(width - house, Math.max(0, width * at - house / 2));
  const base = height * 0.85;
  const top = base - house * 0.75;
  const windows = [0.12, 0.42, 0.72].flatMap((x) =>
    [0.1, 0.42].map(
      (y) =>
        `<rect x="${left + house * x}" y="${top + house * y}" width="${house * 0.16}" height="${house * 0.2}" fill="#f4e6b8" stroke="#333" stroke-width="${house / 120}"/>`,
    ),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${sky}"/>
    <rect y="${base}" width="100%" height="${height - base}" fill="${ground}"/>
    <path d="M${left} ${top}L${left + house / 2} ${top - house * 0.35}L${left + house} ${top}Z" fill="#5d4037"/>
    <rect x="${left}" y="${top}" width="${house}" height="${base - top}" fill="${wall}"/>
    ${windows.join('')}
    <rect x="${left + house * 0.43}" y="${base - house * 0.26}" width="${house * 0.14}" height="${house * 0.26}" fill="#23382f"/>
  </svg>`;
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 85 });
}

/**
 * Writes a snapshot with a listing for each picture of the set, which has it first and five others
 * after it. Returns its folder, for a feed of the kind snapshot.
 */
export async function writePictureSet(names = Object.keys(pictureSet)): Promise<string> {
  const listings = names.map((name, index) =>
    buildListing({
      ID: String(9_000_001 + index),
      Title: `Picture set: ${name}`,
      Pictures: [name, ...names.filter((other) => other !== name).slice(0, 5)].map((own) => ({
        ID: `${index}-${own}`,
        Name: `House, ${own}`,
        Url: `${own}.jpg`,
        Kind: 'photo',
      })),
    }),
  );
  const folder = buildSnapshot(listings);
  const pictures = path.join(folder, 'pictures');
  mkdirSync(pictures);
  for (const name of names) {
    const bytes = await pictureSet[name]?.();
    if (bytes) writeFileSync(path.join(pictures, `${name}.jpg`), bytes);
  }
  return folder;
}
