import { languages, type Language } from '@agency/domain/languages';
import { inLanguage } from '../../../platform/rules/in-language';
import { isRecord } from '../../../platform/rules/is-record';
import { readText } from '../../../listings/rules/snapshot-value';
import type { MappedListing, MappedPicture } from '../mapping/build-item';
import { findValue, number, readFields, reportUnknown, type Report } from '../mapping/read-fields';
import type { ResultBuilder } from '../mapping/result-builder';
import {
  sweepBrightAmenities,
  sweepBrightDirections,
  sweepBrightFields,
  sweepBrightFloods,
  sweepBrightKnown,
  sweepBrightRegulations,
  sweepBrightSizes,
  sweepBrightStates,
  sweepBrightSubTypes,
  sweepBrightTypes,
  sweepBrightVisibilities,
  type SweepBrightState,
} from './sweepbright-fields';

const FLOOD = 'legal.property_and_land.flood_risk';
/** Paths of the legal mentions, depending on the version. */
const LEGAL = ['legal_mentions', 'legal.legal_mentions'];

/** Adds an estate, or a project with its homes; removes them if no longer public. */
export function addEstate(estate: Readonly<Record<string, unknown>>, result: ResultBuilder): void {
  const externalId = readText(estate.id);
  if (externalId === null) {
    result.reportFor('estate')('id', 'is missing');
    return;
  }
  const isProject = estate.is_project === true;
  const homes = (Array.isArray(estate.properties) ? estate.properties : []).filter(isRecord);
  const published = readText(estate.publish_status);
  const status = readText(estate.status);
  const state =
    result.readState(externalId, 'publish_status', published, sweepBrightVisibilities) &&
    result.readState(externalId, 'status', status, sweepBrightStates);
  if (state === null) {
    for (const { id } of homes) result.remove(readText(id) ?? '');
    return;
  }
  const report = result.reportFor(externalId);
  reportUnknown(estate, sweepBrightKnown, report);
  for (const place of ['regulations', 'legal.regulations']) {
    const given = findValue(estate, place);
    const name: Report = (field) => report(`${place}.${field}`, null);
    if (isRecord(given)) reportUnknown(given, sweepBrightRegulations, name);
  }
  const mapped = mapEstate(estate, externalId, state, report);
  if (isProject) result.add(mapped, 'projects');
  else result.add(mapped);
  for (const home of homes) {
    // A home without a visibility has that of its project.
    const own = { publish_status: home.publish_status ?? published };
    addEstate({ ...home, ...own, project_id: home.project_id ?? estate.id }, result);
  }
}

function mapEstate(
  estate: Readonly<Record<string, unknown>>,
  externalId: string,
  state: SweepBrightState,
  report: Report,
): MappedListing {
  const facts = readFields(estate, sweepBrightFields, report);
  const amount = findValue(estate, 'price.amount');
  const currency = readText(findValue(estate, 'price.currency')) ?? 'EUR';
  if (currency !== 'EUR') report('price.currency', currency);
  const period = readText(estate.rent_period);
  const isMonthly = facts.Goal !== 1 || period === null || period === 'month';
  if (!isMonthly) report('rent_period', period);
  const projectId = readText(estate.project_id);
  return {
    externalId,
    reference: readText(findValue(estate, 'settings.reference')) ?? undefined,
    country: readText(findValue(estate, 'location.country')),
    facts: {
      ...facts,
      ...readType(estate, report),
      ...readSizes(estate, report),
      ...readAmenities(estate, report),
      ...state,
      ...(projectId === null ? {} : { ProjectID: projectId }),
      // Hidden unless the source says otherwise.
      PublishPrice:
        findValue(estate, 'price.hidden') === false &&
        currency === 'EUR' &&
        Boolean(amount) &&
        isMonthly,
      PublishAddress: findValue(estate, 'location.hidden') === false,
    },
    texts: readTexts(estate, report),
    pictures: [...readPictures(estate.images, 'photo'), ...readPictures(estate.plans, 'plan')],
  };
}

