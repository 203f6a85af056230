import type { z } from 'zod';
import { isRecord } from '../../../platform/rules/is-record';
import { readText } from '../../../listings/rules/snapshot-value';
import type { FeedConnection, FeedKind, FeedLead, FeedRequest } from '../../feed-kind';
import {
  address,
  declareFields,
  prefilled,
  rare,
  required,
  secret,
  wholeNumber,
} from '../../fields/declare-fields';
import { expectList, expectOk, readCount, readPages } from '../mapping/ask';
import { ResultBuilder } from '../mapping/result-builder';
import { addProperty, type Catalogues } from './read-property';

// Sources: the vendor's public pages "Webservice & API" (agencies/properties: parameters,
// paging, fields; agencies/leads: fields) and the public client library Neikow/apimo.js
// (catalogue names, fields).

const PAGE_SIZE = 1000;
const CATALOGUES = [
  'property_step',
  'property_status',
  'property_areas',
  'property_service',
  'property_regulation',
];

const { fields, settings } = declareFields({
  agencyId: required(wholeNumber()),
  PROVIDER: secret(),
  TOKEN: secret(),
  url: rare(prefilled(address(), 'https://api.apimo.pro/')),
});
type Settings = z.output<typeof settings>;

/**
 * Apimo: read with limit, offset and timestamp; numeric codes are explained by the source's own
 * catalogues.
 */
export const apimo: FeedKind<Settings> = {
  key: 'apimo',
  fields,
  settings,
  checkedAgainst: { by: 'documentation', source: 'Neikow/apimo.js' },
  incremental: true,
  async read(context) {
    const { settings: own, since, signal } = context;
    const catalogues = await readCatalogues(context);
    const properties = await readPages('Apimo', signal, async (offset) => {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE), offset: String(offset) });
      if (since) query.set('timestamp', String(Math.floor(since.getTime() / 1000)));
      const answer = await ask(context, `agencies/${own.agencyId}/properties?${query.toString()}`);
      const page = isRecord(answer) ? answer : {};
      const items = expectList(page.properties, 'Apimo');
      return { items, total: Number(page.total_items ?? offset + items.length) };
    });
    const result = new ResultBuilder();
    for (const property of properties) addProperty(property, catalogues, result);
    return result.build(since === null);
  },
  async test(context) {
    const answer = await ask(context, `agencies/${context.settings.agencyId}/properties?limit=1`);
    const page = isRecord(answer) ? answer : {};
    expectList(page.properties, 'Apimo');
    return { listings: readCount(page.total_items) };
  },
  async sendLead(context, lead) {
    await ask(context, `agencies/${context.settings.agencyId}/leads`, {
      method: 'POST',
      body: JSON.stringify(buildLead(lead)),
    });
  },
};

async function ask(
  { settings: { url }, secret, request }: FeedConnection<Settings>,
  path: string,
  init: FeedRequest = {},
): Promise<unknown> {
  const login = Buffer.from(`${secret('PROVIDER')}:${secret('TOKEN')}`).toString('base64');
  const response = await request(`${url.endsWith('/') ? url : `${url}/`}${path}`, {
    ...init,
    headers: { authorization: `Basic ${login}`, 'content-type': 'application/json' },
  });
  return expectOk(response, 'Apimo').json();
}

async function readCatalogues(context: FeedConnection<Settings>): Promise<Catalogues> {
  const found: Record<string, ReadonlyMap<string, string>> = {};
  for (const name of CATALOGUES) {
    const entries = expectList(
      await ask(context, `catalogs/${name}?culture=en`),
      `Apimo's ${name}`,
    );
    found[name] = new Map(
      entries.filter(isRecord).map((entry) => {
        return [readText(entry.id) ?? '', (readText(entry.name) ?? '').toLowerCase()];
      }),
    );
  }
  return found;
}

function buildLead(lead: FeedLead): Record<string, unknown> {
  const details = Object.entries(lead.details).map(([name, value]) => `${name}: ${value}`);
  const property = Number(lead.listing?.externalId);
  return {
    // Idempotency key of the system.
    reference: lead.id,
    date: lead.sentAt.toISOString().slice(0, 19).replace('T', ' '),
    firstname: lead.firstName,
    lastname: lead.lastName,
    email: lead.email,
    phone: lead.phone,
    language: lead.language,
    message: [lead.message, ...details].filter(Boolean).join('\n'),
    ...(Number.isInteger(property) && property > 0 ? { property } : {}),
  };
}
