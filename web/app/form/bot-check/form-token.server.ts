import { randomBytes } from 'node:crypto';
import { isSigned, sign } from '../../cms/preview/site-key.server';

/** How long a form token is taken, from when it was made. */
export const formTokenMs = 2 * 60 * 60 * 1000;

/** One rendering of a form as one visitor's own: what is sent with it twice counts once (FORM-5). */
export type FormToken = { id: string; text: string; expiresAt: number };

/** A new form token. */
export function makeFormToken(now = Date.now()): FormToken {
  const id = randomBytes(16).toString('base64url');
  const expiresAt = now + formTokenMs;
  const signed = `${id}.${expiresAt.toString(36)}`;
  return { id, text: `${signed}.${sign('form-token', signed)}`, expiresAt };
}

/** The form token of a text that this site gave out; null when it did not, or too long ago. */
export function readFormToken(text: string, now = Date.now()): FormToken | null {
  const [id = '', time = '', signature = '', ...rest] = text.slice(0, 200).split('.');
  const expiresAt = Number.parseInt(time, 36);
  if (rest.length > 0 || !isSigned('form-token', `${id}.${time}`, signature)) return null;
  return expiresAt > now ? { id, text, expiresAt } : null;
}
