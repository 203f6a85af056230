import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from '../../../server/env';

export type KeyUse =
  | 'form-token'
  | 'form-question'
  | 'form-proof'
  | 'form-proof-key'
  | 'visit-receipt'
  | 'owner-session'
  | 'owner-device'
  | 'owner-account'
  | 'owner-address'
  | 'owner-login-told';

const keys = new Map<KeyUse, Buffer>();

/** Derives the 32-byte key for a purpose from `SESSION_SECRET` (HKDF, RFC 5869). */
export function siteKey(use: KeyUse): Buffer {
  const key = keys.get(use) ?? Buffer.from(hkdfSync('sha256', env.SESSION_SECRET, '', use, 32));
  keys.set(use, key);
  return key;
}

/** Signs a text for a purpose; 43 characters. */
export function sign(use: KeyUse, text: string): string {
  return createHmac('sha256', siteKey(use)).update(text).digest('base64url');
}

/** Verifies the signature of a text in constant time. */
export function isSigned(use: KeyUse, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(use, text));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
