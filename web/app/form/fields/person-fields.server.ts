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
import { foldAway, inGroup } from './in-group.server';
import { createStandardFields, noTitle } from './standard-fields.server';

/** Personal fields; those that may not be asked are absent. */
export type PersonShape = {
  title: z.ZodOptional<z.ZodString>;
  firstName: z.ZodString;
  lastName: z.ZodString;
  /** An email address; or a phone number, if only one means of contact may be asked. */
  email: z.ZodString;
  phone: z.ZodOptional<z.ZodString>;
  contactPreference: z.ZodOptional<z.ZodString>;
};

/**
 * Returns the personal fields within `asked`; those that few need are folded, last. A single means
 * of contact is one field for an email address or a phone number.
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
  const reach = {
    email: fields.email(),
    phone: needsPhone ? fields.phone() : fields.optionalPhone(),
  };
  const others = {
    ...(asked.has('title') && { title: fields.title() }),
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
  };
  return { ...inGroup(legend, { ...name, ...reach }), ...foldAway(context, others) } as PersonShape;
}

/** Requires a phone number from visitors who want to be called. */
export function callable(t: TFunction) {
  return {
    path: ['phone'],
    error: t('form.errors.phone'),
    // Runs even if other fields are invalid.
    when: () => true,
  };
}

export function isReachable({ contactPreference, phone }: Record<string, unknown>): boolean {
  return contactPreference !== 'phone' || phone !== undefined;
}

/** Converts to the CMS's format; phone numbers in Belgian notation. */
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
