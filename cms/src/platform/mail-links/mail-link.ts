import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { readEnvironment } from '../process/env';
import type { Language } from '@agency/domain/languages';

/** What a link in a mail leads to; the action itself waits for a button (docs/contracts/saved-searches.md). */
export type MailAction =
  | 'confirm-demand'
  | 'demand'
  | 'stop-demand'
  | 'confirm-newsletter'
  | 'stop-newsletter'
  | 'appointment'
  | 'stop-owner-report';

/** Acts on the same row share a token: whoever may confirm a saved search may change or delete it. */
const subjects: Readonly<Record<MailAction, string>> = {
  'confirm-demand': 'demand',
  demand: 'demand',
  'stop-demand': 'demand',
  'confirm-newsletter': 'subscription',
  'stop-newsletter': 'subscription',
  appointment: 'appointment',
  'stop-owner-report': 'owner-report',
};

const shape = /^([a-z0-9]{24})\.([A-Za-z0-9_-]{43})$/;

interface Settings {
  site: string;
  key: Buffer;
}

let settings: Settings | null = null;

/** The absolute address on the site of a link that acts on this document, for a mail. */
export function makeMailLink(language: string, action: MailAction, documentId: string): string {
  const link = new URL(`/${language}/mail/${action}`, readSettings().site);
  link.searchParams.set('t', `${documentId}.${sign(action, documentId).toString('base64url')}`);
  return link.href;
}

/** The document id in a token made for this action or for another on the same row; null for any other text. */
export function readToken(action: MailAction, token: string): string | null {
  const [, documentId = '', given = ''] = shape.exec(token) ?? [];
  const proof = Buffer.from(given, 'base64url');
  const right = sign(action, documentId);
  const isRight = proof.length === right.length && timingSafeEqual(proof, right);
  // The last letter of 43 has bits to spare: one spelling alone is right.
  return isRight && right.toString('base64url') === given ? documentId : null;
}

function sign(action: MailAction, documentId: string): Buffer {
  const { key } = readSettings();
  return createHmac('sha256', key).update(`${subjects[action]} ${documentId}`).digest();
}

function readSettings(): Settings {
  if (settings === null) {
    const { SITE_URL, ENCRYPTION_KEY } = readEnvironment();
    const key = Buffer.from(hkdfSync('sha256', ENCRYPTION_KEY, '', 'mail-links', 32));
    settings = { site: SITE_URL, key };
  }
  return settings;
}

/** How long what was asked for waits for its confirmation by mail; then it is erased (FORM-9, FORM-10). */
const confirmWithinMs = 7 * 24 * 3600 * 1000;

/** How long nothing is mailed again to who asks for the same once more. */
export const repeatAfterMs = 5 * 60 * 1000;

/** Whether a confirmation still counts for what was asked at that moment. */
export function isInTime(askedAt: Date, now = new Date()): boolean {
  return now.getTime() - askedAt.getTime() < confirmWithinMs;
}

/** An address as its owner knows it and nobody else: `l…@example.org`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}…${email.slice(at)}`;
}

/** What someone asked to be mailed, as it is stored: what its links find by its document id. */
export interface OptIn {
  id: number;
  documentId: string;
  email: string;
  name: string | null;
  language: Language;
  state: 'pending' | 'active' | 'stopped';
}

/** The headers by which a mail program ends such mails without opening a page (RFC 2369, RFC 8058). */
export function buildUnsubscribeHeaders(link: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
