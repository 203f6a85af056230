import { GraphQLError } from 'graphql';

/** Why a lead is refused; the site says it in the visitor's words (docs/contracts/leads.md). */
export type LeadErrorCode =
  | 'BAD_USER_INPUT'
  | 'SLOT_FULL'
  | 'UNKNOWN_LISTING'
  | 'FORM_TOKEN_SPENT'
  | 'UNKNOWN_FILE'
  | 'FILES_FULL';

/** The error the site gets: `extensions.code`, and in `extensions.field` what is wrong. */
export function leadError(code: LeadErrorCode, field: string, message: string): GraphQLError {
  return new GraphQLError(`${field}: ${message}`, { extensions: { code, field } });
}
