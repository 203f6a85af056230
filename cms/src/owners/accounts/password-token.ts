import { createHash, randomBytes } from 'node:crypto';

const shape = /^[A-Za-z0-9_-]{43}$/;

/** What a link to a new password carries: 256 random bits, of which the CMS keeps the hash alone. */
export function makeToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hash(token) };
}

/** The hash under which a token is looked for; null for what is none. */
export function hashToken(token: string): string | null {
  return shape.test(token) ? hash(token) : null;
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
