import { createCookie } from '@remix-run/node';
import { z } from 'zod';
import { env } from '../../../server/env';
import { siteKey, type KeyUse } from './site-key.server';

type SignedCookieSettings<Value> = {
  name: `site_${string}`;
  /** Whose key signs it: no cookie can pass for another. */
  use: KeyUse;
  schema: z.ZodType<Value>;
  /** How long it lasts, in seconds; what is older is none, whatever the browser says. */
  seconds: number;
  siteUrl?: string;
};

/** A cookie that only this site can write, and no script can read. */
export type SignedCookie<Value> = {
  /** As browsers know it. */
  name: string;
  /** Its value; null for none, and for one that is forged, old, too long or there twice. */
  read(request: Request, now?: number): Promise<Value | null>;
  /** The `Set-Cookie` that gives it. */
  write(value: Value, now?: number): Promise<string>;
  /** The `Set-Cookie` that takes it away. */
  clear(): Promise<string>;
};

/** More than any browser keeps of one cookie, in characters. */
const longest = 4096;

/**
 * OWN-1: over https it is the browser's for this host alone (`__Host-`, RFC 6265bis); over http,
 * where browsers refuse that, it has its plain name.
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
