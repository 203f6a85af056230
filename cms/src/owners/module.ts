import { wereListingsSeeded } from '../listings/import/seed-listings';
import { listingObservers } from '../listings/search/read-model/listing-observers';
import { removeWith } from '../platform/database/remove-with';
import { mailKinds } from '../platform/mail/mail-kinds';
import type { CmsModule } from '../platform/process/module';
import { addAccountHandlers } from './accounts/account-handlers';
import { ensureFirstOwner, ensureRoles } from './accounts/ensure-accounts';
import { registerOwnerMiddleware } from './accounts/owner-middleware';
import { OWNER } from './accounts/owner-type';
import { addDocumentHandlers } from './documents/document-handlers';
import { removeShared } from './documents/share-document';
import { adoptPortalRecords } from './import/adopt-records';
import { registerPortalImport } from './import/import-portal';
import { checkNotes } from './outcome/check-notes';
import { addPriceTable, recordPrices } from './outcome/price-changes';
import { addPriceHandlers } from './outcome/price-history';
import { checkHistories } from './portal/check-history';
import { addPortalHandlers } from './portal/portal-handlers';
import { addReportHandlers } from './report/report-handlers';
import { scheduleReports } from './report/send-reports';
import { seedPortal } from './seed/seed-portal';
import { addBatchTable } from './visits/record-visits';
import { addVisitHandlers } from './visits/visit-handlers';

export const owners: CmsModule = {
  register(strapi) {
    addPriceTable(strapi);
    addBatchTable(strapi);
    registerOwnerMiddleware(strapi);
    checkHistories(strapi);
    checkNotes(strapi);
    removeWith(strapi, ['api::listing.listing', OWNER], (documentId) =>
      removeShared(strapi, documentId),
    );
    listingObservers.add(strapi, recordPrices);
    registerPortalImport(strapi);
    mailKinds.add(
      strapi,
      { kind: 'owner-invitation', hasSecret: true },
      { kind: 'owner-email', cap: { hour: 5, day: 10 }, hasSecret: true },
      { kind: 'owner-reset', cap: { hour: 6, day: 20 }, hasSecret: true },
    );
  },
  handlers: [
    addAccountHandlers,
    addPortalHandlers,
    addPriceHandlers,
    addReportHandlers,
    addDocumentHandlers,
    addVisitHandlers,
  ],
  async bootstrap(strapi, env) {
    await ensureRoles(strapi);
    await ensureFirstOwner(strapi, env);
  },
  async seed(strapi, env) {
    await adoptPortalRecords(strapi);
    if (wereListingsSeeded(strapi)) await seedPortal(strapi, env, new Date());
  },
  workers: [{ start: scheduleReports }],
};
