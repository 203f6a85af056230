import { createHash, timingSafeEqual } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { env } from '../../../server/env';
import { guarded } from '../../cms/page-loader.server';
import { fileNotFound, uncachedHeaders } from '../../cms/page-headers.server';
import { openAnyLanguage } from '../../site/open-language.server';
import { loadExports } from './load-exports.server';
import { writeKyero } from './write-kyero';
import { writeOpenImmo } from './write-openimmo';

const kinds: readonly (string | undefined)[] = ['kyero', 'openimmo'];

/** Returns listings in a portal's format to holders of EXPORT_TOKEN; 404 otherwise. */
export const loader = guarded(async ({ request, params: { kind } }: LoaderFunctionArgs) => {
  const given = new URL(request.url).searchParams.get('token');
  if (!kinds.includes(kind) || !isToken(given)) return fileNotFound();
  const context = await openAnyLanguage(request);
  const { language, site } = context;
  const listings = await loadExports(context);
  const agency = site.byLanguage[language].site?.agencyName ?? '';
  const xml =
    kind === 'kyero'
      ? writeKyero(listings)
      : writeOpenImmo(listings, { agency, language, now: new Date() });
  const type = { 'Content-Type': 'application/xml; charset=utf-8' };
  return new Response(xml, { headers: { ...uncachedHeaders, ...type } });
});

function isToken(given: string | null): boolean {
  if (env.EXPORT_TOKEN === undefined || given === null) return false;
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(env.EXPORT_TOKEN));
}
