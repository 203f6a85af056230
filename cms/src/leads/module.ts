import { wereListingsSeeded } from '../listings/import/seed-listings';
import { removeWith } from '../platform/database/remove-with';
import { mailKinds } from '../platform/mail/mail-kinds';
import type { CmsModule } from '../platform/process/module';
import { addAgendaHandlers } from './agenda/agenda-handlers';
import { addFeedTable } from './agenda/calendar-feed-table';
import { addAppointmentHandlers } from './appointments/appointment-handlers';
import { addSeatTable } from './appointments/seats';
import { seedVisits } from './appointments/seed-visits';
import { subscribeToSlots, repeatSlots } from './appointments/subscribe-to-slots';
import { subscribeToVisits } from './appointments/subscribe-to-visits';
import { addLeadHandlers } from './creation/lead-handlers';
import { addDraftHandlers } from './drafts/draft-handlers';
import { addDraftTable, removeDraftsWithAccounts, scheduleDraftCleanup } from './drafts/drafts';
import { addActTable } from './history/record-act';
import { subscribeToLeads } from './history/subscribe-to-leads';
import { addInboxHandlers } from './inbox/inbox-handlers';
import { addFilterTable } from './inbox/saved-filters';
import { addContactTable } from './people/merged-contacts';
import { addPeopleHandlers } from './people/people-handlers';
import { addFileTable } from './private-files/file-table';
import { addPrivateFileHandlers } from './private-files/private-file-handlers';
import { removeLeadFiles, scheduleFileCleanup } from './private-files/remove-files';
import { addReplyHandlers } from './replies/reply-handlers';
import { addReportHandlers, registerReportAction } from './report/report-handlers';

export const leads: CmsModule = {
  async register(strapi) {
    await registerReportAction(strapi);
    addActTable(strapi);
    addDraftTable(strapi);
    addFilterTable(strapi);
    addFeedTable(strapi);
    addContactTable(strapi);
    addSeatTable(strapi);
    addFileTable(strapi);
    // Outermost, so that the history includes changes by the subscriptions to visits and slots.
    subscribeToLeads(strapi);
    repeatSlots(strapi);
    subscribeToSlots(strapi);
    subscribeToVisits(strapi);
    removeWith(strapi, ['api::lead.lead'], (lead) => removeLeadFiles(strapi, lead));
    mailKinds.add(
      strapi,
      { kind: 'lead-friend', cap: { hour: 5, day: 15 } },
      { kind: 'lead-visitor', cap: { hour: 20, day: 50 } },
    );
  },
  handlers: [
    addLeadHandlers,
    addInboxHandlers,
    addReplyHandlers,
    addReportHandlers,
    addDraftHandlers,
    addAgendaHandlers,
    addPeopleHandlers,
    addAppointmentHandlers,
    addPrivateFileHandlers,
  ],
  bootstrap: removeDraftsWithAccounts,
  async seed(strapi) {
    if (wereListingsSeeded(strapi)) await seedVisits(strapi, new Date());
  },
  workers: [{ start: scheduleFileCleanup }, { start: scheduleDraftCleanup }],
};
