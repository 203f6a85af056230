export const LANGUAGES = ['nl', 'fr', 'en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Screen = { name: string; status: number; paths: Record<Language, string> };

const screen = (
  name: string,
  nl: string,
  fr: string,
  en: string,
  de: string,
  status = 200,
): Screen => ({
  name,
  status,
  paths: { nl: `/nl/${nl}`, fr: `/fr/${fr}`, en: `/en/${en}`, de: `/de/${de}` },
});

/** Every screen a visitor can open, with its address in each language (ROUTE-1). */
export const SCREENS: Screen[] = [
  screen('home', '', '', '', ''),
  screen('for sale', 'te-koop/', 'a-vendre/', 'for-sale/', 'zu-verkaufen/'),
  screen('for rent', 'te-huur/', 'a-louer/', 'for-rent/', 'zu-vermieten/'),
  screen('services', 'diensten/', 'services/', 'services/', 'dienstleistungen/'),
  screen('about us', 'over-ons/', 'a-propos/', 'about-us/', 'ueber-uns/'),
  screen(
    'an office',
    'over-ons/luxemburg/',
    'a-propos/luxembourg/',
    'about-us/luxembourg/',
    'ueber-uns/luxemburg/',
  ),
  screen('advice', 'advies/', 'conseils/', 'advice/', 'ratgeber/'),
  screen(
    'a subject of advice',
    'advies/huren/',
    'conseils/louer/',
    'advice/renting/',
    'ratgeber/mieten/',
  ),
  screen(
    'an article',
    'advies/huren/huurwaarborg/',
    'conseils/louer/garantie-locative/',
    'advice/renting/rent-deposit/',
    'ratgeber/mieten/mietkaution/',
  ),
  screen('projects', 'nieuwbouw/', 'neuf/', 'new-build/', 'neubau/'),
  screen(
    'a project',
    'nieuwbouw/de-zeilmakers-5209001/',
    'neuf/les-voiliers-5209001/',
    'new-build/the-sailmakers-5209001/',
    'neubau/die-segelmacher-5209001/',
  ),
  screen('testimonials', 'testimonials/', 'testimonials/', 'testimonials/', 'testimonials/'),
  screen(
    'a testimonial',
    'testimonials/awa-m/',
    'testimonials/awa-m/',
    'testimonials/awa-m/',
    'testimonials/awa-m/',
  ),
  screen('contact', 'contact/', 'contact/', 'contact/', 'kontakt/'),
  screen(
    'valuation',
    'gratis-schatting/',
    'estimation-gratuite/',
    'contact-demand/',
    'kostenlose-schaetzung/',
  ),
  screen(
    'demand',
    'hou-me-op-de-hoogte/',
    'tenez-moi-au-courant/',
    'demand-register/',
    'auf-dem-laufenden/',
  ),
  screen(
    'privacy',
    'privacy-statement/',
    'privacy-statement/',
    'privacy-statement/',
    'datenschutz/',
  ),
  screen('cookies', 'cookie-policy/', 'cookie-policy/', 'cookie-policy/', 'cookie-richtlinie/'),
  screen('disclaimer', 'disclaimer/', 'disclaimer/', 'disclaimer/', 'haftungsausschluss/'),
  screen('nothing', 'bestaat-niet/', 'nexiste-pas/', 'not-here/', 'gibt-es-nicht/', 404),
];
