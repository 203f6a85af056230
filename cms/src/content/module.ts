import { removeWith, ofRemoved } from '../platform/database/remove-with';
import { sharePublishedFields } from '../platform/i18n/share-published-fields';
import type { CmsModule } from '../platform/process/module';
import { addAgencyDetailHandlers } from './agency-details/agency-details-handlers';
import { addBrandHandlers } from './brand/brand-handlers';
import { addDeletedFileHandlers } from './deleted-files/deleted-file-handlers';
import { refuseUsed } from './deleted-files/refuse-used';
import { checkSaves } from './edit-conflicts/check-saves';
import { applyLabels } from './labels/apply-labels';
import { addLanguageHandlers } from './languages/language-handlers';
import { copyRelations } from './languages/copy-relations';
import { addLawHandlers } from './law/law-handlers';
import { addLinkHandlers, checkPublishedLinks } from './links/link-handlers';
import { addOldAddressHandlers } from './old-addresses/old-address-handlers';
import { addOldAddressTable } from './old-addresses/old-address-table';
import { addBlockHandlers, publishBlocksWithPages } from './page-blocks/block-handlers';
import { addMadeTable } from './page-patterns/made-table';
import { addPatternHandlers } from './page-patterns/pattern-handlers';
import { addPictureHandlers } from './pictures/picture-handlers';
import { addRedirectHandlers } from './redirects/redirect-handlers';
import { subscribeToPaths } from './redirects/subscribe-to-paths';
import { addPlanHandlers } from './scheduling/plan-handlers';
import { addPlanTable, PLANS } from './scheduling/plan-table';
import { planWorker } from './scheduling/plan-worker';
import { seedDatabase } from './seed/seed-database';
import { addTodayHandlers, listEditedContentAlone } from './today/today-handlers';
import { checkDocuments } from './validation/check-documents';
import { disambiguatePages } from './validation/disambiguate-pages';
import { dateAsPublished } from './versions/date-as-published';
import { publishedTypes } from './versions/editorial-types';
import { recordVersions } from './versions/record-versions';
import { addVersionHandlers } from './versions/version-handlers';
import { addVersionTable } from './versions/version-table';

export const content: CmsModule = {
  register(strapi) {
    addMadeTable(strapi);
    addVersionTable(strapi);
    addPlanTable(strapi);
    addOldAddressTable(strapi);
    // Before publishing with blocks: a save refused for a newer version must not publish any.
    checkSaves(strapi);
    publishBlocksWithPages(strapi);
    refuseUsed(strapi);
    // Outermost, so that it also records redirects caused by the following middlewares.
    subscribeToPaths(strapi);
    copyRelations(strapi);
    checkDocuments(strapi);
    disambiguatePages(strapi);
    // After the checks of single fields.
    checkPublishedLinks(strapi);
    recordVersions(strapi);
    dateAsPublished(strapi);
    removeWith(strapi, publishedTypes, (_, trx, removed) =>
      ofRemoved(trx(PLANS.name), removed).delete(),
    );
    listEditedContentAlone(strapi);
    // Innermost: versions and the read model include the shared fields.
    sharePublishedFields(strapi);
  },
  handlers: [
    addRedirectHandlers,
    addOldAddressHandlers,
    addLanguageHandlers,
    addBlockHandlers,
    addPictureHandlers,
    addDeletedFileHandlers,
    addPatternHandlers,
    addLinkHandlers,
    addVersionHandlers,
    addPlanHandlers,
    addTodayHandlers,
    addBrandHandlers,
    addAgencyDetailHandlers,
    addLawHandlers,
  ],
  bootstrap: applyLabels,
  seed: seedDatabase,
  workers: [planWorker],
};
