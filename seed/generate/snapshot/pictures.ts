import { existsSync, readFileSync } from 'node:fs';
import { scoreTags, type DrawnPicture } from './drawn-picture';
import { planFacades } from './facade-plan';
import { fits } from './fits';
import type { Language } from './language';
import type { Listing } from './listing';
import type { PictureRecord, SmallPictureRecord } from './record';
import type { Unit } from './projects/units';
import { listShots, type Room } from './shots';

const SMALL_WIDTH = 300;
const HOURS = ['morning', 'noon', 'golden', 'dusk', 'autumn', 'rain'];
const MOST_PICTURES = 9;

/**
 * The order in which rooms are assigned: those every home shows, then rare ones, then those for the
 * homes with the fewest pictures.
 */
const ROUNDS: readonly Room[] = [
  ...(['living', 'plan', 'garden', 'terrace', 'land', 'garage', 'parking', 'commercial'] as const),
  ...(['kitchen', 'bathroom', 'bedroom', 'living', 'bedroom'] as const),
  ...(['land', 'garage', 'parking', 'commercial', 'land', 'garage', 'parking'] as const),
];

interface Dealt {
  room: Room;
  picture: DrawnPicture;
}

/**
 * Assigns drawn pictures to listings; none contradicts its listing, and none is used twice per
 * goal.
 */
export class PictureShelf {
  private readonly rooms: ReadonlyMap<string, readonly DrawnPicture[]>;
  private readonly dealt = new Map<string, Dealt[]>();
  private readonly used = new Set<string>();

  /** The `own` listings of the seed share the pictures; others repeat them. */
  constructor(pictures: readonly DrawnPicture[], own: readonly Listing[]) {
    this.rooms = groupByRoom(pictures);
    this.dealFronts(own);
    for (const room of ROUNDS) this.deal(room, own);
  }

  /** Returns the pictures of a listing: the outside, then the rooms, then the plan. */
  choose(listing: Listing): DrawnPicture[] {
    const own = this.dealt.get(listing.key);
    return own ? sortAsShot(listing, own) : this.repeat(listing);
  }

  /** A front is used once per goal, since a building can have a home for sale and one for rent. */
  private dealFronts(own: readonly Listing[]): void {
    const fronts = this.rooms.get('facade') ?? [];
    for (const goal of new Set(own.map(({ scenario }) => scenario.goal))) {
      const listings = own.filter(({ scenario }) => scenario.goal === goal);
      const named = new Map(listings.map((one) => [one.key, findNamed(one, fronts)] as const));
      const left = fronts.filter((front) => ![...named.values()].includes(front));
      const planned = planFacades(
        listings.filter((one) => !named.get(one.key) && !readProjectTag(one)),
        left,
      );
      for (const listing of listings) {
        const front = named.get(listing.key) ?? planned.get(listing.key);
        const shown = front ? [front] : this.listBuilding(listing);
        this.dealt.set(
          listing.key,
          shown.map((picture) => ({ room: 'facade', picture })),
        );
      }
    }
  }

  /** Returns the building of a home in a project; the homes of one begin with different sides. */
  private listBuilding(listing: Listing): DrawnPicture[] {
    const tag = readProjectTag(listing);
    const both = (this.rooms.get('project') ?? []).filter(({ tags }) => tag && tags.includes(tag));
    return listing.index % 2 === 0 ? both : both.toReversed();
  }

  private deal(room: Room, listings: readonly Listing[]): void {
    const waiting = listings
      .filter((listing) => countShots(listing, room) > countDealt(this.listDealt(listing), room))
      .map((listing) => ({ listing, choice: this.listFitting(room, listing).length }))
      .sort(
        (a, b) =>
          this.listDealt(a.listing).length - this.listDealt(b.listing).length ||
          a.choice - b.choice,
      );
    for (const { listing } of waiting) {
      const own = this.listDealt(listing);
      const free = this.listFitting(room, listing).filter(
        ({ file }) => !this.used.has(`${listing.scenario.goal} ${file}`),
      );
      const picture = pickBest(free, listing, own[0]?.picture);
      if (!picture || own.length === MOST_PICTURES) continue;
      this.used.add(`${listing.scenario.goal} ${picture.file}`);
      own.push({ room, picture });
    }
  }

  private listDealt({ key }: Listing): Dealt[] {
    return this.dealt.get(key) ?? [];
  }

  private listFitting(room: Room, { scenario }: Listing): DrawnPicture[] {
    return (this.rooms.get(room) ?? []).filter((picture) => fits(picture, scenario));
  }

  private repeat(listing: Listing): DrawnPicture[] {
    const chosen: DrawnPicture[] = [];
    for (const { room } of listShots(listing)) {
      const free = this.listFitting(room, listing).filter((picture) => !chosen.includes(picture));
      const picture = pickBest(free, listing, chosen[0]);
      if (picture && chosen.length < MOST_PICTURES) chosen.push(picture);
    }
    return chosen;
  }
}

/** The number refers to a file such as `facade-096.jpg`, which the listing's text describes. */
function findNamed(
  { scenario }: Listing,
  fronts: readonly DrawnPicture[],
): DrawnPicture | undefined {
  const file = `facade-${scenario.flags.get('facade') ?? ''}.jpg`;
  return fronts.find((front) => front.file === file);
}

function readProjectTag(listing: Listing): string | null {
  const { project } = listing as Partial<Unit>;
  return project?.tag ?? null;
}

function countShots(listing: Listing, room: Room): number {
  return listShots(listing).filter((shot) => shot.room === room).length;
}

function countDealt(dealt: readonly Dealt[], room: Room): number {
  return dealt.filter((one) => one.room === room).length;
}

/** Sorts pictures in the order of a photographer. */
function sortAsShot(listing: Listing, dealt: readonly Dealt[]): DrawnPicture[] {
  const order = listShots(listing).map(({ room }) => room);
  return [...dealt]
    .sort((a, b) => order.indexOf(a.room) - order.indexOf(b.room))
    .map(({ picture }) => picture);
}

/** Returns the picture with the best score, preferably of the same time of day as the outside. */
function pickBest(
  pictures: readonly DrawnPicture[],
  listing: Listing,
  outside: DrawnPicture | undefined,
): DrawnPicture | null {
  const [shot] = listShots(listing);
  const hour = outside?.tags.find((tag) => HOURS.includes(tag));
  const score = (picture: DrawnPicture) =>
    (shot ? scoreTags(picture, shot) : 0) + (hour && picture.tags.includes(hour) ? 1 : 0);
  const best = Math.max(...pictures.map(score));
  const liked = pictures.filter((picture) => score(picture) === best);
  return liked.length > 0 ? listing.prng(`pictures ${liked[0]?.kind}`).pick(liked) : null;
}

/** Map.groupBy is not available in Node 20. */
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

/** Reads the pictures of the seed; empty if none were drawn. */
export function readPictures(index: URL): DrawnPicture[] {
  if (!existsSync(index)) return [];
  const pictures = JSON.parse(readFileSync(index, 'utf8')) as DrawnPicture[];
  return pictures.map((picture) => ({ ...picture, tags: [...new Set(picture.tags)] }));
}

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
    ...(picture.kind === 'plan'
      ? { Kind: 'plan' as const }
      : { Kind: 'photo' as const, Origin: 'illustration' as const }),
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