function readType(
  estate: Readonly<Record<string, unknown>>,
  report: Report,
): Record<string, string> {
  const type = readText(estate.type) ?? '';
  const found = sweepBrightSubTypes[readText(estate.sub_type) ?? ''] ?? sweepBrightTypes[type];
  if (found === undefined && type !== '') report('type', type);
  return found === undefined ? {} : { WebIDs: found };
}

function readSizes(estate: Readonly<Record<string, unknown>>, report: Report) {
  const sizes: Record<string, number> = {};
  for (const [name, given] of Object.entries(isRecord(estate.sizes) ? estate.sizes : {})) {
    const size = isRecord(given) ? number(given.size) : null;
    const unit = isRecord(given) ? readText(given.unit) : null;
    const field = sweepBrightSizes[name];
    if (typeof size !== 'number') continue;
    if (field === undefined) report(`sizes.${name}`, null);
    else if (unit !== 'sq_m') report(`sizes.${name}.unit`, unit);
    else sizes[field] = size;
  }
  return sizes;
}

function readAmenities(estate: Readonly<Record<string, unknown>>, report: Report) {
  const facts: Record<string, boolean> = {};
  for (const given of Array.isArray(estate.amenities) ? estate.amenities : []) {
    const amenity = readText(given) ?? '';
    const field = sweepBrightAmenities[amenity];
    if (field === undefined) report('amenities', amenity.slice(0, 80));
    else if (field !== null) facts[field] = true;
  }
  return facts;
}

function readTexts(estate: Readonly<Record<string, unknown>>, report: Report) {
  const texts: Partial<Record<Language, Record<string, string>>> = {};
  const street = readText(findValue(estate, 'location.street'));
  for (const language of languages) {
    const title = readText(findValue(estate, `description_title.${language}`));
    const description = [`description.${language}`, ...LEGAL.map((path) => `${path}.${language}`)]
      .flatMap((path) => readText(findValue(estate, path)) ?? [])
      .join('\n\n');
    if (title === null && description === '') continue;
    texts[language] = {
      ...(title === null ? {} : { Title: title }),
      ...(description === '' ? {} : { Description: description }),
      ...(street === null ? {} : { Street: street }),
      ...readDirection(estate, language),
      ...readFlood(estate, language),
    };
  }
  const direction = readText(estate.terrace_orientation);
  if (direction !== null && sweepBrightDirections[direction] === undefined) {
    report('terrace_orientation', direction.slice(0, 80));
  }
  const flood = readText(findValue(estate, FLOOD));
  if (flood !== null && sweepBrightFloods[flood] === undefined) report(FLOOD, flood.slice(0, 80));
  return texts;
}

function readFlood(
  estate: Readonly<Record<string, unknown>>,
  language: Language,
): Record<string, string> {
  const words = sweepBrightFloods[readText(findValue(estate, FLOOD)) ?? ''];
  return words ? { FloodZone: inLanguage(words, language) } : {};
}

function readDirection(estate: Readonly<Record<string, unknown>>, language: Language) {
  const found: Record<string, string> = {};
  for (const [from, to] of [
    ['terrace_orientation', 'TerraceOrientation'],
    ['garden_orientation', 'GardenOrientation'],
  ] as const) {
    const words = sweepBrightDirections[readText(estate[from]) ?? ''];
    if (words) found[to] = inLanguage(words, language);
  }
  return found;
}

/** Returns pictures by id, because their URLs expire. */
function readPictures(given: unknown, kind: 'photo' | 'plan'): MappedPicture[] {
  const pictures = (Array.isArray(given) ? given : []).filter(isRecord);
  return pictures
    .toSorted((one, other) => Number(one.ordinal ?? 0) - Number(other.ordinal ?? 0))
    .flatMap((picture) => {
      const id = readText(picture.id);
      const url = readText(picture.url);
      const name = readText(picture.description);
      if (id === null || url === null) return [];
      return [
        {
          ID: id.slice(0, 40),
          Url: url,
          Kind: kind,
          Changed: id,
          ...(name ? { names: { '': name } } : {}),
        },
      ];
    });
}
