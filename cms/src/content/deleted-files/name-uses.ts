import type { Core, UID } from '@strapi/strapi';
import {
  inEveryLanguage,
  type AdminLanguage,
  type Translated,
} from '../../platform/rules/admin-languages';
import { sayRefusal } from '../../platform/rules/refusals/say-refusal';
import { translateLabel } from '../labels/translate-label';
import type { FileUse } from './find-uses';

const mostNames = 4;

/** Where a file is used, in words of the admin: `“Home” (Pages, Dutch), Header (French, draft)`. */
export function nameUses(strapi: Core.Strapi, uses: readonly FileUse[]): Translated {
  const named = uses.slice(0, mostNames).map((use) => nameUse(strapi, use));
  const list = inEveryLanguage((language) => named.map((name) => name[language]).join(', '));
  const count = uses.length - named.length;
  return count > 0 ? sayRefusal('upload.inUse.more', { list, count }) : list;
}

function nameUse(strapi: Core.Strapi, { type, name, locale, isDraft }: FileUse): Translated {
  const { displayName } = strapi.contentType(type as UID.ContentType).info;
  const kind = translateLabel(displayName);
  const draft = sayRefusal('upload.inUse.draft');
  return inEveryLanguage((language) => {
    const about = [
      ...(locale === null ? [] : [nameLanguage(locale, language)]),
      ...(isDraft ? [draft[language]] : []),
    ];
    const within = (words: readonly string[]): string =>
      words.length > 0 ? ` (${words.join(', ')})` : '';
    if (name === '') return `${kind[language]}${within(about)}`;
    return `“${name}”${within([kind[language], ...about])}`;
  });
}

function nameLanguage(locale: string, language: AdminLanguage): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(locale) ?? locale;
}
