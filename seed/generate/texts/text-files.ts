import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from './space-text';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const languages: readonly Language[] = ['nl', 'fr', 'en', 'de'];

/** Keys of addresses, ids and file names, which are not texts. */
const notTexts =
  /^(key|path|slug|type|format|name|file|image|poster|video|logo|modules|parent|category|subcategory|kind|region|source|css|email|phone|url|Url|.*Url|.*URL|.*Image|tourHosts)$/;

export type TextFile = { path: string; language: Language };

/** Lists the files with hand-written texts: dictionaries, mails and the content of the seed. */
export function listWrittenFiles(): TextFile[] {
  return languages.flatMap((language) => {
    const content = join(root, 'seed/content', language);
    return [
      join(root, 'web/app/i18n/dictionaries', `${language}.json`),
      join(root, 'cms/src/platform/mail/texts', `${language}.json`),
      ...readdirSync(content).map((name) => join(content, name)),
    ].map((path) => ({ path, language }));
  });
}

/** Lists the files of the snapshot with generated texts. */
export function listComposedFiles(): TextFile[] {
  return languages.flatMap((language) =>
    ['properties', 'projects', 'types'].map((name) => ({
      path: join(root, 'seed/snapshot', language, `${name}.json`),
      language,
    })),
  );
}

/** Returns a copy with each text replaced, without addresses, ids and file names. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]: [string, unknown]) => [
    key,
    typeof item === 'string' && notTexts.test(key) ? item : mapTexts(item, change),
  ]);
  return Object.fromEntries(entries) as unknown;
}
