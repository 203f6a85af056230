import { listingObservers } from '../listings/search/read-model/listing-observers';
import { mailKinds } from '../platform/mail/mail-kinds';
import type { CmsModule } from '../platform/process/module';
import { addMatchHandlers } from './matches/match-handlers';
import { addNewsletterHandlers } from './newsletter/newsletter-handlers';
import { alertWorker } from './saved-searches/alert-worker';
import { recordListingChanges } from './saved-searches/match-changes';
import { addSavedSearchHandlers } from './saved-searches/saved-search-handlers';
import { addSavedSearchTables } from './saved-searches/saved-search-tables';
import { subscribeToSavedSearches } from './saved-searches/subscribe-to-saved-searches';

export const alerts: CmsModule = {
  register(strapi) {
    addSavedSearchTables(strapi);
    subscribeToSavedSearches(strapi);
    listingObservers.add(strapi, recordListingChanges);
    mailKinds.add(
      strapi,
      { kind: 'confirm-demand', cap: { hour: 10, day: 20 } },
      { kind: 'demand', cap: { hour: 10, day: 20 } },
      { kind: 'confirm-newsletter', cap: { hour: 5, day: 10 } },
      { kind: 'stop-newsletter', cap: { hour: 5, day: 10 } },
    );
  },
  handlers: [addMatchHandlers, addSavedSearchHandlers, addNewsletterHandlers],
  workers: [alertWorker],
};
