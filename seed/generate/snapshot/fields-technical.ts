import type { Language } from './language';
import { instantBefore, writePlainDate } from './dates';
import type { Listing } from './listing';
import type { DocumentRecord, ListingRecord } from './record';
import { CAR_SPACES, HOUSES } from './vocabulary/kinds';
import { DOCUMENT } from './vocabulary/terms';

/** Writes heating, kitchen, roof, windows and orientations as codes. */
export function writeTechnical({ scenario, prng }: Listing): ListingRecord {
  if (scenario.kind === 'land' || CAR_SPACES.includes(scenario.kind)) return {};
  const random = prng('technical');
  const recent = Math.max(scenario.renovated, scenario.built);
  const outdoors: ListingRecord = {};
  if (scenario.garden > 0) outdoors['GardenOrientation'] = scenario.orientation;
  if (scenario.terrace > 0) outdoors['TerraceOrientation'] = scenario.orientation;
  return {
    Heating: scenario.heating,
    Kitchen: scenario.kitchen || '-',
    Roof: findRoof(scenario.built, HOUSES.includes(scenario.kind)),
    WindowFrame: scenario.built < 1940 ? 'wood' : random.pick(['aluminium', 'pvc']),
    Glazing:
      recent >= 2022
        ? 'triple'
        : recent >= 2014
          ? 'high-yield'
          : recent >= 1990
            ? 'double'
            : 'single',
    FacadeOrientation: findOpposite(scenario.orientation) || random.pick(['north', 'east']),
    ...outdoors,
  };
}

/** Writes when it is available, and the documents that can be requested. */
export function writeAvailability(listing: Listing, language: Language): ListingRecord {
  const { scenario, sale, index, id } = listing;
  const code = scenario.kind === 'income' ? 'lease' : sale ? 'deed' : findRentDate(index);
  const random = listing.prng('free');
  const days = -random.int(10, 75);
  const record = index % 5 === 2 ? '' : `fiche-${id}-${language}.pdf`;
  return {
    Availability: code,
    AvailabilityDate:
      code === 'date' ? `${writePlainDate(instantBefore(days, 0)).slice(0, 8)}01 00:00:00` : '',
    Documents: listDocuments(listing, language),
    RecordFile: record,
    VideoUrl: scenario.flags.has('video') ? `https://video.corbelle.example/${id}.mp4` : '',
    VirtualTourUrl: '',
  };
}

function findRentDate(index: number): string {
  return index % 3 === 0 ? 'date' : 'immediately';
}

function findRoof(built: number, house: boolean): string {
  if (built >= 1945) return house ? 'tiles' : 'flat';
  return built < 1900 ? 'slate' : house ? 'tiles' : 'zinc';
}

function listDocuments({ id, scenario, sale }: Listing, language: Language): DocumentRecord[] {
  if (CAR_SPACES.includes(scenario.kind)) return [];
  const kinds = [
    ...(scenario.energy > 0 ? ['epc'] : []),
    ...(sale && scenario.kind !== 'land' ? ['electricity'] : []),
    ...(scenario.living >= 60 ? ['plan'] : []),
    ...(sale ? ['soil'] : []),
    ...(sale && scenario.floor !== null ? ['meeting'] : []),
  ];
  return kinds.map((kind, i) => ({
    ID: `${id}-d${i + 1}`,
    Kind: kind,
    Name: DOCUMENT[kind]?.[language] ?? kind,
  }));
}

const OPPOSITES: Readonly<Record<string, string>> = {
  south: 'north',
  southwest: 'northeast',
  southeast: 'northwest',
  west: 'east',
  east: 'west',
  northwest: 'southeast',
  northeast: 'southwest',
};

function findOpposite(orientation: string): string {
  return OPPOSITES[orientation] ?? '';
}
