import { writeCityName } from '@agency/domain/city-name';
import { listTypeWords } from '../../listings/rules/type-words';
import { toSlug } from '../../platform/rules/slug';

/**
 * Whether a slug may stand for a city in the address of a landing page: its name in any language or
 * its postal code, or the name with the code where two cities share it (`listings/search/slug-index`).
 */
export function isPlace(
  slug: string,
  { name, zip }: { name: string | null; zip: string | null },
): boolean {
  const code = toSlug(zip ?? '');
  return isNamed(slug, toSlug(writeCityName(name ?? '')), code) || (code !== '' && slug === code);
}

/** The same of a type: one of the words of its name, or all of it. */
export function isType(
  slug: string,
  { name, webId }: { name: string | null; webId: string | null },
): boolean {
  const words = [...listTypeWords(name ?? ''), name ?? ''].map(toSlug);
  return words.some((word) => isNamed(slug, word, toSlug(webId ?? '')));
}

/** With a suffix that begins with the code: abroad the country follows it. */
function isNamed(slug: string, base: string, code: string): boolean {
  if (base === '') return false;
  return slug === base || (code !== '' && `${slug}-`.startsWith(`${base}-${code}-`));
}
