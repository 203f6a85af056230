import { z } from 'zod';
import { languages, type Language } from '@agency/domain/languages';
import { FeedError } from '../../feed-error';
import type { FeedConnection, FeedKind } from '../../feed-kind';
import { address, declareFields, own, required } from '../../fields/declare-fields';
import { findChild, findText, listChildren, readXml, type XmlElement } from '../../read-xml';
import { expectOk } from '../mapping/ask';
import type { MappedListing, MappedPicture } from '../mapping/build-item';
import { date, readFields, reportUnknown, type Report } from '../mapping/read-fields';
import { ResultBuilder } from '../mapping/result-builder';
import { kyeroCountries, kyeroDeals, kyeroFeatures, kyeroFields, kyeroKnown } from './kyero-fields';

// Sources: the public description of Kyero's import format (published by Resales-Online and
// Key4Living, based on Kyero's test feed of version 3) and the test file of the plugin
// kyero-importer.

/** Postal codes by town, because the format has none. */
const postcodes = z.record(z.string().max(100), z.string().min(1).max(20)).default({});

const { fields, settings } = declareFields({
  url: required(address()),
  postcodes: own(postcodes),
});
type Settings = z.output<typeof settings>;

/** Kyero 3: one XML file with all listings, so every run is full. */
export const kyero: FeedKind<Settings> = {
  key: 'kyero',
  fields,
  settings,
  checkedAgainst: { by: 'answer', source: 'GrimaceOfDespair/kyero-importer', year: 2023 },
  incremental: false,
  async read(context) {
    const root = await readFeed(context);
    const { postcodes: codes } = context.settings;
    const towns = new Map(Object.entries(codes).map(([town, zip]) => [fold(town), zip]));
    const result = new ResultBuilder();
    for (const [index, property] of listChildren(root, 'property').entries()) {
      const id = findText(property, 'id');
      if (id === null) result.reportFor(`property ${index + 1}`)('id', 'is missing');
      else addProperty(property, id, towns, result);
    }
    return result.build(true);
  },
  async test(context) {
    return { listings: listChildren(await readFeed(context), 'property').length };
  },
};

async function readFeed({ settings: { url }, request }: FeedConnection<Settings>) {
  const root = readXml(expectOk(await request(url), 'the feed').bytes, 'the feed');
  const version = findText(root, 'kyero', 'feed_version');
  if (root.name !== 'root' || version !== '3') {
    throw new FeedError(`the feed is not Kyero 3: its version is ${version ?? 'missing'}`, 'final');
  }
  return root;
}

function addProperty(
  property: XmlElement,
  externalId: string,
  towns: ReadonlyMap<string, string>,
  result: ResultBuilder,
): void {
  const frequency = findText(property, 'price_freq');
  const deal = result.readState(externalId, 'price_freq', frequency, kyeroDeals);
  if (deal === null) return;
  const report = result.reportFor(externalId);
  const record = toRecord(property);
  reportUnknown(record, kyeroKnown, report);
  const facts = readFields(record, kyeroFields, report);
  const zip = facts.Zip ?? towns.get(fold(String(facts.City ?? '')));
  const currency = findText(property, 'currency');
  const isEuro = currency === null || currency === 'EUR';
  if (!isEuro) report('currency', currency);
  const country = findText(property, 'country');
  result.add({
    externalId,
    reference: findText(property, 'ref') ?? undefined,
    country: country === null ? null : (kyeroCountries[country.toLowerCase()] ?? country),
    facts: {
      ...facts,
      ...(zip === undefined ? {} : { Zip: zip }),
      ...readFeatures(property, report),
      ...deal,
      Status: 1,
      PublishPrice: isEuro && facts.Price !== undefined,
      ...readChanged(property),
      // The format has no street, and does not say whether a location is exact.
      PublishAddress: false,
    },
    texts: readTexts(property),
    pictures: readPictures(property, externalId),
  });
}

function readFeatures(property: XmlElement, report: Report): Record<string, boolean> {
  const facts: Record<string, boolean> = {};
  for (const { text: feature } of listChildren(findChild(property, 'features'), 'feature')) {
    const field = kyeroFeatures[feature.toLowerCase()];
    if (field === undefined) report('features', feature.slice(0, 80));
    else facts[field] = true;
  }
  return facts;
}

function readChanged(property: XmlElement): Record<string, string> {
  const changed = date(findText(property, 'date'));
  return typeof changed === 'string' ? { ModifiedDate: changed } : {};
}

function readTexts(property: XmlElement): MappedListing['texts'] {
  const texts: Partial<Record<Language, Record<string, string>>> = {};
  for (const language of languages) {
    const description = findText(property, 'desc', language);
    if (description !== null) texts[language] = { Description: description };
  }
  return texts;
}

function readPictures(property: XmlElement, externalId: string): MappedPicture[] {
  return listChildren(findChild(property, 'images'), 'image').flatMap((image, index) => {
    const url = findText(image, 'url');
    if (url === null) return [];
    const number = image.attributes.id ?? String(index + 1);
    return [{ ID: `${externalId}-${number}`.slice(-40), Url: url, Changed: url }];
  });
}

function toRecord(element: XmlElement): Record<string, unknown> {
  return Object.fromEntries(
    element.children.map((child) => [
      child.name,
      child.children.length > 0 ? toRecord(child) : child.text,
    ]),
  );
}

function fold(town: string): string {
  return town.trim().toLowerCase();
}
