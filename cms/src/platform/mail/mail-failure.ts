/** Why a mail was not taken. */
export interface MailFailure {
  /** For staff: it may hold the address that the mail goes to. */
  reason: string;
  /** For the log: without anything about a person. */
  code: string;
  /** The server will never take this mail as it is. */
  isFinal: boolean;
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** Steps at which a refusal concerns the mail and not how we log in or who we are. */
const ofMail = ['RCPT TO', 'DATA'];

/**
 * What went wrong, and whether it is of use to try again: a reply of 5xx to the recipient or to the
 * mail itself is the server's last word (RFC 5321, 4.2.1), anything else may pass.
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
