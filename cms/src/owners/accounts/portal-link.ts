import type { Language } from '../../platform/i18n/languages';
import { readEnvironment } from '../../platform/process/env';
import { forgottenPaths, newPasswordPaths } from '../rules/owner-paths';

/** The absolute address at which the holder of a token sets a password, for a mail. */
export function makePasswordLink(language: Language, token: string): string {
  const link = new URL(`/${language}/${newPasswordPaths[language]}/`, readEnvironment().SITE_URL);
  link.searchParams.set('t', token);
  return link.href;
}

/** The absolute address at which an owner asks for a new password. */
export function makeForgottenLink(language: Language): string {
  return new URL(`/${language}/${forgottenPaths[language]}/`, readEnvironment().SITE_URL).href;
}
