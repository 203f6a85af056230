type Paths = Readonly<Record<'nl' | 'fr' | 'en' | 'de', string>>;

/**
 * Where mails to owners lead on the site: nobody can move these pages (ROUTE-10). The site's route
 * table says the same; a test of the site compares them.
 */
export const newPasswordPaths: Paths = {
  nl: 'login/nieuw-wachtwoord',
  fr: 'login/nouveau-mot-de-passe',
  en: 'login/new-password',
  de: 'login/neues-passwort',
};

/** Where somebody asks for a new password, below the language as the others. */
export const forgottenPaths: Paths = {
  nl: 'login/wachtwoord-vergeten',
  fr: 'login/mot-de-passe-oublie',
  en: 'login/forgotten-password',
  de: 'login/passwort-vergessen',
};
