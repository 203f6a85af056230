import { createCookie } from '@remix-run/node';
import { z } from 'zod';
import { env } from '../../../server/env';
import { siteKey, type KeyUse } from './site-key.server';

type SignedCookieSettings<Value> = {
  name: `site_${string}`;
  /** Key that signs it; separate keys prevent using one cookie as another. */
  use: KeyUse;
  schema: z.ZodType<Value>;
  /** Lifetime in seconds, which the server checks as well. */
  seconds: number;
  siteUrl?: string;
};

/** A cookie that only this site can write and scripts cannot read. */
export type SignedCookie<Value> = {
  name: string;
  /** Reads the value; null if it is missing, forged, expired, too long or repeated. */
  read(request: Request, now?: number): Promise<Value | null>;
  write(value: Value, now?: number): Promise<string>;
  clear(): Promise<string>;
};

/** Maximum length in characters, above what browsers store. */
const longest = 4096;

/**
 * Creates a signed cookie. Over https it is limited to this host (`__Host-`, RFC 6265bis); over
 * http, where browsers reject that prefix, it has its plain name.
 */
export function createSignedCookie<Value>(
  settings: SignedCookieSettings<Value>,
): SignedCookie<Value> {
  const { use, schema, seconds, siteUrl = env.SITE_URL } = settings;
  const secure = siteUrl.startsWith('https:');
  const name = secure ? `__Host-${settings.name}` : settings.name;
  const cookie = createCookie(name, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    secrets: [siteKey(use).toString('base64url')],
  });
  const wrapped = z.object({ value: schema, until: z.number() });
  return {
    name,
    async read(request, now = Date.now()) {
      const own = listOwn(request.headers.get('Cookie'), name);
      if (own.length !== 1 || (own[0] as string).length > longest) return null;
      const parsed = wrapped.safeParse(await cookie.parse(own[0] as string).catch(() => null));
      return parsed.success && parsed.data.until > now ? parsed.data.value : null;
    },
    write: (value, now = Date.now()) =>
      cookie.serialize({ value, until: now + seconds * 1000 }, { maxAge: seconds }),
    clear: () => cookie.serialize('', { maxAge: 0 }),
  };
}

function listOwn(header: string | null, name: string): string[] {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.split('=')[0]?.trim() === name);
}
