import { errors } from '@strapi/utils';
import type { AdminLanguage, Translated } from '../rules/admin-languages';
import { sayRefusal, type RefusalKey, type RefusalValues } from '../rules/refusals/say-refusal';

/** A form field's path, such as `banner.color`, and its error. */
interface FieldTexts {
  field: string;
  message: Translated;
}

interface Texts {
  message: Translated;
  fields: readonly FieldTexts[];
}

type ErrorClass = new (message: string, details: object) => Error & { details: unknown };

/** Texts of refusals until they are sent in the reader's language. */
const refusals = new WeakMap<object, Texts>();

/** Creates a 400 that the admin shows as a notification. */
export function refuse(key: RefusalKey, values?: RefusalValues): Error {
  return make(errors.ValidationError, key, { message: sayRefusal(key, values), fields: [] });
}

/** Creates a 400 that the admin shows at a field. */
export function refuseField(field: string, key: RefusalKey, values?: RefusalValues): Error {
  const message = sayRefusal(key, values);
  return make(errors.ValidationError, key, { message, fields: [{ field, message }] });
}

/** Creates a 400 with existing texts, in every language. */
export function refuseFields(message: Translated, fields: readonly FieldTexts[]): Error {
  return make(errors.ValidationError, 'fields', { message, fields });
}

/** Creates a 404 for something deleted in the meantime. */
export function refuseMissing(key: RefusalKey): Error {
  return make(errors.NotFoundError, key, { message: sayRefusal(key), fields: [] });
}

/** Creates a 403. Strapi hides the message of other error classes. */
export function refuseForbidden(key: RefusalKey): Error {
  return make(errors.PolicyError, key, { message: sayRefusal(key), fields: [] });
}

/** Translates a refusal to the reader's language; leaves other errors unchanged. */
export function translateRefusal(error: unknown, language: AdminLanguage): void {
  const texts = error instanceof Error ? refusals.get(error) : undefined;
  if (!texts) return;
  const refused = error as Error & { details: object };
  refused.message = texts.message[language];
  refused.details = { ...refused.details, ...describeFields(texts.fields, language) };
}

function make(Kind: ErrorClass, name: string, texts: Texts): Error {
  // A list, as the content manager expects in error details.
  const details = { refusal: [name], ...describeFields(texts.fields, 'en') };
  const error = new Kind(texts.message.en, details);
  refusals.set(error, texts);
  return error;
}

function describeFields(fields: readonly FieldTexts[], language: AdminLanguage): object {
  if (fields.length === 0) return {};
  return {
    errors: fields.map(({ field, message }) => ({
      path: field.split('.'),
      message: message[language],
      name: 'ValidationError',
    })),
  };
}
