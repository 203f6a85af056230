import { errors } from '@strapi/utils';

/**
 * A 400 that only programs read: the site, other systems, imports. It is in English alone; what
 * staff see in the admin is made in `refusal.ts`.
 */
export function refuseProgram(message: string): Error {
  return new errors.ValidationError(message);
}
