type Paths = Readonly<Record<string, string>>;

const all = (path: string): Paths => ({ nl: path, fr: path, en: path, de: path });
const each = (nl: string, fr: string, en: string, de: string): Paths => ({ nl, fr, en, de });

/**
 * The pages that the site knows of itself, by key, with the address each has while the CMS gives it
 * no other (ROUTE-1, ROUTE-6, ROUTE-10). The site's route table says the same; a test of the site
 * compares them.
 */
export const standardPages: Readonly<Record<string, Paths>> = {
  home: all(''),
  'for-sale': each('te-koop', 'a-vendre', 'for-sale', 'zu-verkaufen'),
  'for-rent': each('te-huur', 'a-louer', 'for-rent', 'zu-vermieten'),
  Depot: all('depot'),
  'demand-register': each(
    'hou-me-op-de-hoogte',
    'tenez-moi-au-courant',
    'demand-register',
    'auf-dem-laufenden',
  ),
  contact: each('contact', 'contact', 'contact', 'kontakt'),
  services: each('diensten', 'services', 'services', 'dienstleistungen'),
  'contact-demand': each(
    'gratis-schatting',
    'estimation-gratuite',
    'contact-demand',
    'kostenlose-schaetzung',
  ),
  Privacy: each('privacy-statement', 'privacy-statement', 'privacy-statement', 'datenschutz'),
  'Cookie-policy': each('cookie-policy', 'cookie-policy', 'cookie-policy', 'cookie-richtlinie'),
  Disclaimer: each('disclaimer', 'disclaimer', 'disclaimer', 'haftungsausschluss'),
  Accessibility: each('toegankelijkheid', 'accessibilite', 'accessibility', 'barrierefreiheit'),
  projects: each('nieuwbouw', 'neuf', 'new-build', 'neubau'),
  'cookie-settings': each(
    'cookie-instellingen',
    'parametres-cookies',
    'cookie-settings',
    'cookie-einstellungen',
  ),
  favourites: each('favorieten', 'favoris', 'favourites', 'merkliste'),
  compare: each('vergelijken', 'comparer', 'compare', 'vergleichen'),
  testimonials: all('testimonials'),
  'our-services': each('onze-diensten', 'nos-services', 'our-services', 'unsere-dienstleistungen'),
  login: all('login'),
  owner: each('eigenaar', 'proprietaire', 'owner', 'eigentuemer'),
};

const byKey = new Map(
  Object.entries(standardPages).map(([key, paths]) => [key.toLowerCase(), paths]),
);

/** First parts of addresses that are no pages: listings, thank-you pages, drafts, the search. */
export const reservedPaths: readonly string[] = [
  ...['property', 'search', 'quick-search', 'preview'],
  ...['bedankt', 'merci', 'thank-you', 'danke'],
  ...['formulieren', 'formulaires', 'forms', 'formulare'],
  ...['form-ticket', 'mail'],
];

/** The standard address of a page, undefined for a page of the agency's own; case does not count. */
export function standardPath(key: string, language: string): string | undefined {
  return byKey.get(key.toLowerCase())?.[language];
}
