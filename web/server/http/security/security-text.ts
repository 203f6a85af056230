import { languages } from '@agency/domain/languages';

export const securityTextPath = '/.well-known/security.txt';

const dayMs = 24 * 60 * 60_000;
/** RFC 9116 recommends less than a year; the file is rebuilt each day. */
const validDays = 180;

export function buildSecurityText(
  { SITE_URL, SECURITY_CONTACT }: { SITE_URL: string; SECURITY_CONTACT?: string | undefined },
  now: Date,
): string {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const lines = [
    `Contact: ${SECURITY_CONTACT ?? `${SITE_URL}/`}`,
    `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${SITE_URL}${securityTextPath}`,
  ];
  return `${lines.join('\n')}\n`;
}
