import type { Core } from '@strapi/strapi';
import { makeWorker } from '../jobs/make-worker';
import { findAgency } from './agency';
import { listSecretKinds } from './mail-kinds';
import { concurrency, MailSender } from './mail-sender';
import { openMailTransport, type MailOrigin } from './mail-transport';

/** Sends what is in the outbox and what comes to it, or keeps it where there is no mail server. */
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

/** The agency's name, and the address of MAIL_FROM, of its legal details, or of the site's host. */
async function findOrigin(strapi: Core.Strapi): Promise<MailOrigin> {
  const agency = await findAgency(strapi, 'nl');
  const { hostname } = new URL(agency.siteUrl);
  const from = strapi.config.get<string | null>('mail.from');
  return { name: agency.name, address: from ?? agency.email ?? `no-reply@${hostname}` };
}
