import type { Core } from '@strapi/strapi';
import { isLanguage, languages, type Language } from '@agency/domain/languages';
import { isRecord } from '../../platform/rules/is-record';
import { tryRecords } from '../../listings/import/import-records';
import { ProblemLog } from '../../listings/import/import-report';
import type { ListingDraft } from '../../listings/import/records/listing-draft';
import { parseListing } from '../../listings/import/records/parse-listing';
import { LISTING_FIELDS } from '../../listings/rules/listing-fields';
import { MAX_WITHDRAW_SHARE } from '../../listings/import/check-losses';
import { buildSnapshot, listReferences, listWithheld } from '../build-snapshot';
import type { FeedItem, FeedRecord, FeedResult } from '../feed-kind';
import { composeTitle } from '../kinds/mapping/build-item';
import { ResultBuilder } from '../kinds/mapping/result-builder';
import { typeWords } from '../kinds/mapping/type-words';
import { addRows } from '../kinds/table/table';
import type { TableSettings } from '../kinds/table/table-settings';
import { listDefaultTypes } from '../default-types';
import { refuse } from '../../platform/validation/refusal';
import { FeedError } from '../feed-error';
import type { Source } from '../sources';
import { findLabel, openSample } from './read-setup';
import type { PreviewCard, TablePreview } from './table-setup';

const CARDS = 10;
const TEXT_LENGTH = 200;
/** Shown elsewhere on a card, or only together with others. */
const ELSEWHERE = new Set([
  ...['price', 'publishPrice', 'publishAddress', 'houseNumber', 'boxNumber', 'marquee'],
  'priceUnit',
]);

/** Reads the sample as a run would, without writing; returns the first homes as cards. */
export async function previewTable(
  strapi: Core.Strapi,
  source: Source,
  settings: TableSettings,
): Promise<TablePreview> {
  const sample = await openSample(strapi, source, settings);
  const builder = new ResultBuilder();
  try {
    addRows(sample, sample.name, settings, builder);
  } catch (error) {
    if (error instanceof FeedError) throw refuse('feed.unreadable', { reason: error.message });
    throw error;
  }
  const result = builder.build(false);
  const types = await strapi.db.query('api::property-type.property-type').findMany({});
  const webIds = types.map(({ webId }: { webId?: unknown }) => String(webId));
  const known = new Set(webIds.length > 0 ? webIds : listDefaultTypes('nl').map(readWebId));
  const { report } = await tryRecords(strapi, {
    source: source.key,
    name: source.key,
    read: () => Promise.resolve(describeResult(result, webIds.length > 0)),
    readPicture: refuseToRead,
    storePicture: refuseToRead,
    allowed: { maxShare: MAX_WITHDRAW_SHARE, confirmed: 0 },
  });
  const cards = result.listings
    .flatMap((item) => buildCard(strapi, item, known, settings.language) ?? [])
    .slice(0, CARDS);
  return { cards, report };
}

function describeResult(result: FeedResult, hasTypes: boolean) {
  const { removed, rejected: unread, notUnderstood, lost, rows } = result;
  return {
    snapshot: buildSnapshot(result, { hasTypes }),
    isComplete: false,
    removed,
    unread,
    notUnderstood,
    lost,
    rows,
    references: listReferences(result.listings),
    withheld: listWithheld(result),
  };
}

function refuseToRead(): Promise<never> {
  return Promise.reject(new FeedError('a preview stores no pictures', 'final'));
}

function readWebId(type: unknown): string {
  return isRecord(type) ? String(type.WebID) : '';
}

function buildCard(
  strapi: Core.Strapi,
  item: FeedItem,
  known: ReadonlySet<string>,
  language: Language,
): PreviewCard | null {
  const byLanguage = new Map(
    languages.flatMap((language) => {
      const record = item.records[language];
      return record ? [[language as string, record] as const] : [];
    }),
  );
  const names = { reference: item.externalId, sourceHash: '', withheld: item.withheld };
  const draft = parseListing({ id: item.externalId, byLanguage }, names, known, new ProblemLog());
  return draft && describeCard(strapi, { item, draft, byLanguage, language });
}

interface CardParts {
  item: FeedItem;
  draft: ListingDraft;
  byLanguage: ReadonlyMap<string, FeedRecord>;
  /** Language of the file. */
  language: Language;
}

function describeCard(
  strapi: Core.Strapi,
  { item: { externalId, reference }, draft, byLanguage, language: own }: CardParts,
): PreviewCard {
  const { facts, texts, goal, availability, webIds, city, pictures } = draft;
  // The language of the file first.
  const sorted = [...texts].sort((a, b) => Number(b.language === own) - Number(a.language === own));
  const [first] = sorted;
  const language = isLanguage(first?.language) ? first.language : languages[0];
  const { street } = first?.values ?? {};
  const number = [facts.houseNumber, facts.boxNumber].filter(Boolean).join(' / ');
  return {
    id: externalId,
    reference: reference ?? externalId,
    texts: sorted.flatMap(({ language: written, values: { title, description } }) => {
      if (!isLanguage(written)) return [];
      const text = (description ?? '').slice(0, TEXT_LENGTH);
      const { Title, WebIDs, City } = byLanguage.get(written) ?? {};
      const made = composeTitle(typeWords(String(WebIDs), written), City);
      return [{ language: written, title: title ?? '', isTitleMade: Title === made, text }];
    }),
    goal,
    availability,
    price: facts.publishPrice && typeof facts.price === 'number' ? facts.price : null,
    types: webIds.flatMap((webId) => typeWords(webId, language) ?? []),
    city: [city.names[language], city.zip].filter(Boolean).join(' '),
    street: facts.publishAddress && street ? `${street} ${number}`.trim() : null,
    pictures: pictures.map(({ url }) => url),
    facts: LISTING_FIELDS.flatMap(({ attribute, kind }) => {
      const value = facts[attribute] ?? null;
      if (value === null || ELSEWHERE.has(attribute)) return [];
      return [{ label: findLabel(strapi, attribute) ?? attribute, kind, value }];
    }),
  };
}
