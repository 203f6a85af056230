import { errors } from '@strapi/utils';

/**
 * Creates a 400 for programs: the site, other systems, imports. In English only; messages for
 * staff are in `refusal.ts`.
 */
export function refuseProgram(message: string): Error {
  return new errors.ValidationError(message);
}
