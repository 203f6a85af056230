import { errors } from '@strapi/utils';
import type { AdminLanguage, Translated } from '../rules/admin-languages';
import { sayRefusal, type RefusalKey, type RefusalValues } from '../rules/refusals/say-refusal';

/** A field of a form by its path, such as `banner.color`, with what is wrong with it. */
interface FieldTexts {
  field: string;
  message: Translated;
}

interface Texts {
  message: Translated;
  fields: readonly FieldTexts[];
}

type ErrorClass = new (message: string, details: object) => Error & { details: unknown };

/** The texts of the refusals under way, until one is answered in the language of its reader. */
const refusals = new WeakMap<object, Texts>();

/** A 400 that the admin shows as a notice. */
export function refuse(key: RefusalKey, values?: RefusalValues): Error {
  return make(errors.ValidationError, key, { message: sayRefusal(key, values), fields: [] });
}

/** A 400 that the admin shows at the field it is about. */
export function refuseField(field: string, key: RefusalKey, values?: RefusalValues): Error {
  const message = sayRefusal(key, values);
  return make(errors.ValidationError, key, { message, fields: [{ field, message }] });
}

/** A 400 whose texts are put together elsewhere, in every language. */
export function refuseFields(message: Translated, fields: readonly FieldTexts[]): Error {
  return make(errors.ValidationError, 'fields', { message, fields });
}

/** A 404 for what somebody else removed meanwhile. */
export function refuseMissing(key: RefusalKey): Error {
  return make(errors.NotFoundError, key, { message: sayRefusal(key), fields: [] });
}

/** A 403 for what nobody may do. Of any other kind Strapi keeps the reason to itself. */
export function refuseForbidden(key: RefusalKey): Error {
  return make(errors.PolicyError, key, { message: sayRefusal(key), fields: [] });
}

/** Puts a refusal into the language of whoever reads it; any other error stays as it is. */
export function translateRefusal(error: unknown, language: AdminLanguage): void {
  const texts = error instanceof Error ? refusals.get(error) : undefined;
  if (!texts) return;
  const refused = error as Error & { details: object };
  refused.message = texts.message[language];
  refused.details = { ...refused.details, ...describeFields(texts.fields, language) };
}

function make(Kind: ErrorClass, name: string, texts: Texts): Error {
  // In a list, as the content manager reads the details of an error.
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
