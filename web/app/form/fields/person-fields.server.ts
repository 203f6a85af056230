import { formLimits } from '@agency/domain/form-limits';
import type { TFunction } from 'i18next';
import { z } from 'zod';
import type { LanguageContext } from '../../i18n/language-context.server';
import { formatPhone, isPhoneNumber } from '@agency/domain/phone';
import type { PersonItem } from './asked-of-tenant';
import { isEmailAddress } from '@agency/domain/contact';
import { fieldMeta } from './field-meta.server';
import { createFields } from './fields.server';
import type { LeadFields } from '../form-definition.server';
import { inGroup } from './in-group.server';
import { createStandardFields, noTitle } from './standard-fields.server';

/** What a form asks about the person; what it may not ask is not among the fields. */
export type PersonShape = {
  title: z.ZodOptional<z.ZodString>;
  firstName: z.ZodString;
  lastName: z.ZodString;
  /** An email address; where only one means of contact may be asked, that or a phone number. */
  email: z.ZodString;
  phone: z.ZodOptional<z.ZodString>;
  contactPreference: z.ZodOptional<z.ZodString>;
};

/**
 * FORM-2, FORM-13: the fields about the person, as far as `asked` goes. One means of contact is one
 * field, for an email address or a phone number.
 */
export function personFields(
  context: LanguageContext,
  asked: ReadonlySet<PersonItem>,
  { needsPhone = false }: { needsPhone?: boolean } = {},
): PersonShape {
  const { t } = context;
  const fields = createStandardFields(context);
  const { choice } = createFields(t);
  const name = { firstName: fields.firstName(), lastName: fields.lastName() };
  const legend = t('form.groups.you');
  if (!asked.has('second contact')) {
    return inGroup(legend, { ...name, email: oneContact(context) }) as PersonShape;
  }
  return inGroup(legend, {
    ...(asked.has('title') && { title: fields.title() }),
    ...name,
    email: fields.email(),
    phone: needsPhone ? fields.phone() : fields.optionalPhone(),
    ...(asked.has('preference') && {
      contactPreference: choice({
        label: t('form.fields.contactPreference'),
        options: [
          { value: 'email', label: t('form.fields.byEmail') },
          { value: 'phone', label: t('form.fields.byPhone') },
        ],
        isOpen: true,
      }),
    }),
  }) as PersonShape;
}

/** FORM-3: who wants to be called leaves a number; the rule of a whole form. */
export function callable(t: TFunction) {
  return {
    path: ['phone'],
    error: t('form.errors.phone'),
    // The other fields may still be wrong.
    when: () => true,
  };
}

/** False for somebody who wants to be called and gave no number. */
export function isReachable({ contactPreference, phone }: Record<string, unknown>): boolean {
  return contactPreference !== 'phone' || phone !== undefined;
}

/** FORM-5, RULE-3: the person as the CMS stores it; a phone number as it is read in Belgium. */
export function toPerson(values: {
  [Name in keyof PersonShape]?: string | undefined;
}): Pick<LeadFields, keyof PersonShape> {
  const { title, firstName, lastName, email, phone, contactPreference } = values;
  const isEmail = email?.includes('@') ?? false;
  const number = isEmail ? phone : (email ?? phone);
  return {
    firstName,
    lastName,
    contactPreference,
    title: title === noTitle ? undefined : title,
    email: isEmail ? email : undefined,
    phone: number === undefined ? undefined : formatPhone(number),
  };
}

/** One field for either means of contact. */
function oneContact({ t }: LanguageContext) {
  const required = t('form.errors.contact');
  const invalid = t('form.errors.contactInvalid');
  const tooLong = t('form.errors.tooLong');
  return z
    .string({ error: required })
    .max(formLimits.email, { error: tooLong })
    .refine((text) => isEmailAddress(text) || isPhoneNumber(text), { error: invalid })
    .register(fieldMeta, {
      widget: 'text',
      label: t('form.fields.contact'),
      hint: t('form.hints.contact'),
      autoComplete: 'email',
      messages: { required, invalid, tooLong },
    });
}
