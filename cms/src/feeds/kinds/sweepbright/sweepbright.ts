import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { isRecord } from '../../../platform/rules/is-record';
import { readText } from '../../../listings/rules/snapshot-value';
import { FeedError } from '../../feed-error';
import type {
  FeedConnection,
  FeedKind,
  FeedLead,
  FeedRequest,
  FeedResponse,
} from '../../feed-kind';
import { address, declareFields, prefilled, rare, secret, text } from '../../fields/declare-fields';
import { expectOk, Session } from '../mapping/ask';
import { ResultBuilder } from '../mapping/result-builder';
import { addEstate } from './read-estate';

// Sources: the public client library fw4/sweepbright-api (URLs, versioned media type, a recorded
// estate, contact fields) and the plugin CompagnonAgency/wp-sweepbright (login, event names).
// Neither shows the signature header: SIGNATURE is the name in the vendor's documentation.

const SIGNATURE = 'x-hook-signature';
const MAX_BODY = 100_000;
const EVENTS = ['estate-added', 'estate-updated', 'estate-deleted'];

const { fields, settings } = declareFields({
  CLIENT_ID: secret(),
  CLIENT_SECRET: secret(),
  version: rare(prefilled(text({ pattern: /^v?\d{8}$/ }), 'v20191206')),
  url: rare(prefilled(address(), 'https://website.sweepbright.com/api/')),
});
type Settings = z.output<typeof settings>;

/** SweepBright: pushes events about an estate, which is then read individually. */
export const sweepBright: FeedKind<Settings> = {
  key: 'sweepbright',
  fields,
  settings,
  checkedAgainst: { by: 'answer', source: 'fw4-bvba/sweepbright-api', year: 2019 },
  incremental: true,
  async read(context) {
    const result = new ResultBuilder();
    const { event } = context;
    // There is no list: an estate can be read only after its event.
    if (event === null) return result.build(false);
    if (event.event === 'estate-deleted') result.remove(event.id);
    else {
      const response = await ask(context, `estates/${encodeURIComponent(event.id)}`);
      // It was withdrawn after the event.
      if (response.status === 404 || response.status === 410) result.remove(event.id);
      else {
        const estate = expectOk(response, 'SweepBright').json();
        if (!isRecord(estate) || readText(estate.id) !== event.id) {
          throw new FeedError('SweepBright gave another estate than it was asked for');
        }
        addEstate(estate, result);
      }
    }
    return result.build(false);
  },
  async test(context) {
    await logIn(context);
    return { listings: null };
  },
  receive(body, headers, readSecret) {
    if (body.length > MAX_BODY) return { status: 413, reason: 'the body is too large' };
    const given = headers[SIGNATURE] ?? '';
    if (!isSigned(body, given, readSecret('CLIENT_SECRET'))) {
      return { status: 401, reason: 'the signature is wrong' };
    }
    const event = parse(body);
    const id = readText(event.estate_id);
    const name = readText(event.event);
    if (id === null || id.length > 80 || name === null || !EVENTS.includes(name)) {
      return { status: 400, reason: 'the event is unknown' };
    }
    return { event: name, id };
  },
  async sendLead(context, lead) {
    const id = lead.listing?.externalId;
    const path = id === undefined ? 'contacts' : `estates/${encodeURIComponent(id)}/contacts`;
    const response = await ask(context, path, {
      method: 'POST',
      body: JSON.stringify(buildContact(lead)),
    });
    expectOk(response, 'SweepBright');
  },
  async reportAddress(context, { externalId, url }) {
    const path = `estates/${encodeURIComponent(externalId)}/url`;
    const response = await ask(context, path, { method: 'PUT', body: JSON.stringify({ url }) });
    expectOk(response, 'SweepBright');
  },
};

async function ask(
  context: FeedConnection<Settings>,
  path: string,
  init: FeedRequest = {},
): Promise<FeedResponse> {
  const { settings: own, request } = context;
  const session = new Session(() => logIn(context));
  const { version } = own;
  const accept = `application/vnd.sweepbright.v${version.replace(/^v/, '')}+json`;
  return session.ask((token) =>
    request(`${findBase(own)}${path}`, {
      ...init,
      headers: { ...JSON_TYPE, accept, authorization: `Bearer ${token}` },
    }),
  );
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Returns a token. */
async function logIn(context: FeedConnection<Settings>): Promise<string> {
  const response = await context.request(`${findBase(context.settings)}oauth/token`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: context.secret('CLIENT_ID'),
      client_secret: context.secret('CLIENT_SECRET'),
    }),
  });
  const answer = expectOk(response, 'the login of SweepBright').json();
  const token = isRecord(answer) ? readText(answer.access_token) : null;
  if (token === null) throw new FeedError('the login of SweepBright gave no token');
  return token;
}

function findBase({ url }: Settings): string {
  return url.endsWith('/') ? url : `${url}/`;
}

function isSigned(body: Buffer, given: string, key: string): boolean {
  const wanted = createHmac('sha1', key).update(body).digest();
  const signature = Buffer.from(given.replace(/^sha1=/, ''), 'hex');
  return signature.length === wanted.length && timingSafeEqual(signature, wanted);
}

function parse(body: Buffer): Readonly<Record<string, unknown>> {
  try {
    const event: unknown = JSON.parse(body.toString());
    return isRecord(event) ? event : {};
  } catch {
    return {};
  }
}

function buildContact(lead: FeedLead): Record<string, unknown> {
  const details = Object.entries(lead.details).map(([name, value]) => `${name}: ${value}`);
  return {
    first_name: lead.firstName,
    last_name: lead.lastName,
    email: lead.email,
    phone: lead.phone,
    message: [lead.message, ...details].filter(Boolean).join('\n'),
    locale: lead.language,
  };
}
