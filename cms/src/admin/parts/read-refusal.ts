interface Refused {
  message?: string;
  response?: { data?: { error?: { message?: string; details?: { refusal?: unknown } } } };
}

/** Why the CMS did not do what it was asked, in the language of the admin; null for any failure. */
export function readRefusal(error: unknown): string | null {
  const { response, message } = error as Refused;
  const answer = response?.data?.error;
  return answer?.details?.refusal ? (answer.message ?? message ?? null) : null;
}

/** The message that says what went wrong, where the CMS gave no reason. */
export function nameFailure(error: unknown): string {
  // Without an answer the browser has an error of its own, in its own language.
  return error instanceof TypeError ? 'agency.unreachable' : 'agency.failed';
}

/** Why something was not done, in the language of the admin. */
export function describeFailure(
  error: unknown,
  formatMessage: (message: { id: string }) => string,
): string {
  return readRefusal(error) ?? formatMessage({ id: nameFailure(error) });
}
