import { existsSync, readFileSync } from 'node:fs';
import type { Language, Localized } from './language';
import type { Listing } from './listing';
import type { PictureRecord, SmallPictureRecord } from './record';
import type { Prng } from './prng';
import { listShots, SHOT_KINDS, type Shot } from './shots';

export interface DrawnPicture {
  file: string;
  width: number;
  height: number;
  kind: string;
  tags: string[];
  alt: Localized;
}

const SMALL_WIDTH = 300;

/** Chooses drawn pictures for listings, each façade and each room as rarely twice as they reach. */
export class PictureShelf {
  private readonly used = new Map<string, number>();

  constructor(private readonly pictures: readonly DrawnPicture[]) {}

  /** The pictures of a listing: its outside first, then the rooms, its plan last. */
  choose(listing: Listing): DrawnPicture[] {
    const random = listing.prng('pictures');
    const chosen: DrawnPicture[] = [];
    for (const shot of listShots(listing)) {
      const picture = this.takeLeastUsed(shot, chosen, random);
      if (picture) chosen.push(picture);
    }
    return chosen;
  }

  private takeLeastUsed(shot: Shot, chosen: DrawnPicture[], random: Prng): DrawnPicture | null {
    const fitting = this.pictures.filter(
      (picture) => SHOT_KINDS[shot.room](picture) && !chosen.includes(picture),
    );
    const tagged = fitting.filter((picture) => shot.tags.some((tag) => picture.tags.includes(tag)));
    const candidates = tagged.length > 0 ? tagged : fitting;
    const least = Math.min(...candidates.map(({ file }) => this.used.get(file) ?? 0));
    const pool = candidates.filter(({ file }) => (this.used.get(file) ?? 0) === least);
    if (pool.length === 0) return null;
    const picture = random.pick(pool);
    this.used.set(picture.file, least + 1);
    return picture;
  }
}

/** The pictures of the seed; a provisional list of their names as long as none have been drawn. */
export function readPictures(index: URL): DrawnPicture[] {
  if (!existsSync(index)) return [];
  return JSON.parse(readFileSync(index, 'utf8')) as DrawnPicture[];
}

/** The records of a listing's pictures in one language. */
export function writePictures(
  id: string,
  pictures: readonly DrawnPicture[],
  language: Language,
): { Pictures: PictureRecord[]; SmallPictureItem: SmallPictureRecord | '' } {
  const records = pictures.map((picture, i) => ({
    ID: `${id}-${i + 1}`,
    Name: picture.alt[language],
    Url: picture.file,
    Width: picture.width,
    Height: picture.height,
    Kind: picture.kind === 'plan' ? ('plan' as const) : ('photo' as const),
  }));
  const first = records[0];
  if (!first) return { Pictures: [], SmallPictureItem: '' };
  const height = Math.round((SMALL_WIDTH * first.Height) / first.Width);
  const { Url, ID, Name } = first;
  return {
    Pictures: records,
    SmallPictureItem: { Url, Width: SMALL_WIDTH, Height: height, ID, Name },
  };
}
