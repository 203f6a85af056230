import type { Localized } from './languages';
import type { RouteEntry } from './route-entry';

/** FORM-1: the forms by the name that the CMS gives their leads. */
export type FormKind = keyof typeof slugs;

/** The last part of the address of each form's own screen, where it is filled in and sent. */
const slugs = {
  'site-contact': local('contact', 'contact', 'contact', 'kontakt'),
  'contact-me': local(
    'vraag-over-een-pand',
    'question-sur-un-bien',
    'ask-about-a-property',
    'frage-zur-immobilie',
  ),
  'contact-appointment': local(
    'bezoek-aanvragen',
    'demander-une-visite',
    'request-a-visit',
    'besichtigung-anfragen',
  ),
  'contact-construction': local(
    'nieuwbouwproject',
    'projet-neuf',
    'new-build-project',
    'neubauprojekt',
  ),
  'contact-demand': local(
    'gratis-schatting',
    'estimation-gratuite',
    'free-valuation',
    'kostenlose-schaetzung',
  ),
  'demand-register': local(
    'hou-me-op-de-hoogte',
    'tenez-moi-au-courant',
    'keep-me-posted',
    'auf-dem-laufenden',
  ),
  'send-to-friend': local(
    'doorsturen',
    'envoyer-a-un-ami',
    'send-to-a-friend',
    'an-freunde-senden',
  ),
  'sign-newsletter': local('nieuwsbrief', 'newsletter', 'newsletter', 'newsletter'),
  'request-documents': local(
    'documenten-aanvragen',
    'demander-des-documents',
    'request-documents',
    'unterlagen-anfordern',
  ),
  testimonial: local('getuigenis', 'temoignage', 'testimonial', 'kundenstimme'),
  job: local('solliciteren', 'postuler', 'apply-for-a-job', 'bewerbung'),
  'purchase-offer': local('bod-uitbrengen', 'faire-une-offre', 'make-an-offer', 'kaufangebot'),
  'rent-application': local(
    'kandidaat-huurder',
    'candidature-locataire',
    'apply-to-rent',
    'mietbewerbung',
  ),
} satisfies Record<string, Localized<string>>;

/** ROUTE-5: where a thank-you page is not named as its form. */
const thanksSlugs: Partial<Record<FormKind, Localized<string>>> = {
  'demand-register': local(
    'hou-me-op-de-hoogte',
    'tenez-moi-informe',
    'demand-register',
    'auf-dem-laufenden',
  ),
  'sign-newsletter': local('sign-newsletter', 'newsletter', 'sign-newsletter', 'newsletter'),
};

/** Every form of FORM-1, in one order. */
export const formKinds = Object.keys(slugs) as FormKind[];

/** The key of a form's own screen in the route table. */
export function formKey(kind: FormKind): string {
  return `form/${kind}`;
}

/** The key of a form's thank-you page in the route table (ROUTE-5). */
export function thanksKey(kind: FormKind): string {
  return `thank-you/${kind}`;
}

/** The form behind a key of the route table, of its own screen or its thanks; null of no form. */
export function formOfKey(key: string): FormKind | null {
  const name = /^(?:form|thank-you)\/(.+)$/.exec(key)?.[1];
  return formKinds.find((kind) => kind === name) ?? null;
}

/** One screen per form: drawn alone, and the only door for what visitors send. */
export const formEntries: readonly RouteEntry[] = formKinds.map((kind) => ({
  key: formKey(kind),
  type: 'form',
  parent: null,
  indexed: false,
  paths: below(local('formulieren', 'formulaires', 'forms', 'formulare'), slugs[kind]),
  names: local('Formulier', 'Formulaire', 'Form', 'Formular'),
}));

/** ROUTE-5: one thank-you page per form. */
export const thanksEntries: readonly RouteEntry[] = formKinds.map((kind) => ({
  key: thanksKey(kind),
  type: 'feedback',
  parent: null,
  indexed: false,
  paths: below(local('bedankt', 'merci', 'thank-you', 'danke'), thanksSlugs[kind] ?? same(kind)),
  names: local('Bedankt', 'Merci', 'Thank you', 'Danke'),
}));

function below(above: Localized<string>, own: Localized<string>): Localized<string> {
  return local(
    `${above.nl}/${own.nl}`,
    `${above.fr}/${own.fr}`,
    `${above.en}/${own.en}`,
    `${above.de}/${own.de}`,
  );
}

function local(nl: string, fr: string, en: string, de: string): Localized<string> {
  return { nl, fr, en, de };
}

function same(value: string): Localized<string> {
  return local(value, value, value, value);
}
