import { isLanguage, languageNames } from '@agency/domain/languages';
import { formatMoment } from '../../../lib/formats';
import { buildContact } from '../../../site/contact-view.server';
import type { OpenSite } from '../../../site/open-language.server';
import { nameAccount, type Account } from '../../../site/find-account.server';
import type { FormView } from '../../../form/form-view';
import type { AccountView } from './account-view';

/** The screen of an owner's own data; `form` asks for a new password, which may have just been changed. */
export function buildAccountView(
  context: OpenSite,
  account: Account,
  { form, isChanged }: { form: FormView; isChanged: boolean },
): AccountView {
  const { t, site, language } = context;
  const { phone, email } = buildContact(site.byLanguage[language].site);
  return {
    title: t('portal.account'),
    details: {
      title: t('portal.details'),
      text: t('portal.accountText'),
      lines: listLines(context, account),
    },
    wrong: {
      title: t('portal.wrong'),
      text: t('portal.wrongText'),
      links: [phone, email].filter((link) => link !== null),
    },
    password: {
      title: t('portal.passwordTitle'),
      text: t('portal.passwordText'),
      notice: isChanged ? t('portal.passwordChanged') : null,
      form,
    },
  };
}

function listLines({ t, locale }: OpenSite, account: Account): AccountView['details']['lines'] {
  const { email, phone, language, loggedInAt } = account;
  const line = (label: string, value: string | null) => (value ? [{ label, value }] : []);
  return [
    ...line(t('portal.name'), nameAccount(account)),
    ...line(t('form.fields.email'), email),
    ...line(t('form.fields.phone'), phone),
    ...line(t('portal.language'), isLanguage(language) ? languageNames[language] : null),
    ...line(t('portal.loggedIn'), formatMoment(locale, loggedInAt)),
  ];
}
