import type { Language } from '@agency/domain/languages';
import { wholePaths } from '@agency/domain/path-words';
import { readEnvironment } from '../../platform/process/env';

/** The absolute address at which the holder of a token sets a password, for a mail. */
export function makePasswordLink(language: Language, token: string): string {
  const path = wholePaths('login/new-password')[language];
  const link = new URL(`/${language}/${path}/`, readEnvironment().SITE_URL);
  link.searchParams.set('t', token);
  return link.href;
}

/** The absolute address at which an owner asks for a new password. */
export function makeForgottenLink(language: Language): string {
  const path = wholePaths('login/forgotten')[language];
  return new URL(`/${language}/${path}/`, readEnvironment().SITE_URL).href;
}

/** The absolute address at which the holder of a token confirms that an email address is theirs. */
export function makeEmailLink(language: Language, token: string): string {
  const link = new URL(`/${language}/mail/confirm-owner-email`, readEnvironment().SITE_URL);
  link.searchParams.set('t', token);
  return link.href;
}

/** The absolute address of a screen of the portal, which is the one that the segments name. */
export function makePortalLink(language: Language, ...segments: readonly string[]): string {
  const path = [language, wholePaths('owner')[language], ...segments.map(encodeURIComponent)];
  return new URL(`/${path.join('/')}/`, readEnvironment().SITE_URL).href;
}
