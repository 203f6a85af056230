import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { replyTo } from '../../platform/mail/clean-mail';
import type { OutgoingMail } from '../../platform/mail/outgoing-mail';
import { readEnvironment } from '../../platform/process/env';

/** Mailbox that the CMS reads, in which answers of visitors arrive. */
export interface ThreadMailbox {
  /** Null while mails are not read. */
  address: string | null;
  /** True if the mail server delivers `name+anything@domain` to `name@domain`. */
  hasPlus: boolean;
}

const store = { type: 'core', name: 'agency', key: 'thread-mailbox' } as const;

export async function saveThreadMailbox(
  strapi: Core.Strapi,
  mailbox: ThreadMailbox,
): Promise<void> {
  await strapi.store(store).set({ value: mailbox });
}

const proofLength = 16;
const shape = /^([a-z0-9]{24})([0-9a-f]{16})$/;

/** Returns the token of a lead in addresses and message ids: its id and a proof of 64 bits. */
export function makeThreadToken(lead: string): string {
  return lead + sign(lead);
}

/** Returns the lead of a token; null if the token is invalid. */
export function readThreadToken(token: string): string | null {
  const [, lead = '', proof = ''] = shape.exec(token.toLowerCase()) ?? [];
  if (lead === '') return null;
  return timingSafeEqual(Buffer.from(sign(lead)), Buffer.from(proof)) ? lead : null;
}

/**
 * Returns what makes answers to a mail about a lead come back to it: a reply address with the
 * lead's token, if the mailbox takes such addresses, and a message id in `References`, which mail
 * programs repeat. Null while no mailbox is read.
 */
export async function findThreadHeaders(
  strapi: Core.Strapi,
  lead: string,
): Promise<{ replyTo: string; reference: string } | null> {
  const mailbox = (await strapi.store(store).get({})) as ThreadMailbox | null;
  const [name, domain] = mailbox?.address?.split('@') ?? [];
  if (!mailbox || !name || !domain) return null;
  const token = makeThreadToken(lead);
  const own = mailbox.hasPlus ? `${name}+${token}@${domain}` : `${name}@${domain}`;
  return { replyTo: own, reference: `<${token}.lead@${domain}>` };
}

/** Returns the reply address and headers of a mail to the visitor of a lead. */
export async function addressThread(
  strapi: Core.Strapi,
  lead: string,
  { replyTo: own, headers = {} }: { replyTo: string | null; headers?: Record<string, string> },
): Promise<Pick<OutgoingMail, 'replyTo' | 'headers'>> {
  const thread = await findThreadHeaders(strapi, lead);
  if (!thread) return { ...replyTo(own), headers };
  const references = [thread.reference, headers.References].filter(Boolean).join(' ');
  return { replyTo: thread.replyTo, headers: { ...headers, References: references } };
}

/** Returns the lead that the recipients or message ids of a mail name; null without one. */
export function findThread(
  recipients: readonly string[],
  references: readonly string[],
): string | null {
  const tokens = [
    ...recipients.map((address) => /\+([a-z0-9]+)@/i.exec(address)?.[1]),
    ...references.map((id) => /^<([a-z0-9]+)\.lead@/i.exec(id)?.[1]),
  ];
  for (const token of tokens) {
    const lead = token && readThreadToken(token);
    if (lead) return lead;
  }
  return null;
}

function sign(lead: string): string {
  const { ENCRYPTION_KEY } = readEnvironment();
  const key = Buffer.from(hkdfSync('sha256', ENCRYPTION_KEY, '', 'lead threads', 32));
  return createHmac('sha256', key).update(lead).digest('hex').slice(0, proofLength);
}
