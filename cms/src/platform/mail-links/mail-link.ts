import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { readEnvironment } from '../process/env';
import type { Language } from '@agency/domain/languages';

/**
 * The action that a mail link offers; it is executed by a button on the page
 * (docs/contracts/saved-searches.md).
 */
export type MailAction =
  | 'confirm-demand'
  | 'demand'
  | 'stop-demand'
  | 'confirm-newsletter'
  | 'stop-newsletter'
  | 'appointment'
  | 'stop-owner-report';

/**
 * Actions on the same row share a token: confirming a saved search also allows changing and
 * deleting it.
 */
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

export function makeMailLink(language: string, action: MailAction, documentId: string): string {
  const link = new URL(`/${language}/mail/${action}`, readSettings().site);
  link.searchParams.set('t', `${documentId}.${sign(action, documentId).toString('base64url')}`);
  return link.href;
}

/**
 * Returns the document id from a token for this action or another one on the same row; null for
 * an invalid token.
 */
export function readToken(action: MailAction, token: string): string | null {
  const [, documentId = '', given = ''] = shape.exec(token) ?? [];
  const proof = Buffer.from(given, 'base64url');
  const right = sign(action, documentId);
  const isRight = proof.length === right.length && timingSafeEqual(proof, right);
  // The last of 43 characters has unused bits: only the canonical spelling is valid.
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

/** Time limit for a confirmation by mail; unconfirmed requests are then erased. */
const confirmWithinMs = 7 * 24 * 3600 * 1000;

/** Time in which a repeated request sends no second mail. */
export const repeatAfterMs = 5 * 60 * 1000;

export function isInTime(askedAt: Date, now = new Date()): boolean {
  return now.getTime() - askedAt.getTime() < confirmWithinMs;
}

/** Masks an address, such as `l…@example.org`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}…${email.slice(at)}`;
}

export interface OptIn {
  id: number;
  documentId: string;
  email: string;
  name: string | null;
  language: Language;
  state: 'pending' | 'active' | 'stopped';
}

/** Returns the headers for one-click unsubscription (RFC 2369, RFC 8058). */
export function buildUnsubscribeHeaders(link: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
