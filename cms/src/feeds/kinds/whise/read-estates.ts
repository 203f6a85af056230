import { languages, type Language } from '@agency/domain/languages';
import { isRecord } from '../../../platform/rules/is-record';
import { readFlag, readText } from '../../../listings/rules/snapshot-value';
import type { MappedListing, MappedPicture } from '../mapping/build-item';
import { findValue, readFields, reportUnknown, type Report } from '../mapping/read-fields';
import type { ResultBuilder } from '../mapping/result-builder';
import {
  whiseChoices,
  whiseCountries,
  whiseDetails,
  whiseDetailTexts,
  whiseFields,
  whiseIgnoredDetails,
  whiseKnown,
  whiseLabels,
  whiseStates,
  whiseStatuses,
  whiseSubTypes,
  whiseTypes,
  whiseVisibilities,
  type WhiseState,
} from './whise-fields';

type Estate = Readonly<Record<string, unknown>>;
export type EstateByLanguage = ReadonlyMap<Language, Estate>;

/** Adds an estate, or removes it if archived, deleted or offline. */
export function addEstate(byLanguage: EstateByLanguage, result: ResultBuilder): void {
  const [first] = byLanguage.values();
  const externalId = readText(first?.id);
  if (first === undefined || externalId === null) return;
  const report = result.reportFor(externalId);
  const offer = readOffer(first, externalId, result);
  if (offer === null) return;
  reportUnknown(first, whiseKnown, report);
  result.add({
    externalId,
    reference: readText(first.referenceNumber) ?? undefined,
    country: readCountry(first),
    facts: { ...readFacts(first, report), ...offer },
    texts: readTexts(byLanguage),
    pictures: readPictures(first),
  });
}

/** Returns goal and state of an estate; null if it is not shown. */
function readOffer(estate: Estate, id: string, result: ResultBuilder): WhiseState | null {
  const read = (name: string): string | null => readText(findId(estate, name));
  return (
    result.readState(id, 'status', read('status'), whiseStatuses) &&
    result.readState(id, 'displayStatusId', read('displayStatus'), whiseVisibilities) &&
    result.readState(id, 'purposeStatus', read('purposeStatus'), whiseStates)
  );
}

/** Finds an id, which real responses have on the estate itself or in an object. */
function findId(estate: Estate, name: string): unknown {
  return estate[`${name}Id`] ?? findValue(estate, `${name}.id`);
}

function readFacts(estate: Estate, report: Report): MappedListing['facts'] {
  const category = readText(findId(estate, 'category')) ?? '';
  const webId =
    whiseSubTypes[readText(findId(estate, 'subCategory')) ?? ''] ?? whiseTypes[category];
  if (webId === undefined) report('category', category);
  const currency = readText(estate.currency) ?? '€';
  const isEuro = ['€', 'EUR', 'euro'].includes(currency);
  if (!isEuro) report('currency', currency.slice(0, 10));
  return {
    ...readDetails(estate, report),
    ...readFields(estate, whiseFields, report),
    ...(webId === undefined ? {} : { WebIDs: webId }),
    // A missing flag means hidden until Whise confirms otherwise.
    PublishPrice: isEuro && readFlag(estate.displayPrice) === true,
    PublishAddress: readFlag(estate.displayAddress) === true,
  };
}

function readDetails(estate: Estate, report: Report): MappedListing['facts'] {
  const facts: Record<string, string | number | boolean> = {};
  for (const detail of listDetails(estate)) {
    const id = Number(detail.id);
    const from = `details.${id}`;
    const mapping = whiseDetails[id] ?? findLabel(detail);
    const choice = whiseChoices[id];
    if (mapping) {
      const { to } = mapping;
      const read = readFields({ details: { [id]: detail.value } }, [{ ...mapping, from }], report);
      if (read[to] !== undefined) facts[to] ??= read[to];
    } else if (choice) {
      const meaning = choice.meanings[readText(findValue(detail, 'enum.id')) ?? ''];
      if (meaning === undefined) report(from, readText(detail.value)?.slice(0, 80) ?? null);
      else facts[choice.to] ??= meaning;
    } else if (!whiseIgnoredDetails.has(id) && whiseDetailTexts[id] === undefined) {
      report(from, readText(detail.label)?.slice(0, 80) ?? null);
    }
  }
  return facts;
}

function findLabel(detail: Estate) {
  const label = readText(detail.label) ?? '';
  return whiseLabels.find((one) => one.label.test(label)) ?? null;
}

/** Each response has texts in one language. */
function readTexts(byLanguage: EstateByLanguage): MappedListing['texts'] {
  const texts: Partial<Record<Language, Record<string, string>>> = {};
  for (const [language, estate] of byLanguage) {
    const short = findText(estate.shortDescription, language);
    const title = findText(estate.sms, language) ?? short ?? readText(estate.name);
    // Most estates have no long description.
    const description = findText(estate.longDescription, language) ?? short;
    if (title === null && description === null) continue;
    const street = readText(estate.address);
    const type = readText(findValue(estate, 'subCategory.name'));
    texts[language] = {
      ...readDetailTexts(estate),
      ...(title === null ? {} : { Title: title }),
      ...(description === null ? {} : { Description: description }),
      ...(street === null ? {} : { Street: street }),
      ...(type === null ? {} : { TypeDescription: type }),
    };
  }
  return texts;
}

function readDetailTexts(estate: Estate): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const detail of listDetails(estate)) {
    const field = whiseDetailTexts[Number(detail.id)];
    const value = readText(detail.value);
    if (field !== undefined && value !== null && !/^\d+$/.test(value)) texts[field] = value;
  }
  return texts;
}

function findText(given: unknown, language: Language): string | null {
  const texts = (Array.isArray(given) ? given : []).filter(isRecord);
  const own = texts.find(({ languageId }) => readText(languageId)?.slice(0, 2) === language);
  return readText(own?.content);
}

function listDetails(estate: Estate): Estate[] {
  return (Array.isArray(estate.details) ? estate.details : []).filter(isRecord);
}

function readPictures(estate: Estate): MappedPicture[] {
  const pictures = (Array.isArray(estate.pictures) ? estate.pictures : []).filter(isRecord);
  return pictures
    .toSorted((one, other) => Number(one.order ?? 0) - Number(other.order ?? 0))
    .flatMap((picture) => {
      const id = readText(picture.id);
      const url = readText(picture.urlXXL ?? picture.urlLarge ?? picture.urlSmall);
      if (id === null || url === null) return [];
      return [{ ID: id.slice(0, 40), Url: url, Changed: readText(picture.updateDateTime) ?? id }];
    });
}

function readCountry(estate: Estate): string | null {
  const id = readText(findId(estate, 'country'));
  return id === null ? null : (whiseCountries[id] ?? id);
}

export function groupEstates(
  lists: ReadonlyMap<Language, readonly unknown[]>,
  result: ResultBuilder,
): EstateByLanguage[] {
  const byId = new Map<string, Map<Language, Estate>>();
  for (const language of languages) {
    for (const estate of lists.get(language) ?? []) {
      const id = isRecord(estate) ? readText(estate.id) : null;
      if (!isRecord(estate) || id === null) {
        result.reportFor('estates')('id', 'is missing');
        continue;
      }
      const own = byId.get(id) ?? new Map<Language, Estate>();
      if (own.has(language)) result.reportFor(id)('id', 'occurs twice');
      else byId.set(id, own.set(language, estate));
    }
  }
  return [...byId.values()];
}
