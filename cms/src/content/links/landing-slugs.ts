import { kinds } from '@agency/domain/kinds';
import { nameKind } from '../../listings/rules/listing-kind';
import { writeCityName } from '@agency/domain/city-name';
import { listTypeWords } from '../../listings/rules/type-words';
import { toSlug } from '../../platform/rules/slug';

/**
 * Reports whether a slug names a city in a landing page's address: its name in any language, its
 * postal code, or name and code for ambiguous names (`listings/search/slug-index`).
 */
export function isPlace(
  slug: string,
  { name, zip }: { name: string | null; zip: string | null },
): boolean {
  const code = toSlug(zip ?? '');
  return isNamed(slug, toSlug(writeCityName(name ?? '')), code) || (code !== '' && slug === code);
}

/** Reports whether a slug names a type: one word of its name, or all of it. */
export function isType(
  slug: string,
  { name, webId }: { name: string | null; webId: string | null },
): boolean {
  const words = [...listTypeWords(name ?? ''), name ?? ''].map(toSlug);
  return words.some((word) => isNamed(slug, word, toSlug(webId ?? '')));
}

/** Reports whether a slug names a kind below the types, such as `penthouse`. */
export function isKindSlug(slug: string): boolean {
  return kinds.some((webId) =>
    Object.values(nameKind(webId)).some((name) => isType(slug, { name, webId })),
  );
}

/** Abroad, the suffix is the code followed by the country. */
function isNamed(slug: string, base: string, code: string): boolean {
  if (base === '') return false;
  return slug === base || (code !== '' && `${slug}-`.startsWith(`${base}-${code}-`));
}
