import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { deleteSecrets, readStoredSecrets, writeSecrets } from '../feeds/secrets/secret-rows';
import { saveThreadMailbox } from '../leads/threads/thread-address';
import { readAddress } from '../platform/mail/email-address';
import { readEnvironment } from '../platform/process/env';
import { refuse } from '../platform/validation/refusal';

/** The mailbox that mails are read from, and the forwarding address. */
export interface MailboxSettings {
  isOn: boolean;
  /** Address of the mailbox; answers of visitors go there. */
  address: string;
  hasPlus: boolean;
  host: string;
  port: number;
  /** `tls`: from the start; `starttls`: before the login; `none`: only for this machine. */
  security: 'tls' | 'starttls' | 'none';
  user: string;
  folder: string;
  /** True if the mail server may push mails to `/incoming-mails`. */
  isPushed: boolean;
}

export const noMailbox: MailboxSettings = {
  isOn: false,
  address: '',
  hasPlus: false,
  host: '',
  port: 993,
  security: 'tls',
  user: '',
  folder: 'INBOX',
  isPushed: false,
};

const store = { type: 'core', name: 'agency', key: 'mailbox' } as const;

/** The place of its secrets among those of feeds; no feed can have this key. */
const source = ':mailbox';
const PASSWORD = 'PASSWORD';
const PUSH = 'PUSH';

export async function loadMailbox(strapi: Core.Strapi): Promise<MailboxSettings> {
  const stored = (await strapi.store(store).get({})) as Partial<MailboxSettings> | null;
  return { ...noMailbox, ...stored };
}

const line = (most: number) => z.string().trim().max(most);
const isLocal = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);
const form = z
  .object({
    isOn: z.boolean(),
    address: line(254).toLowerCase(),
    hasPlus: z.boolean(),
    host: line(253).regex(/^[A-Za-z0-9.:-]*$/),
    port: z.number().int().min(1).max(65_535),
    security: z.enum(['tls', 'starttls', 'none']),
    user: line(254),
    folder: line(200).transform((folder) => folder || 'INBOX'),
    isPushed: z.boolean(),
    /** Missing: unchanged. */
    password: z.string().max(500).optional(),
  })
  .refine(({ address, isOn, isPushed }) => (!isOn && !isPushed) || readAddress(address) !== null, {
    path: ['address'],
  })
  .refine(({ isOn, host, user }) => !isOn || (host !== '' && user !== ''), { path: ['host'] })
  // A password is never sent in the clear over a network.
  .refine(({ security, host }) => security !== 'none' || isLocal(host), { path: ['security'] });

/**
 * Stores the settings. A password belongs to its server and user: another server, port or user
 * deletes it. Throws a ValidationError that names the first wrong field.
 */
export async function saveMailbox(
  strapi: Core.Strapi,
  given: unknown,
  staff: number,
): Promise<void> {
  const result = form.safeParse(given);
  if (!result.success) {
    throw refuse('mailbox.wrong', { field: result.error.issues[0]?.path.join('.') ?? '' });
  }
  const { password, ...settings } = result.data;
  const before = await loadMailbox(strapi);
  const { connection } = strapi.db;
  const isMoved = (['host', 'port', 'user', 'security'] as const).some(
    (name) => settings[name] !== before[name],
  );
  if (isMoved) await deleteSecrets(connection, source, [PUSH]);
  if (password) await writeSecrets(connection, source, { [PASSWORD]: password }, staff);
  await strapi.store(store).set({ value: settings });
  const isRead = settings.isOn || settings.isPushed;
  const { address, hasPlus } = settings;
  await saveThreadMailbox(strapi, { address: isRead ? address : null, hasPlus });
}

/** Returns the password: `MAILBOX_PASSWORD`, else the stored one; null without one. */
export async function findPassword(strapi: Core.Strapi): Promise<string | null> {
  return readEnvironment().MAILBOX_PASSWORD ?? (await findStored(strapi, PASSWORD));
}

/** Returns the key that signs pushed mails: `MAILBOX_PUSH_KEY`, else the stored one. */
export async function findPushKey(strapi: Core.Strapi): Promise<string | null> {
  return readEnvironment().MAILBOX_PUSH_KEY ?? (await findStored(strapi, PUSH));
}

/** Makes a new key for pushed mails and returns it; it is shown once. */
export async function makePushKey(strapi: Core.Strapi, staff: number): Promise<string> {
  const key = randomBytes(32).toString('hex');
  await writeSecrets(strapi.db.connection, source, { [PUSH]: key }, staff);
  return key;
}

async function findStored(strapi: Core.Strapi, name: string): Promise<string | null> {
  const stored = await readStoredSecrets(strapi.db.connection, source);
  return stored.find((secret) => secret.name === name)?.value ?? null;
}
