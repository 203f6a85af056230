import { Mail } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { addMenuLink } from '../parts/content-manager';

const changeMailbox = {
  action: 'plugin::content-manager.explorer.update',
  subject: 'api::import-source.import-source',
};

export function addMailbox(app: StrapiApp): void {
  addMenuLink(app, {
    to: 'mailbox',
    icon: Mail,
    position: 4.7,
    intlLabel: { id: 'agency.mailbox', defaultMessage: 'Mailbox' },
    permissions: [changeMailbox],
    Component: () => import('./mailbox-page').then(({ MailboxPage }) => ({ default: MailboxPage })),
  });
}
