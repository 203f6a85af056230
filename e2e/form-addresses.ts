import { readFileSync } from 'node:fs';

type Language = 'nl' | 'fr' | 'en' | 'de';

type Forms = { path: string; paths: Record<string, string> };

/** The default query of a form; forms without a listing ignore it. */
const listing = '?listing=5204117';

/** The queries of other forms. */
const queries: Readonly<Record<string, string>> = {
  'request-documents': '?listing=5204173',
  'contact-construction': '?project=5209001',
  'rent-application': '?listing=5204250',
};

/** All forms once as a phone and once as a desktop shows them; two of them in every language. */
export const FORMS: { language: Language; width: number; paths: string[] }[] = [
  { language: 'nl', width: 390, paths: listPaths('nl', () => true) },
  { language: 'en', width: 1440, paths: listPaths('en', () => true) },
  { language: 'fr', width: 390, paths: listPaths('fr', isLong) },
  { language: 'de', width: 390, paths: listPaths('de', isLong) },
  { language: 'de', width: 1440, paths: listPaths('de', isLong) },
];

function isLong(kind: string): boolean {
  return kind === 'site-contact' || kind === 'demand-register';
}

/** The words of the domain's addresses; Playwright cannot import the package, which is CommonJS. */
function listPaths(language: Language, isWanted: (kind: string) => boolean): string[] {
  const file = new URL(`../domain/src/path-words/${language}.json`, import.meta.url);
  const { forms } = JSON.parse(readFileSync(file, 'utf8')) as { forms: Forms };
  return Object.entries(forms.paths)
    .filter(([kind]) => isWanted(kind))
    .map(([kind, path]) => `/${language}/${forms.path}/${path}/${queries[kind] ?? listing}`);
}
