import { formEntries } from '../web/app/i18n/form-entries';

type Language = 'nl' | 'fr' | 'en' | 'de';

/** What a form is about, where it needs something. */
const queries: Readonly<Record<string, string>> = {
  'form/contact-me': '?listing=5204117',
  'form/contact-appointment': '?listing=5204117',
  'form/send-to-friend': '?listing=5204117',
  'form/request-documents': '?listing=5204173',
  'form/purchase-offer': '?listing=5204117',
  'form/contact-construction': '?project=5209001',
  'form/rent-application': '?listing=5204250',
};

/** All forms once as a phone and once as a desktop shows them; two of them in every language. */
export const FORMS: { language: Language; width: number; paths: string[] }[] = [
  { language: 'nl', width: 390, paths: listPaths('nl', () => true) },
  { language: 'en', width: 1440, paths: listPaths('en', () => true) },
  { language: 'fr', width: 390, paths: listPaths('fr', isLong) },
  { language: 'de', width: 390, paths: listPaths('de', isLong) },
  { language: 'de', width: 1440, paths: listPaths('de', isLong) },
];

function isLong(key: string): boolean {
  return key === 'form/site-contact' || key === 'form/demand-register';
}

function listPaths(language: Language, isWanted: (key: string) => boolean): string[] {
  return formEntries
    .filter(({ key }) => isWanted(key))
    .map(({ key, paths }) => `/${language}/${paths[language]}/${queries[key] ?? ''}`);
}
