import { removeWith } from '../platform/database/remove-with';
import { measures } from '../platform/metrics/measures';
import type { CmsModule } from '../platform/process/module';
import { isSeeding } from '../platform/process/seeding';
import { addAdditionTables, CORRECTIONS, OPEN_HOUSES } from './additions/addition-tables';
import { addBlockChoiceHandlers } from './block-choices/block-choice-handlers';
import { addAdditionHandlers } from './edit-additions/addition-handlers';
import { scheduleAdditions } from './edit-additions/end-additions';
import {
  adoptImported,
  subscribeToImported,
  importMeasure,
} from './import/runs/imported-documents';
import { cleanDescriptions } from './import/write/clean-descriptions';
import { addRememberedPictures } from './import/write/remembered-pictures';
import { seedListings, scheduleNearby, seedNearby } from './import/seed-listings';
import { addLandingHandlers } from './landing/landing-handlers';
import { addLegalFactHandlers } from './legal-facts/legal-fact-handlers';
import { keepDraftPictures } from './manual/keep-pictures';
import { addListingChoiceHandlers } from './listing-choices/listing-choice-handlers';
import { addManualHandlers } from './manual/manual-handlers';
import { addManualTables } from './manual/manual-tables';
import { removeManual } from './manual/remove-manual';
import { addNearbyTable } from './nearby/nearby-tables';
import { addProjectHandlers } from './projects/project-handlers';
import { subscribeToProjects } from './projects/subscribe-to-projects';
import { findCatalogue, searchMeasure } from './search/catalogue';
import { addEmptySearchTable } from './search/empty-searches';
import { addReadModelTables } from './search/read-model/read-model-tables';
import { rebuildOutdatedReadModel } from './search/read-model/rebuild-read-model';
import { addSearchHandlers } from './search/search-handlers';
import {
  subscribeToListings,
  subscribeToPictures,
} from './search/read-model/subscribe-to-listings';
import { ensureTrigrams } from './search/text-index/ensure-trigrams';
import { ensureTextIndex } from './search/text-index/text-index-tables';
import { registerTeamImport } from './team-api/import-team';
import { subscribeToTeam } from './team-api/subscribe-to-team';
import { addTeamHandlers } from './team-api/team-handlers';

/** Listings, projects and the team, with their search and imports. */
export const listings: CmsModule = {
  register(strapi) {
    addReadModelTables(strapi);
    addEmptySearchTable(strapi);
    addNearbyTable(strapi);
    addAdditionTables(strapi);
    addManualTables(strapi);
    addRememberedPictures(strapi);
    measures.add(strapi, searchMeasure, importMeasure);
    // Fields with their own input in the admin.
    strapi.customFields.register([
      { name: 'ribbon', type: 'integer' },
      { name: 'priceUnit', type: 'integer' },
      { name: 'block-choices', type: 'text' },
    ]);
    subscribeToListings(strapi);
    subscribeToPictures(strapi);
    keepDraftPictures(strapi);
    removeWith(strapi, ['api::listing.listing'], async (listing, trx) => {
      await trx(CORRECTIONS).where({ listing }).delete();
      await trx(OPEN_HOUSES).where({ listing }).delete();
      await removeManual(trx, listing);
    });
    subscribeToProjects(strapi);
    subscribeToImported(strapi);
    subscribeToTeam(strapi);
    registerTeamImport(strapi);
  },
  handlers: [
    addSearchHandlers,
    addAdditionHandlers,
    addBlockChoiceHandlers,
    addListingChoiceHandlers,
    addLandingHandlers,
    addLegalFactHandlers,
    addManualHandlers,
    addProjectHandlers,
    addTeamHandlers,
  ],
  async bootstrap(strapi) {
    await ensureTextIndex(strapi);
    await ensureTrigrams(strapi);
  },
  async seed(strapi, env) {
    await adoptImported(strapi);
    await cleanDescriptions(strapi);
    await rebuildOutdatedReadModel(strapi);
    await seedNearby(strapi, env);
    await seedListings(strapi, env);
    // Loads the search index at the start, since it takes seconds and the first visitor would wait.
    if (!isSeeding()) await findCatalogue(strapi);
  },
  workers: [{ start: scheduleNearby }, { start: scheduleAdditions }],
};
