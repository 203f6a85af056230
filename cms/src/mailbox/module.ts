import type { CmsModule } from '../platform/process/module';
import { addIncomingTable } from './incoming-mails';
import { addMailboxHandlers } from './mailbox-handlers';
import { scheduleMailbox } from './read-mailbox';
import { addMarkTable } from './taught-marks';

/** Mails of portals and of visitors, which become leads or belong to one. */
export const mailbox: CmsModule = {
  register(strapi) {
    addIncomingTable(strapi);
    addMarkTable(strapi);
  },
  handlers: [addMailboxHandlers],
  workers: [{ start: scheduleMailbox }],
};
