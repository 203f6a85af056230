import { createCookie } from '@remix-run/node';
import { env } from '../../../server/env';

const yearSeconds = 365 * 86_400;

/** It says that somebody of the agency uses this browser, not who; `web/server` looks for it. */
const cookie = createCookie('site_staff', {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: env.SITE_URL.startsWith('https:'),
  maxAge: yearSeconds,
});

/** OWN-6: the `Set-Cookie` that leaves this browser's visits out of the statistics for a year. */
export function markStaff(): Promise<string> {
  return cookie.serialize('1');
}
