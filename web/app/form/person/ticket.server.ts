import { randomBytes } from 'node:crypto';
import { isSigned, sign } from '../../cms/site-key.server';

/** How long a ticket is taken, from when it was made. */
export const ticketMs = 2 * 60 * 60 * 1000;

/** One rendering of a form as one visitor's own: what is sent with it twice counts once (FORM-5). */
export type Ticket = { id: string; text: string; expiresAt: number };

/** A new ticket. */
export function makeTicket(now = Date.now()): Ticket {
  const id = randomBytes(16).toString('base64url');
  const expiresAt = now + ticketMs;
  const signed = `${id}.${expiresAt.toString(36)}`;
  return { id, text: `${signed}.${sign('form-ticket', signed)}`, expiresAt };
}

/** The ticket of a text that this site gave out; null when it did not, or too long ago. */
export function readTicket(text: string, now = Date.now()): Ticket | null {
  const [id = '', time = '', signature = '', ...rest] = text.slice(0, 200).split('.');
  const expiresAt = Number.parseInt(time, 36);
  if (rest.length > 0 || !isSigned('form-ticket', `${id}.${time}`, signature)) return null;
  return expiresAt > now ? { id, text, expiresAt } : null;
}
