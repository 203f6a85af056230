interface Refused {
  message?: string;
  response?: {
    data?: { error?: { message?: string; details?: { refusal?: unknown; errors?: unknown } } };
  };
}

/** Returns the refusal of the CMS in the admin's language; null for other errors. */
export function readRefusal(error: unknown): string | null {
  const { response, message } = error as Refused;
  const answer = response?.data?.error;
  return answer?.details?.refusal ? (answer.message ?? message ?? null) : null;
}

/** Returns the messages of a refusal by the path of their field, such as `settings.url`. */
export function readFieldProblems(error: unknown): Record<string, string> {
  const errors = (error as Refused).response?.data?.error?.details?.errors;
  if (!Array.isArray(errors)) return {};
  return Object.fromEntries(
    (errors as { path: string[]; message: string }[]).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );
}

/** Returns the message key for an error without a refusal. */
export function nameFailure(error: unknown): string {
  // Without a response the browser throws an error in its own language.
  return error instanceof TypeError ? 'agency.unreachable' : 'agency.failed';
}

export function describeFailure(
  error: unknown,
  formatMessage: (message: { id: string }) => string,
): string {
  return readRefusal(error) ?? formatMessage({ id: nameFailure(error) });
}
