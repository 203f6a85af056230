import { makeWorker } from '../jobs/make-worker';
import { listSecretKinds } from './mail-kinds';
import { concurrency, MailSender } from './mail-sender';
import { openMailTransport, findOrigin } from './mail-transport';

/** Sends due mails, or keeps them if there is no mail server. */
export const mailWorker = makeWorker((strapi) => {
  const url = strapi.config.get<string | null>('mail.smtpUrl');
  const { connection } = strapi.db;
  const transport = url === null ? null : openMailTransport(url, { connections: concurrency });
  const sender = new MailSender({
    connection,
    transport,
    log: strapi.log,
    findOrigin: () => findOrigin(strapi),
    secretKinds: listSecretKinds(strapi),
  });
  return { senders: [sender] };
});
