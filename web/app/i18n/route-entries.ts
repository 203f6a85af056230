import { formEntries, thanksEntries } from './form-entries';
import type { Localized } from './languages';
import { loginEntries } from './login-entries';
import type { RouteEntry } from './route-entry';

/** The original path of the projects; each project's own page stands below it (FIND-11). */
export const projectsKey = 'projects';

/** The entries that exist without the CMS (ROUTE-1, ROUTE-5, ROUTE-6, ROUTE-10). */
export const builtInEntries: readonly RouteEntry[] = [
  page('home', same(''), names('Home', 'Accueil', 'Home', 'Startseite')),
  page(
    'for-sale',
    names('te-koop', 'a-vendre', 'for-sale', 'zu-verkaufen'),
    names('Te koop', 'À vendre', 'For sale', 'Zu verkaufen'),
  ),
  page(
    'for-rent',
    names('te-huur', 'a-louer', 'for-rent', 'zu-vermieten'),
    names('Te huur', 'À louer', 'For rent', 'Zu vermieten'),
  ),
  page('Depot', same('depot'), same('Depot')),
  page(
    'demand-register',
    names('hou-me-op-de-hoogte', 'tenez-moi-au-courant', 'demand-register', 'auf-dem-laufenden'),
    names(
      'Hou me op de hoogte',
      'Tenez-moi au courant',
      'Keep me posted',
      'Auf dem Laufenden bleiben',
    ),
  ),
  page(
    'contact',
    names('contact', 'contact', 'contact', 'kontakt'),
    names('Contact', 'Contact', 'Contact', 'Kontakt'),
  ),
  page(
    'services',
    names('diensten', 'services', 'services', 'dienstleistungen'),
    names('Diensten', 'Services', 'Services', 'Dienstleistungen'),
  ),
  page(
    'contact-demand',
    names('gratis-schatting', 'estimation-gratuite', 'contact-demand', 'kostenlose-schaetzung'),
    names('Gratis schatting', 'Estimation gratuite', 'Free valuation', 'Kostenlose Schätzung'),
  ),
  page(
    'Privacy',
    names('privacy-statement', 'privacy-statement', 'privacy-statement', 'datenschutz'),
    names('Privacyverklaring', 'Vie privée', 'Privacy statement', 'Datenschutz'),
  ),
  page(
    'Cookie-policy',
    names('cookie-policy', 'cookie-policy', 'cookie-policy', 'cookie-richtlinie'),
    names('Cookiebeleid', 'Politique de cookies', 'Cookie policy', 'Cookie-Richtlinie'),
  ),
  page(
    'Disclaimer',
    names('disclaimer', 'disclaimer', 'disclaimer', 'haftungsausschluss'),
    names('Disclaimer', 'Mentions légales', 'Disclaimer', 'Haftungsausschluss'),
  ),
  page(
    'Accessibility',
    names('toegankelijkheid', 'accessibilite', 'accessibility', 'barrierefreiheit'),
    names('Toegankelijkheid', 'Accessibilité', 'Accessibility', 'Barrierefreiheit'),
  ),
  page(
    projectsKey,
    names('nieuwbouw', 'neuf', 'new-build', 'neubau'),
    names('Nieuwbouw', 'Neuf', 'New-build', 'Neubau'),
  ),
  shortlist(
    'favourites',
    names('favorieten', 'favoris', 'favourites', 'merkliste'),
    names('Favorieten', 'Favoris', 'Favourites', 'Merkliste'),
  ),
  shortlist(
    'compare',
    names('vergelijken', 'comparer', 'compare', 'vergleichen'),
    names('Vergelijken', 'Comparer', 'Compare', 'Vergleichen'),
  ),
  {
    key: 'cookie-settings',
    type: 'cookies',
    parent: null,
    paths: names(
      ...(['cookie-instellingen', 'parametres-cookies', 'cookie-settings'] as const),
      'cookie-einstellungen',
    ),
    names: names(
      ...(['Cookie-instellingen', 'Paramètres des cookies', 'Cookie settings'] as const),
      'Cookie-Einstellungen',
    ),
    indexed: false,
  },
  ...articleEntries(),
  ...formEntries,
  ...thanksEntries,
  ...loginEntries,
];

function articleEntries(): RouteEntry[] {
  const root = 'our-services';
  const article = (key: string, parent: string | null, paths: Localized<string>, crumb = paths) =>
    ({ key, type: 'article', parent, paths, names: crumb, indexed: true }) satisfies RouteEntry;
  return [
    article(
      'testimonials',
      null,
      same('testimonials'),
      names('Getuigenissen', 'Témoignages', 'Testimonials', 'Kundenstimmen'),
    ),
    article(
      root,
      null,
      names('onze-diensten', 'nos-services', 'our-services', 'unsere-dienstleistungen'),
      names('Onze diensten', 'Nos services', 'Our services', 'Unsere Dienstleistungen'),
    ),
    article(
      `${root}/sale`,
      root,
      names('verkoop', 'vente', 'sale', 'verkauf'),
      names('Verkoop', 'Vente', 'Sale', 'Verkauf'),
    ),
    article(
      `${root}/rent`,
      root,
      names('verhuur', 'location', 'rent', 'vermietung'),
      names('Verhuur', 'Location', 'Letting', 'Vermietung'),
    ),
    article(
      `${root}/management`,
      root,
      names('beheer', 'gestion-locative', 'management', 'verwaltung'),
      names('Beheer', 'Gestion locative', 'Management', 'Verwaltung'),
    ),
    article(
      `${root}/syndic`,
      root,
      same('syndic'),
      names('Syndicschap', 'Syndic', 'Building management', 'Hausverwaltung'),
    ),
  ];
}

function page(key: string, paths: Localized<string>, crumb: Localized<string>): RouteEntry {
  return { key, type: 'page', parent: null, paths, names: crumb, indexed: true };
}

/** A screen of the visitor's own choice, in no search engine (DETAIL-7). */
function shortlist(key: string, paths: Localized<string>, crumb: Localized<string>): RouteEntry {
  return { key, type: 'shortlist', parent: null, paths, names: crumb, indexed: false };
}

function names(nl: string, fr: string, en: string, de: string): Localized<string> {
  return { nl, fr, en, de };
}

function same(value: string): Localized<string> {
  return { nl: value, fr: value, en: value, de: value };
}
