import { isLanguage, type Language } from '@agency/domain/languages';
import { isRecord } from '../../../platform/rules/is-record';
import { readDate } from '../../../listings/rules/snapshot-date';
import { readFlag, readNumber, readText } from '../../../listings/rules/snapshot-value';
import type { MappedListing, MappedPicture } from '../mapping/build-item';
import {
  energyLabel,
  findValue,
  readFields,
  reportUnknown,
  type Report,
} from '../mapping/read-fields';
import type { ResultBuilder } from '../mapping/result-builder';
import {
  apimoAreas,
  apimoCategories,
  apimoFields,
  apimoIgnored,
  apimoKnown,
  apimoRegulations,
  apimoServices,
  apimoStates,
  apimoSteps,
  apimoSubTypes,
  apimoSurfaces,
  apimoTypes,
} from './apimo-fields';

type Property = Readonly<Record<string, unknown>>;
type Facts = Record<string, string | number | boolean>;

/** Catalogues of codes: lower-case English names by id. */
export type Catalogues = Readonly<Record<string, ReadonlyMap<string, string>>>;

/** Adds a property, or removes it if it is no longer in progress. */
export function addProperty(
  property: unknown,
  catalogues: Catalogues,
  result: ResultBuilder,
): void {
  const externalId = isRecord(property) ? readText(property.id) : null;
  if (!isRecord(property) || externalId === null) {
    result.reportFor('property')('id', 'is missing');
    return;
  }
  const step = nameOf(catalogues, 'property_step', property.step);
  if (!result.readState(externalId, 'step', step, apimoSteps)) return;
  const category = readText(property.category);
  const deal = result.readState(externalId, 'category', category, apimoCategories);
  if (!deal) return;
  const status = nameOf(catalogues, 'property_status', property.status);
  const state = result.readState(externalId, 'status', status, apimoStates);
  if (!state) return;
  const report = result.reportFor(externalId);
  reportUnknown(property, apimoKnown, report);
  result.add({
    externalId,
    reference: readText(property.reference) ?? undefined,
    country: readText(property.country),
    facts: { ...readFacts(property, catalogues, report), ...deal, ...state },
    texts: readTexts(property),
    pictures: readPictures(property),
  });
}

function readFacts(
  property: Property,
  catalogues: Catalogues,
  report: Report,
): MappedListing['facts'] {
  const subType = apimoSubTypes[readText(property.subtype) ?? ''];
  const webId = subType ?? apimoTypes[readText(property.type) ?? ''];
  if (webId === undefined) report('type', readText(property.type));
  const unit = readText(findValue(property, 'area.unit')) ?? '1';
  if (unit !== '1') report('area.unit', unit);
  const currency = (readText(findValue(property, 'price.currency')) ?? 'EUR').toUpperCase();
  if (currency !== 'EUR') report('price.currency', currency);
  return {
    ...readFields(property, apimoFields, report),
    ...(unit === '1' ? readFields(property, apimoSurfaces, report) : {}),
    ...readAreas(property, catalogues, report),
    ...readServices(property, catalogues, report),
    ...readRegulations(property, catalogues, report),
    ...(webId === undefined ? {} : { WebIDs: webId }),
    PublishPrice: currency === 'EUR' && readFlag(findValue(property, 'price.hide')) === false,
  };
}

function readAreas(property: Property, catalogues: Catalogues, report: Report): Facts {
  const facts: Facts = {};
  for (const area of list(property.areas)) {
    const name = nameOf(catalogues, 'property_areas', area.type) ?? '';
    const meaning = apimoAreas[name];
    if (!meaning && !apimoIgnored.has(name)) report('areas', name.slice(0, 80));
    const number = Number(readNumber(area.number) ?? 1) || 1;
    const surface = readNumber(area.area);
    if (meaning?.count) facts[meaning.count] = Number(facts[meaning.count] ?? 0) + number;
    if (meaning?.flag) facts[meaning.flag] = true;
    if (meaning?.surface && surface) {
      facts[meaning.surface] = Number(facts[meaning.surface] ?? 0) + surface;
    }
  }
  return facts;
}

function readServices(property: Property, catalogues: Catalogues, report: Report): Facts {
  const facts: Facts = {};
  for (const id of Array.isArray(property.services) ? property.services : []) {
    const name = nameOf(catalogues, 'property_service', id) ?? '';
    const field = apimoServices[name];
    if (field === undefined) report('services', name.slice(0, 80));
    else facts[field] = true;
  }
  return facts;
}

function readRegulations(property: Property, catalogues: Catalogues, report: Report): Facts {
  const facts: Facts = {};
  for (const regulation of list(property.regulations)) {
    const name = nameOf(catalogues, 'property_regulation', regulation.type) ?? '';
    const field = apimoRegulations[name];
    if (field === undefined) report('regulations', name.slice(0, 80));
    const parts = (readText(regulation.value) ?? '').split(',');
    const [value, label] = [readNumber(parts[0]), parts.map(energyLabel).find(Boolean)];
    if (field !== undefined && value) facts[field] = value;
    if (field !== 'EnergyPerformance') continue;
    if (typeof label === 'string') facts.EPCLabelText = label;
    const issued = readDate(regulation.date);
    if (issued) facts.EnergyCertificateDate = issued;
  }
  return facts;
}

function readTexts(property: Property): MappedListing['texts'] {
  const texts: Partial<Record<Language, Record<string, string>>> = {};
  const street = readText(property.address);
  for (const comment of list(property.comments)) {
    const { language } = comment;
    const title = readText(comment.title);
    const description = readText(comment.comment_full) ?? readText(comment.comment);
    if (!isLanguage(language) || (title === null && description === null)) continue;
    texts[language] = {
      ...(title === null ? {} : { Title: title }),
      ...(description === null ? {} : { Description: description }),
      ...(street === null ? {} : { Street: street }),
    };
  }
  return texts;
}

function readPictures(property: Property): MappedPicture[] {
  return list(property.pictures)
    .filter(({ internet }) => readFlag(internet) !== false)
    .toSorted((one, other) => Number(one.rank ?? 0) - Number(other.rank ?? 0))
    .flatMap((picture) => {
      const id = readText(picture.id);
      const url = readText(picture.url);
      if (id === null || url === null) return [];
      const names: MappedPicture['names'] = {};
      for (const { language, comment } of list(picture.comments)) {
        const name = readText(comment);
        if (isLanguage(language) && name !== null) names[language] = name;
      }
      return [{ ID: id.slice(0, 40), Url: url, Changed: url, names }];
    });
}

function nameOf(catalogues: Catalogues, catalogue: string, id: unknown): string | null {
  const key = readText(id);
  if (key === null) return null;
  return catalogues[catalogue]?.get(key) ?? `${catalogue} ${key}`;
}

function list(given: unknown): Property[] {
  return (Array.isArray(given) ? given : []).filter(isRecord);
}
