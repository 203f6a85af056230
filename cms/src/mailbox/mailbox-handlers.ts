import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import {
  addAdminRoutes,
  handleLeads,
  readLeads,
  type Right,
} from '../platform/access/admin-routes';
import { readBody } from '../platform/access/read-body';
import { addRoutes } from '../platform/access/routes';
import { readEnvironment } from '../platform/process/env';
import { refuse } from '../platform/validation/refusal';
import {
  INCOMING,
  describeMail,
  listIncoming,
  type IncomingMail,
  type IncomingRow,
} from './incoming-mails';
import {
  findPassword,
  findPushKey,
  loadMailbox,
  makePushKey,
  saveMailbox,
  type MailboxSettings,
} from './mailbox-settings';
import { loadState, readMailbox, testMailbox, type MailboxState } from './read-mailbox';
import { mostMailBytes, receiveMail } from './receive-mail';
import { listMarks, removeMark, teachMark, type TaughtMark } from './taught-marks';

/** As for the settings of feeds: administrators only. */
const changeMailbox: Right = {
  action: 'plugin::content-manager.explorer.update',
  subject: 'api::import-source.import-source',
};

export interface MailboxAnswer {
  settings: MailboxSettings;
  password: 'environment' | 'stored' | 'missing';
  hasPushKey: boolean;
  state: MailboxState;
  marks: TaughtMark[];
  /** The latest mails that became no lead. */
  others: IncomingMail[];
}

/** Adds the settings of the mailbox, the mails of leads, and the address for pushed mails. */
export function addMailboxHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/mailbox',
      right: changeMailbox,
      handle: () => describeMailbox(strapi),
    },
    {
      method: 'POST',
      path: '/mailbox',
      right: changeMailbox,
      handle: async ({ request, state }) => {
        await saveMailbox(strapi, request.body, state.user.id);
        return describeMailbox(strapi);
      },
    },
    {
      method: 'POST',
      path: '/mailbox/test',
      right: changeMailbox,
      handle: () => testSettings(strapi),
    },
    {
      method: 'POST',
      path: '/mailbox/read',
      right: changeMailbox,
      handle: async () => ({ count: await readMailbox(strapi).catch(refuseReason) }),
    },
    {
      method: 'POST',
      path: '/mailbox/push-key',
      right: changeMailbox,
      handle: async ({ state }) => ({ key: await makePushKey(strapi, state.user.id) }),
    },
    {
      method: 'DELETE',
      path: '/mailbox/marks/:id',
      right: changeMailbox,
      handle: async ({ params }) => {
        await removeMark(strapi, params.id ?? '');
        return describeMailbox(strapi);
      },
    },
    {
      method: 'GET',
      path: '/inbox/leads/:documentId/mails',
      right: readLeads,
      handle: ({ params }) => listIncoming(strapi, params.documentId ?? ''),
    },
    {
      method: 'POST',
      path: '/incoming-mails/:id/marks',
      right: handleLeads,
      handle: ({ params, request, state }) =>
        teachMark(strapi, { mail: params.id ?? '', body: request.body, staff: state.user.id }),
    },
  ]);
  addRoutes(strapi, [
    {
      method: 'POST',
      path: '/incoming-mails',
      config: { auth: false },
      handler: [(context: PushContext) => receivePushed(strapi, context)],
    },
  ]);
}

async function describeMailbox(strapi: Core.Strapi): Promise<MailboxAnswer> {
  const others = (await strapi.db
    .connection(INCOMING)
    .where({ lead: '' })
    .orderBy('id', 'desc')
    .limit(20)) as IncomingRow[];
  const isSet = readEnvironment().MAILBOX_PASSWORD !== undefined;
  return {
    settings: await loadMailbox(strapi),
    password: isSet ? 'environment' : (await findPassword(strapi)) ? 'stored' : 'missing',
    hasPushKey: (await findPushKey(strapi)) !== null,
    state: await loadState(strapi),
    marks: await listMarks(strapi),
    others: others.map(describeMail),
  };
}

async function testSettings(strapi: Core.Strapi): Promise<{ mails: number }> {
  return testMailbox(strapi).catch(refuseReason);
}

function refuseReason(error: unknown): never {
  throw refuse('mailbox.failed', { reason: (error as Error).message });
}

interface PushContext {
  req: IncomingMessage;
  status: number;
  body: unknown;
  get(header: string): string;
  set(header: string, value: string): void;
}

const mostAgeSeconds = 300;

/** Mails are verified after they are read into memory, so that few may be read at once. */
const mostAtOnce = 4;
let receiving = 0;

/**
 * Takes in a mail that a mail server pushes: the raw mail, with the time and an HMAC-SHA256 of time
 * and mail in the headers (docs/contracts/incoming-mails.md). Responds 202 once it is stored; a mail
 * server repeats it after any other status but 401 and 413.
 */
async function receivePushed(strapi: Core.Strapi, context: PushContext): Promise<void> {
  const answer = (status: number, message: string): void => {
    if (status !== 202) context.set('Connection', 'close');
    context.status = status;
    context.body = { message };
  };
  // Other types are parsed before, and cannot be verified.
  if (context.get('content-type') !== 'message/rfc822') return answer(415, 'Send the raw mail.');
  const { isPushed, address } = await loadMailbox(strapi);
  const key = isPushed ? await findPushKey(strapi) : null;
  if (!key) return answer(404, 'There is no such address.');
  const time = context.get('x-mail-time');
  const age = Math.abs(Date.now() / 1000 - Number(time));
  if (!/^\d{1,12}$/.test(time) || age > mostAgeSeconds) return answer(401, 'The time is wrong.');
  if (receiving >= mostAtOnce) return answer(503, 'Send the mail again later.');
  receiving += 1;
  try {
    const raw = await readBody(context.req, mostMailBytes);
    if (raw === null) return answer(413, 'The mail is too large.');
    const proof = createHmac('sha256', key).update(`${time}.`).update(raw).digest();
    const given = Buffer.from(context.get('x-mail-signature').replace(/^sha256=/, ''), 'hex');
    if (given.length !== proof.length || !timingSafeEqual(given, proof)) {
      return answer(401, 'The signature is wrong.');
    }
    await receiveMail(strapi, raw, address);
    answer(202, 'Received.');
  } finally {
    receiving -= 1;
  }
}
