import { readEnvironment } from '../src/platform/process/env';

const env = readEnvironment();

/** Mail server and sender address; without a server, mails stay in the outbox. */
export default { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM ?? null };
