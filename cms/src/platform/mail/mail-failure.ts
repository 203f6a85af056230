export interface MailFailure {
  /** For staff; may contain the recipient's address. */
  reason: string;
  /** For the log; contains no personal data. */
  code: string;
  /** True if the server will never accept this mail. */
  isFinal: boolean;
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** SMTP commands whose refusal concerns the mail, not the login or sender. */
const ofMail = ['RCPT TO', 'DATA'];

/**
 * Describes a delivery error. A 5xx reply to the recipient or the mail itself is final (RFC
 * 5321, 4.2.1); anything else may be retried.
 */
export function describeFailure(error: unknown): MailFailure {
  const { code = 'ERROR', command, message, response, responseCode } = error as SmtpError;
  const isPermanent = responseCode !== undefined && responseCode >= 500 && responseCode < 600;
  const isNoMail = code === 'EENVELOPE' && responseCode === undefined;
  return {
    reason: `${response ?? message} (${[code, command].filter(Boolean).join(', ')})`.slice(0, 1000),
    code: [code, responseCode].filter(Boolean).join(' '),
    isFinal: isNoMail || (isPermanent && ofMail.includes(command ?? '')),
  };
}
