import { createCookie } from '@remix-run/node';
import { env } from '../../../server/env';

const yearSeconds = 365 * 86_400;

/** Marks a browser as used by staff, without identifying them; read by `web/server`. */
const cookie = createCookie('site_staff', {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: env.SITE_URL.startsWith('https:'),
  maxAge: yearSeconds,
});

/** Returns the `Set-Cookie` that excludes this browser's visits from the statistics for a year. */
export function markStaff(): Promise<string> {
  return cookie.serialize('1');
}
