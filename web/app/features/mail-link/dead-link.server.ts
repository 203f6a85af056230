import { buildPath } from '../../i18n/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import type { MailLinkView } from './mail-link-view';

/** One page for every link that opens nothing: broken off, made up, or of what was erased. */
export function buildDeadLink({ t, table, language }: LanguageContext): MailLinkView {
  return {
    title: t('mailLink.deadTitle'),
    notice: null,
    text: t('mailLink.deadText'),
    lines: [],
    button: null,
    form: null,
    others: null,
    links: [
      { label: t('mailLink.contact'), href: buildPath(table, language, 'contact') },
      { label: t('mailLink.newSavedSearch'), href: buildPath(table, language, 'demand-register') },
    ],
  };
}
