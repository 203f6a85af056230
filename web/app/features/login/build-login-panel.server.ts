import { buildContact } from '../../site/contact-view.server';
import type { OpenSite } from '../../site/open-language.server';
import type { LoginPanelView } from './login-view';

/** OWN-1: what owners find behind the login, and whom to ask for one. */
export function buildLoginPanel({ t, site, language }: OpenSite): LoginPanelView {
  const { phone, email } = buildContact(site.byLanguage[language].site);
  return {
    title: t('login.panelTitle'),
    lines: [
      { icon: 'eye', text: t('login.panelFigures') },
      { icon: 'calendar', text: t('login.panelOutcome') },
      { icon: 'check', text: t('login.panelDone') },
    ],
    access: t('login.panelAccess'),
    phone,
    email,
  };
}
