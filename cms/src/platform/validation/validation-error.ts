import { errors } from '@strapi/utils';

/** An error that the admin shows at the field it is about. */
export function fieldError(field: string, message: string): Error {
  return new errors.ValidationError(message, {
    errors: [{ path: field.split('.'), message, name: 'ValidationError' }],
  });
}
