import { randomBytes } from 'node:crypto';
import { isSigned, sign } from '../../cms/preview/site-key.server';

export const formTokenMs = 2 * 60 * 60 * 1000;

/** Token of one rendered form; submissions with the same token count once. */
export type FormToken = { id: string; text: string; expiresAt: number };

export function makeFormToken(now = Date.now()): FormToken {
  const id = randomBytes(16).toString('base64url');
  const expiresAt = now + formTokenMs;
  const signed = `${id}.${expiresAt.toString(36)}`;
  return { id, text: `${signed}.${sign('form-token', signed)}`, expiresAt };
}

/** Verifies a form token; null if forged or expired. */
export function readFormToken(text: string, now = Date.now()): FormToken | null {
  const [id = '', time = '', signature = '', ...rest] = text.slice(0, 200).split('.');
  const expiresAt = Number.parseInt(time, 36);
  if (rest.length > 0 || !isSigned('form-token', `${id}.${time}`, signature)) return null;
  return expiresAt > now ? { id, text, expiresAt } : null;
}
