import type { z } from 'zod';
import { languages, type Language } from '@agency/domain/languages';
import { isRecord } from '../../../platform/rules/is-record';
import { readText } from '../../../listings/rules/snapshot-value';
import { FeedError } from '../../feed-error';
import type { FeedContext, FeedConnection, FeedKind, FeedLead, FeedRecord } from '../../feed-kind';
import {
  address,
  declareFields,
  optional,
  prefilled,
  rare,
  secret,
  someLanguages,
  wholeNumber,
} from '../../fields/declare-fields';
import { expectList, expectOk, readCount, readPages } from '../mapping/ask';
import { ResultBuilder } from '../mapping/result-builder';
import { readRecord } from './read-record';

// Sources: the public client libraries fw4/omnicasa-api and maneuver/omnicasa-php-lib (URLs,
// parameters, paging by first and last row, language ids) and docs/contracts/snapshot.md for the
// format of records.

const LANGUAGE_IDS: Readonly<Partial<Record<Language, number>>> = { nl: 1, fr: 2, en: 3, de: 4 };
const PAGE_SIZE = 100;
/** From prospect to reference. */
const STATES = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((state) => [state, true]));

const knownLanguages = languages.filter((language) => language in LANGUAGE_IDS);

const { fields, settings } = declareFields({
  NAME: secret(),
  PASSWORD: secret(),
  officeId: optional(wholeNumber()),
  languages: rare(prefilled(someLanguages(knownLanguages), [...knownLanguages])),
  url: rare(prefilled(address(), 'https://newapi.omnicasa.com/1.12/OmnicasaService.svc/')),
});
type Settings = z.output<typeof settings>;

/** Omnicasa: read in pages with one request per language; name and password in every request. */
export const omnicasa: FeedKind<Settings> = {
  key: 'omnicasa',
  fields,
  settings,
  checkedAgainst: { by: 'documentation', source: 'fw4-bvba/omnicasa-api' },
  incremental: true,
  async read(context) {
    const result = new ResultBuilder();
    const since = context.since && { ChangeSince: writeDate(context.since) };
    await addLists(context, 'GetPropertyList', { ...since }, result, 'listings');
    await addLists(context, 'GetProjectList', {}, result, 'projects');
    if (since) {
      const gone = await call(context, 'GetDeletedPropertyIDs', {});
      for (const id of expectList(gone, 'GetDeletedPropertyIDs')) {
        const read = readText(isRecord(id) ? id.ID : id);
        if (read !== null) result.remove(read);
      }
    }
    return result.build(since === null);
  },
  async test(context) {
    const LanguageId = LANGUAGE_IDS[context.settings.languages[0] ?? 'nl'];
    const asked = { LanguageId, DescriptionLanguageId: LanguageId, Limit1: 1, Limit2: 1 };
    const value = await call(context, 'GetPropertyList', asked);
    return { listings: readCount(isRecord(value) ? value.RowsCount : null) };
  },
  async sendLead(context, lead) {
    await call(context, 'ContactOnMe', buildContact(lead));
  },
};

async function addLists(
  context: FeedContext<Settings>,
  endpoint: string,
  filter: Readonly<Record<string, unknown>>,
  result: ResultBuilder,
  to: 'listings' | 'projects',
): Promise<void> {
  const byId = new Map<string, Partial<Record<Language, FeedRecord>>>();
  for (const language of context.settings.languages) {
    for (const item of await readList(context, endpoint, language, filter)) {
      const id = isRecord(item) ? readText(item.ID ?? item.Id ?? item.id) : null;
      if (!isRecord(item) || id === null) {
        result.reportFor(`${endpoint} ${language}`)('ID', 'is missing');
        continue;
      }
      const records = byId.get(id) ?? {};
      if (records[language]) result.reportFor(id)('ID', 'occurs twice');
      records[language] ??= readRecord(item, to, result.reportFor(id));
      byId.set(id, records);
    }
  }
  for (const [externalId, records] of byId) {
    // The snapshot decides which states are shown; a project has none.
    const [state] = Object.values(records).map(({ Status }) => readText(Status));
    if (state && !result.readState(externalId, 'Status', state, STATES)) continue;
    result.addItem({ externalId, reference: externalId, records }, to);
  }
}

function readList(
  context: FeedContext<Settings>,
  endpoint: string,
  language: Language,
  filter: Readonly<Record<string, unknown>>,
): Promise<unknown[]> {
  return readPages(endpoint, context.signal, async (offset) => {
    const value = await call(context, endpoint, {
      ...filter,
      LanguageId: LANGUAGE_IDS[language],
      DescriptionLanguageId: LANGUAGE_IDS[language],
      Limit1: offset + 1,
      Limit2: offset + PAGE_SIZE,
    });
    const page = isRecord(value) ? value : {};
    const items = expectList(page.Items, endpoint);
    return { items, total: Number(page.RowsCount ?? offset + items.length) };
  });
}

async function call(
  { settings: { url, officeId }, secret, request }: FeedConnection<Settings>,
  endpoint: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const query = {
    CustomerName: secret('NAME'),
    CustomerPassword: secret('PASSWORD'),
    ...(officeId === undefined ? {} : { OfficeID: officeId }),
    ...parameters,
  };
  const address = new URL(`${endpoint}Json`, url.endsWith('/') ? url : `${url}/`);
  address.searchParams.set('json', JSON.stringify(query));
  const answer = expectOk(await request(address.href), endpoint).json();
  const found = isRecord(answer) ? (answer[`${endpoint}JsonResult`] ?? answer) : answer;
  if (Array.isArray(found)) return found;
  if (!isRecord(found) || found.Success !== true) {
    const message = isRecord(found) ? readText(found.Message) : null;
    throw new FeedError(`${endpoint} refused: ${message ?? 'no reason given'}`);
  }
  return found.Value;
}

function buildContact(lead: FeedLead): Record<string, unknown> {
  const details = Object.entries(lead.details).map(([name, value]) => `${name}: ${value}`);
  const objectId = Number(lead.listing?.externalId);
  return {
    Name: lead.lastName,
    FirstName: lead.firstName,
    Email: lead.email,
    PhoneNumber: lead.phone,
    Subject: lead.listing ? `${lead.kind} ${lead.listing.reference}` : lead.kind,
    Content: [lead.message, ...details].filter(Boolean).join('\n'),
    LanguageIdFromParameter: LANGUAGE_IDS[lead.language],
    ...(Number.isInteger(objectId) && objectId > 0 ? { ObjectID: objectId } : {}),
  };
}

function writeDate(date: Date): string {
  return `/Date(${date.getTime()}+0000)/`;
}
