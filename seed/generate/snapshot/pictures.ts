import { existsSync, readFileSync } from 'node:fs';
import { scoreTags, type DrawnPicture } from './drawn-picture';
import { planFacades } from './facade-plan';
import type { Language } from './language';
import type { Listing } from './listing';
import type { PictureRecord, SmallPictureRecord } from './record';
import type { Prng } from './prng';
import { listShots, type Shot } from './shots';

const SMALL_WIDTH = 300;
const HOURS = ['morning', 'noon', 'golden', 'dusk', 'autumn', 'rain'];
/** How much a picture that already stands elsewhere loses by each time; a façade is a listing's face. */
const WEAR = { facade: 12, other: 4 };

/** Deals drawn pictures out to listings, each as rarely twice as the drawings reach. */
export class PictureShelf {
  private readonly used = new Map<string, number>();
  private readonly rooms: ReadonlyMap<string, readonly DrawnPicture[]>;

  private readonly facades: ReadonlyMap<string, DrawnPicture>;

  /** The `planned` listings have first choice of the façades. */
  constructor(pictures: readonly DrawnPicture[], planned: readonly Listing[]) {
    this.rooms = groupByRoom(pictures);
    this.facades = planFacades(planned, this.rooms.get('facade') ?? []);
  }

  /**
   * The pictures of a listing: its outside first, the one its text describes where the scenario
   * names it; then the rooms, its plan last.
   */
  choose(listing: Listing): DrawnPicture[] {
    const random = listing.prng('pictures');
    const chosen: DrawnPicture[] = [];
    for (const shot of listShots(listing)) {
      const own = shot.room === 'facade' ? this.facades.get(listing.scenario.key) : undefined;
      const picture = own ?? this.take(shot, chosen, random);
      if (picture) chosen.push(picture);
    }
    return this.nameFacade(listing, chosen);
  }

  /** Last, so that what the others are dealt does not change; the number is of `facade-096.jpg`. */
  private nameFacade({ scenario }: Listing, chosen: DrawnPicture[]): DrawnPicture[] {
    const named = `facade-${scenario.flags.get('facade') ?? ''}.jpg`;
    const facade = this.rooms.get('facade')?.find(({ file }) => file === named);
    return facade ? chosen.map((one) => (one.kind === 'facade' ? facade : one)) : chosen;
  }

  /** As {@link choose}, with the picture of the building it is part of for its outside. */
  chooseFor(listing: Listing, building: string): DrawnPicture[] {
    const random = listing.prng('pictures');
    const chosen: DrawnPicture[] = [];
    for (const shot of listShots(listing)) {
      const own = (this.rooms.get('project') ?? []).find(({ tags }) => tags.includes(building));
      const picture = (shot.room === 'facade' ? own : null) ?? this.take(shot, chosen, random);
      if (picture) chosen.push(picture);
    }
    return chosen;
  }

  private take(shot: Shot, chosen: readonly DrawnPicture[], random: Prng): DrawnPicture | null {
    const hour = chosen[0]?.tags.find((tag) => HOURS.includes(tag));
    let best: DrawnPicture[] = [];
    let bestScore = -Infinity;
    for (const picture of this.rooms.get(shot.room) ?? []) {
      if (chosen.includes(picture)) continue;
      const score = this.score(picture, shot, hour);
      if (score > bestScore) [best, bestScore] = [[], score];
      if (score === bestScore) best.push(picture);
    }
    if (best.length === 0) return null;
    const picture = random.pick(best);
    this.used.set(picture.file, (this.used.get(picture.file) ?? 0) + 1);
    return picture;
  }

  private score(picture: DrawnPicture, shot: Shot, hour: string | undefined): number {
    const sameHour = hour !== undefined && picture.tags.includes(hour) ? WEAR.other + 1 : 0;
    const wear = picture.kind === 'facade' ? WEAR.facade : WEAR.other;
    return scoreTags(picture, shot) + sameHour - wear * (this.used.get(picture.file) ?? 0);
  }
}

/** By hand: Map.groupBy is not in Node 20. */
function groupByRoom(pictures: readonly DrawnPicture[]): Map<string, DrawnPicture[]> {
  const rooms = new Map<string, DrawnPicture[]>();
  for (const picture of pictures) {
    const room = findRoom(picture);
    rooms.set(room, [...(rooms.get(room) ?? []), picture]);
  }
  return rooms;
}

function findRoom({ kind, file }: DrawnPicture): string {
  return kind === 'interior' ? (/^interior-([a-z]+)-/.exec(file)?.[1] ?? kind) : kind;
}

/** The pictures of the seed; none as long as none have been drawn. */
export function readPictures(index: URL): DrawnPicture[] {
  if (!existsSync(index)) return [];
  const pictures = JSON.parse(readFileSync(index, 'utf8')) as DrawnPicture[];
  return pictures.map((picture) => ({ ...picture, tags: [...new Set(picture.tags)] }));
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
