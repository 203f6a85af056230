import type { z } from 'zod';
import { languages, type Language } from '@agency/domain/languages';
import { isRecord } from '../../../platform/rules/is-record';
import { readText } from '../../../listings/rules/snapshot-value';
import { FeedError } from '../../feed-error';
import type { FeedConnection, FeedKind, FeedLead } from '../../feed-kind';
import {
  address,
  declareFields,
  prefilled,
  rare,
  required,
  secret,
  someLanguages,
  wholeNumber,
} from '../../fields/declare-fields';
import { expectList, expectOk, readCount, readPages, Session } from '../mapping/ask';
import { ResultBuilder } from '../mapping/result-builder';
import { addEstate, groupEstates } from './read-estates';

// Sources: the public client library fw4/whise-api (URLs, tokens, paging, ids of categories,
// purposes, countries), and the plugins tombroucke/immo-sync-whise (contacts, pictures,
// subcategories) and jonathancaron/whise-integration (ids and meaning of details).

const PAGE_SIZE = 100;
const LANGUAGE_IDS: Readonly<Partial<Record<Language, string>>> = {
  nl: 'nl-BE',
  fr: 'fr-BE',
  en: 'en-GB',
  de: 'de-DE',
};
const EVERY_STATUS = [1, 5, 6];
const EVERY_DISPLAY = [1, 2, 3, 4, 5];
const ONLINE = [2, 3, 5];

const knownLanguages = languages.filter((language) => language in LANGUAGE_IDS);

const { fields, settings } = declareFields({
  clientId: required(wholeNumber()),
  officeId: required(wholeNumber()),
  USERNAME: secret(),
  PASSWORD: secret(),
  languages: rare(prefilled(someLanguages(knownLanguages), [...knownLanguages])),
  url: rare(prefilled(address(), 'https://api.whise.eu/')),
});
type Settings = z.output<typeof settings>;
type Call = (path: string, body: unknown) => Promise<Record<string, unknown>>;

/** Whise: read by limit and offset with a client token, which requires a user token. */
export const whise: FeedKind<Settings> = {
  key: 'whise',
  fields,
  settings,
  checkedAgainst: { by: 'answer', source: 'jonathancaron/whise-integration', year: 2025 },
  incremental: true,
  async read(context) {
    const result = new ResultBuilder();
    const call = openClient(context);
    const { since, signal } = context;
    const lists = new Map<Language, unknown[]>();
    for (const language of context.settings.languages) {
      const filter = {
        LanguageId: LANGUAGE_IDS[language],
        // Changed estates include offline ones; a full run only requests online ones.
        ...(since
          ? {
              UpdateDateTimeRange: { Min: since.toISOString() },
              StatusIds: EVERY_STATUS,
              DisplayStatusIds: EVERY_DISPLAY,
            }
          : { DisplayStatusIds: ONLINE }),
      };
      const estates = await readPages('Whise', signal, async (Offset) => {
        const answer = await call('v1/estates/list', {
          Filter: filter,
          Field: { excluded: ['comments'] },
          Page: { Limit: PAGE_SIZE, Offset },
        });
        const items = expectList(answer.estates, 'Whise');
        return { items, total: Number(answer.totalCount ?? Offset + items.length) };
      });
      lists.set(language, estates);
    }
    for (const estate of groupEstates(lists, result)) addEstate(estate, result);
    return result.build(since === null);
  },
  async test(context) {
    const { totalCount } = await openClient(context)('v1/estates/list', {
      Filter: { DisplayStatusIds: ONLINE },
      Page: { Limit: 1, Offset: 0 },
    });
    return { listings: readCount(totalCount) };
  },
  async sendLead(context, lead) {
    await openClient(context)('v1/contacts/upsert', buildContact(context, lead));
  },
};

function openClient({
  settings: { url, clientId, officeId },
  secret,
  request,
}: FeedConnection<Settings>): Call {
  const base = url.endsWith('/') ? url : `${url}/`;
  const post = (path: string, body: unknown, token: string | null) =>
    request(`${base}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  const readToken = async (path: string, body: unknown, token: string | null): Promise<string> => {
    const answer = expectOk(await post(path, body, token), 'the login of Whise').json();
    const found = isRecord(answer) ? readText(answer.token) : null;
    if (found === null) throw new FeedError('the login of Whise gave no token');
    return found;
  };
  const session = new Session(async () => {
    const user = { Username: secret('USERNAME'), Password: secret('PASSWORD') };
    const token = await readToken('token', user, null);
    return readToken('v1/admin/clients/token', { ClientId: clientId, OfficeId: officeId }, token);
  });
  return async (path, body) => {
    const response = await session.ask((token) => post(path, body, token));
    const answer = expectOk(response, 'Whise').json();
    if (!isRecord(answer)) throw new FeedError('Whise gave no object');
    if (answer.isValidRequest === false) throw new FeedError('Whise refused the request', 'final');
    return answer;
  };
}

function buildContact(
  { settings: { officeId } }: FeedConnection<Settings>,
  lead: FeedLead,
): Record<string, unknown> {
  const details = Object.entries(lead.details).map(([name, value]) => `${name}: ${value}`);
  const estateId = Number(lead.listing?.externalId);
  return {
    FirstName: lead.firstName,
    Name: lead.lastName,
    PrivateEmail: lead.email,
    PrivateTel: lead.phone,
    Message: [lead.message, ...details].filter(Boolean).join('\n'),
    LanguageId: LANGUAGE_IDS[lead.language],
    CountryId: 1,
    StatusId: 1,
    OfficeIds: [officeId],
    ...(Number.isInteger(estateId) && estateId > 0 ? { EstateIds: [estateId] } : {}),
  };
}
