import type { Localized } from './languages';
import type { RouteEntry } from './route-entry';

/** OWN-1: what the login's address leads to, and its steps below it. */
export const loginSteps = ['login', 'forgotten', 'new-password', 'logout'] as const;

export type LoginStep = (typeof loginSteps)[number];

/** The key of a step of the login in the route table. */
export function loginKey(step: LoginStep): string {
  return step === 'login' ? step : `login/${step}`;
}

/**
 * ROUTE-10: the login, its steps and the portal. Nobody can move them: mails lead there, and what is
 * private is told by the address.
 */
export const loginEntries: readonly RouteEntry[] = [
  entry('login', local('login', 'login', 'login', 'login'), {
    names: local('Login', 'Connexion', 'Login', 'Anmelden'),
  }),
  below(
    'forgotten',
    local('wachtwoord-vergeten', 'mot-de-passe-oublie', 'forgotten-password', 'passwort-vergessen'),
    local('Wachtwoord vergeten', 'Mot de passe oublié', 'Forgotten password', 'Passwort vergessen'),
  ),
  below(
    'new-password',
    local('nieuw-wachtwoord', 'nouveau-mot-de-passe', 'new-password', 'neues-passwort'),
    local('Nieuw wachtwoord', 'Nouveau mot de passe', 'New password', 'Neues Passwort'),
  ),
  below(
    'logout',
    local('uitloggen', 'deconnexion', 'logout', 'abmelden'),
    local('Uitloggen', 'Déconnexion', 'Log out', 'Abmelden'),
  ),
  entry('owner', local('eigenaar', 'proprietaire', 'owner', 'eigentuemer'), {
    names: local('Eigenaarsportaal', 'Espace propriétaire', 'Owner portal', 'Eigentümerportal'),
  }),
];

function below(step: LoginStep, paths: Localized<string>, names: Localized<string>): RouteEntry {
  return entry(loginKey(step), paths, { names, parent: 'login' });
}

function entry(
  key: string,
  paths: Localized<string>,
  { names, parent = null }: { names: Localized<string>; parent?: string | null },
): RouteEntry {
  return { key, type: 'login', parent, paths, names, indexed: false };
}

function local(nl: string, fr: string, en: string, de: string): Localized<string> {
  return { nl, fr, en, de };
}
