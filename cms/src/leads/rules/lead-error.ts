import { GraphQLError } from 'graphql';

/** Error code of a refused lead; the site has the texts (docs/contracts/leads.md). */
export type LeadErrorCode =
  | 'BAD_USER_INPUT'
  | 'SLOT_FULL'
  | 'UNKNOWN_LISTING'
  | 'FORM_TOKEN_SPENT'
  | 'UNKNOWN_FILE'
  | 'FILES_FULL';

/** Creates an error with `extensions.code`, and the invalid field in `extensions.field`. */
export function leadError(code: LeadErrorCode, field: string, message: string): GraphQLError {
  return new GraphQLError(`${field}: ${message}`, { extensions: { code, field } });
}
