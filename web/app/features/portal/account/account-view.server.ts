import { formatMoment } from '../../../lib/text/formats';
import { buildContact } from '../../../site/settings/contact-view.server';
import type { OpenSite } from '../../../site/open-language.server';
import { nameAccount, type Account } from '../../../site/owner-session.server';
import type { FormView } from '../../../form/form-view';
import type { ContactLinkView } from '../../../ui/links/app-link';

export type AccountForms = Record<'mails' | 'email' | 'password', FormView>;

/** Builds the screen of an owner's own data; `done` is the form that was just sent. */
export function buildAccountView(
  context: OpenSite,
  account: Account,
  { forms, done }: { forms: AccountForms; done: string | null },
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
    mails: {
      title: t('portal.mailsTitle'),
      notice: done === 'mails' ? t('portal.mailsSaved') : null,
      form: forms.mails,
    },
    email: {
      title: t('portal.emailTitle'),
      text: t('portal.emailText'),
      notice: account.newEmail ? t('portal.emailWaiting', { email: account.newEmail }) : null,
      form: forms.email,
    },
    password: {
      title: t('portal.passwordTitle'),
      text: t('portal.passwordText'),
      notice: done === '' ? t('portal.passwordChanged') : null,
      form: forms.password,
    },
  };
}

function listLines({ t, locale }: OpenSite, account: Account): AccountView['details']['lines'] {
  const { email, phone, loggedInAt } = account;
  const line = (label: string, value: string | null) => (value ? [{ label, value }] : []);
  return [
    ...line(t('portal.name'), nameAccount(account)),
    ...line(t('form.fields.email'), email),
    ...line(t('form.fields.phone'), phone),
    ...line(t('portal.loggedIn'), formatMoment(locale, loggedInAt)),
  ];
}

/** The owner's data as the agency stores them, and the forms the owner can change them with. */
export type AccountView = {
  title: string;
  details: { title: string; text: string; lines: { label: string; value: string }[] };
  /** Contact links for asking the agency to correct the data. */
  wrong: { title: string; text: string; links: ContactLinkView[] };
  mails: { title: string; notice: string | null; form: FormView };
  email: { title: string; text: string; notice: string | null; form: FormView };
  password: {
    title: string;
    text: string;
    notice: string | null;
    form: FormView;
  };
};
