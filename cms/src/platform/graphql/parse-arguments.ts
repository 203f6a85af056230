import { GraphQLError } from 'graphql';
import type { z } from 'zod';

/**
 * Returns the validated arguments. Throws a GraphQL error with code BAD_USER_INPUT that names
 * the first invalid one.
 */
export function parseArguments<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new GraphQLError(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not valid'}`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}
