import { formLimits } from '@agency/domain/form-limits';
import { buildPath } from '../../i18n/paths/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { createFields } from './fields.server';

/** Value for no title; it is not sent. */
export const noTitle = 'noTitle';

/**
 * Returns the fields that most forms share, with labels, messages and autocomplete tokens. In a
 * pair, the first is required and the second optional.
 */
export function createStandardFields({ t, table, language }: LanguageContext) {
  const { text, email, phone, zip: postalCode, choice, checkbox, agreement } = createFields(t);
  const titles = (['mr', 'ms', 'miss', noTitle] as const).map((value) => ({
    value,
    label: t(`form.fields.${value}`),
  }));
  const firstName = halfLine(t('form.fields.firstName'), 'given-name');
  const lastName = halfLine(t('form.fields.lastName'), 'family-name');
  const ownEmail = halfLine(t('form.fields.email'), 'email');
  const ownPhone = halfLine(t('form.fields.phone'), 'tel');
  const street = { label: t('form.fields.street'), autoComplete: 'street-address' };
  const zip = halfLine(t('form.fields.zip'), 'postal-code');
  const city = halfLine(t('form.fields.city'), 'address-level2');
  const remark = { label: t('form.fields.remark'), isLong: true, max: formLimits.remark };

  return {
    title: () =>
      choice({
        label: t('form.fields.title'),
        options: titles,
        isOpen: true,
        autoComplete: 'honorific-prefix',
      }),
    firstName: () => text({ ...firstName, required: t('form.errors.firstName') }),
    lastName: () => text({ ...lastName, required: t('form.errors.lastName') }),
    email: () => email({ ...ownEmail, required: t('form.errors.email') }),
    optionalEmail: () => email(ownEmail),
    phone: () => phone({ ...ownPhone, required: t('form.errors.phone') }),
    optionalPhone: () => phone(ownPhone),
    street: () => text({ ...street, required: t('form.errors.address') }),
    zip: () => postalCode({ ...zip, required: t('form.errors.zip') }),
    city: () => text({ ...city, required: t('form.errors.city') }),
    remark: (required: string) => text({ ...remark, required }),
    optionalRemark: () => text(remark),
    newsletter: () => checkbox({ label: t('form.fields.newsletter') }),
    /** The privacy agreement; the engine records the time. */
    privacy: () =>
      agreement({
        label: t('form.privacy'),
        required: t('form.errors.privacy'),
        link: {
          label: t('form.send.privacyLink'),
          href: buildPath(table, language, 'Privacy'),
        },
      }),
  };
}

function halfLine(label: string, autoComplete: string) {
  return { label, autoComplete, width: 'half' as const };
}
