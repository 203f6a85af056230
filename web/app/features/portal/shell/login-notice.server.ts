import { z } from 'zod';
import { createSignedCookie } from '../../../cms/preview/signed-cookie.server';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { buildPortalPath } from '../../../i18n/paths/portal-path';
import { formatMoment } from '../../../lib/text/formats';
import type { Account } from '../../../site/owner-session.server';
import type { LoginNoticeView } from '../portal-view';

/** The login last shown in this browser; lasts as long as a session. */
const noticedLogin = createSignedCookie({
  name: 'site_login_told',
  use: 'owner-login-told',
  schema: z.string().max(40),
  seconds: 7 * 24 * 3600,
});

/**
 * Returns the notice of the latest login, possibly from another browser, and the header that
 * prevents showing it twice. A prefetch does not use it up.
 */
export async function takeLoginNotice(
  context: LanguageContext,
  account: Pick<Account, 'loggedInAt' | 'previousLoginAt'>,
  request: Request,
): Promise<{ notice: LoginNoticeView | null; headers: [string, string][] }> {
  const { loggedInAt } = account;
  const isFetchedBefore = /prefetch/.test(
    `${request.headers.get('Sec-Purpose')} ${request.headers.get('Purpose')}`,
  );
  if (!loggedInAt || isFetchedBefore || (await noticedLogin.read(request)) === loggedInAt) {
    return { notice: null, headers: [] };
  }
  return {
    notice: buildLoginNotice(context, account, new URL(request.url)),
    headers: [['Set-Cookie', await noticedLogin.write(loggedInAt)]],
  };
}

export function buildLoginNotice(
  { t, locale, language }: LanguageContext,
  { loggedInAt, previousLoginAt }: Pick<Account, 'loggedInAt' | 'previousLoginAt'>,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): LoginNoticeView {
  const before = formatMoment(locale, previousLoginAt);
  const texts = [
    t('portal.loginNow', { when: formatMoment(locale, loggedInAt) }),
    before === null ? t('portal.loginFirst') : t('portal.loginBefore', { when: before }),
  ];
  return {
    text: texts.join(' '),
    link: { label: t('portal.loginNotYou'), href: buildPortalPath(language, 'account') },
    close: { label: t('common.close'), href: pathname + search },
  };
}
