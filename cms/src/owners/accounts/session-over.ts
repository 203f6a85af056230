import { GraphQLError } from 'graphql';

/** What is answered to a write of somebody whose session is over. */
export function sessionOver(): GraphQLError {
  return new GraphQLError('This session is over.', { extensions: { code: 'SESSION_OVER' } });
}
