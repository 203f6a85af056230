import type { Core } from '@strapi/strapi';
import { ImapFlow } from 'imapflow';
import { scheduleJob } from '../platform/jobs/schedule-job';
import { findPassword, loadMailbox, type MailboxSettings } from './mailbox-settings';
import { forgetAutomatic } from './incoming-mails';
import { mostMailBytes, receiveMail } from './receive-mail';

const silenceMs = 60_000;
/** Mails of these days are read when a mailbox is read for the first time. */
const firstDays = 2;
const dayMs = 24 * 3600 * 1000;

export interface MailboxState {
  /** Server, user, folder and its UIDVALIDITY: in another folder the same UID is another mail. */
  folder: string;
  /** The last mail that was taken in. */
  lastUid: number;
  readAt: string | null;
  /** Why the last attempt failed; null if it did not. */
  failure: string | null;
  /** A mail that could not be stored, and how often that was tried. */
  stuck: { uid: number; tries: number } | null;
}

/** After so many tries a mail is skipped, so that the others arrive; it stays in the mailbox. */
const mostTries = 10;

const store = { type: 'core', name: 'agency', key: 'mailbox-state' } as const;
const nothingRead: MailboxState = {
  folder: '',
  lastUid: 0,
  readAt: null,
  failure: null,
  stuck: null,
};

export async function loadState(strapi: Core.Strapi): Promise<MailboxState> {
  const stored = (await strapi.store(store).get({})) as Partial<MailboxState> | null;
  return { ...nothingRead, ...stored };
}

/** Reads the mailbox every minute, one process at a time. */
export function scheduleMailbox(strapi: Core.Strapi): void {
  scheduleJob(strapi, {
    name: 'mailbox',
    rule: '20 * * * * *',
    title: 'Mailbox',
    run: () => readQuietly(strapi),
  });
  scheduleJob(strapi, {
    name: 'mailboxCleanup',
    rule: '30 40 * * * *',
    title: 'Mails without a lead',
    run: () => forgetAutomatic(strapi, Date.now()),
  });
}

/** Throws a failure once until its reason changes, because the job runs every minute. */
export async function readQuietly(strapi: Core.Strapi): Promise<void> {
  const { failure } = await loadState(strapi);
  await readMailbox(strapi).catch((error: Error) => {
    if (error.message !== failure) throw error;
  });
}

/**
 * Takes in the new mails of the mailbox, oldest first, and remembers each before the next, so that
 * a broken connection loses none and takes none twice. Mails stay in the mailbox, unchanged.
 * Returns how many were read; records a failure and throws it.
 */
export async function readMailbox(strapi: Core.Strapi): Promise<number> {
  const settings = await loadMailbox(strapi);
  if (!settings.isOn) return 0;
  const state = await loadState(strapi);
  const save = (changed: Partial<MailboxState>) =>
    strapi.store(store).set({ value: Object.assign(state, changed) });
  try {
    const count = await withMailbox(strapi, settings, (client) =>
      takeNew(strapi, client, { state, save, settings }),
    );
    await save({ readAt: new Date().toISOString(), failure: null });
    return count;
  } catch (error) {
    const failure = describeFailure(error);
    await save({ failure });
    throw new Error(failure, { cause: error });
  }
}

/** Connects with these settings and counts the mails of the folder. Throws why it cannot. */
export async function testMailbox(strapi: Core.Strapi): Promise<{ mails: number }> {
  const settings = await loadMailbox(strapi);
  try {
    return await withMailbox(strapi, settings, async ({ mailbox }) => ({
      mails: mailbox ? mailbox.exists : 0,
    }));
  } catch (error) {
    throw new Error(describeFailure(error), { cause: error });
  }
}

async function withMailbox<Result>(
  strapi: Core.Strapi,
  { host, port, security, user, folder }: MailboxSettings,
  use: (client: ImapFlow) => Promise<Result>,
): Promise<Result> {
  const pass = await findPassword(strapi);
  if (!pass) throw new Error('the password is missing');
  const client = new ImapFlow({
    host,
    port,
    secure: security === 'tls',
    ...(security === 'starttls' ? { doSTARTTLS: true } : {}),
    ...(security === 'none' ? { doSTARTTLS: false } : {}),
    auth: { user, pass },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: silenceMs,
    maxLiteralSize: mostMailBytes + 1024 * 1024,
    maxResponseSize: mostMailBytes + 2 * 1024 * 1024,
  });
  // A broken connection also rejects the command in progress.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.mailboxOpen(folder, { readOnly: true });
    const result = await use(client);
    await client.logout();
    return result;
  } finally {
    client.close();
  }
}

interface Taking {
  state: MailboxState;
  save(changed: Partial<MailboxState>): Promise<unknown>;
  settings: MailboxSettings;
}

async function takeNew(
  strapi: Core.Strapi,
  client: ImapFlow,
  { state, save, settings: { address, host, user, folder: name } }: Taking,
): Promise<number> {
  const uidValidity = client.mailbox ? client.mailbox.uidValidity : '';
  const folder = [host, user, name, uidValidity].join(' ');
  if (state.folder !== folder) {
    // Known mails among them are recognized by their content.
    await save({ folder, lastUid: await findFirst(client), stuck: null });
  }
  const range = { uid: `${state.lastUid + 1}:*` };
  const found = (await client.search(range, { uid: true })) || [];
  // A range that ends with * contains the last mail even if it is older.
  const takeMail = async (source: Buffer, uid: number): Promise<void> => {
    try {
      await receiveMail(strapi, source, address);
    } catch (error) {
      const tries = state.stuck?.uid === uid ? state.stuck.tries + 1 : 1;
      await save({ stuck: { uid, tries } });
      if (tries < mostTries) throw error;
      strapi.log.error(`Mailbox: mail ${uid} is skipped (${(error as Error).message})`);
    }
  };
  const uids = found.filter((uid) => uid > state.lastUid).sort((one, other) => one - other);
  for (const uid of uids) {
    const source = { start: 0, maxLength: mostMailBytes };
    const message = await client.fetchOne(String(uid), { source }, { uid: true });
    // Deleted in the meantime.
    if (message && message.source) await takeMail(message.source, uid);
    await save({ lastUid: uid, stuck: null });
  }
  return uids.length;
}

/** Returns the UID before the first mail of the last days. */
async function findFirst(client: ImapFlow): Promise<number> {
  const since = new Date(Date.now() - firstDays * dayMs);
  const found = (await client.search({ since }, { uid: true })) || [];
  if (found.length > 0) return Math.min(...found) - 1;
  return client.mailbox ? client.mailbox.uidNext - 1 : 0;
}

/** Returns a reason without the password, which servers may repeat. */
function describeFailure(error: unknown): string {
  const { message, code, authenticationFailed } = error as Error & {
    code?: string;
    authenticationFailed?: boolean;
  };
  if (authenticationFailed) return 'the server refuses user or password';
  return (code ? `${code}: ${message}` : message).slice(0, 200);
}
