import { readEnvironment } from '../src/platform/process/env';

const env = readEnvironment();

/** The mail server, null when mails are kept in the outbox, and the address they come from. */
export default { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM ?? null };
