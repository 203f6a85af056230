import type { Core } from '@strapi/strapi';
import { registerMailCondition } from './platform/staff/agency-role';
import { closeAdminRoutes } from './platform/access/close-routes';
import { ensureLocales } from './platform/i18n/ensure-locales';
import { ensureStaff } from './platform/staff/ensure-staff';
import { ensureFirstOwner } from './owners/accounts/ensure-first-owner';
import { ensureTokens } from './platform/access/ensure-tokens';
import { guardAdminRoutes } from './platform/access/guard-routes';
import { restrictAccess } from './platform/access/restrict-access';
import { registerSiteActions } from './platform/access/site-actions';
import { evenLoginTime } from './platform/staff/staff-login';
import { mailStaffResets } from './platform/staff/staff-reset';
import {
  registerSecondFactor,
  removeFactorsWithAccounts,
} from './platform/staff/second-factor/register';
import { registerAgenda } from './leads/agenda/register';
import { registerAppointments } from './leads/appointments/register';
import { recordStart } from './privacy/consent/subscribe-to-consent';
import { registerConsent } from './privacy/consent/register';
import { recordConnectionFailures } from './platform/database/connection-failures';
import { recordDataVersion, refuseNewerData } from './platform/database/data-version';
import { makeTransactionsDurable } from './platform/database/durable-transactions';
import { sizeColumns } from './platform/database/size-columns';
import { registerMatches } from './alerts/matches/register';
import { alertWorker } from './alerts/saved-searches/alert-worker';
import { registerSavedSearches } from './alerts/saved-searches/register';
import { registerEditConflicts } from './content/edit-conflicts/register';
import { readEnvironment } from './platform/process/env';
import { ensureRoles } from './owners/accounts/ensure-roles';
import { registerOwners } from './owners/accounts/register';
import { ensureFoldText } from './platform/database/folded-text';
import { registerRedirects } from './content/redirects/register';
import { batchLoads } from './platform/graphql/batch-loads';
import { registerGraphql } from './platform/graphql/register';
import { registerHealth } from './platform/health/register';
import { adoptImported, registerImport } from './listings/import/register-import';
import { moveSnapshotSettings } from './feeds/ensure-sources';
import { feedWorker } from './feeds/feed-worker';
import { registerFeeds } from './feeds/register-feeds';
import { scheduleNearby, seedNearby } from './listings/import/seed-nearby';
import { seedListings } from './listings/import/seed-listings';
import { applyLabels } from './content/labels/apply-labels';
import { addJobLeaseTable } from './platform/jobs/job-lease';
import { registerPageLanguages } from './content/languages/register-page-languages';
import { registerPictures } from './content/pictures/register-pictures';
import { registerDeletedFiles } from './content/deleted-files/register-deleted-files';
import { registerBlocks } from './content/page-blocks/register-blocks';
import { registerPatterns } from './content/page-patterns/register-patterns';
import { sharePublishedFields } from './platform/i18n/share-published-fields';
import { registerInbox } from './leads/inbox/register';
import { registerPeople } from './leads/people/register';
import { registerReplies } from './leads/replies/register';
import { registerLaw } from './content/law/register';
import { registerLeads } from './leads/creation/register';
import { registerPrivateFiles } from './leads/private-files/register';
import { scheduleFileCleanup } from './leads/private-files/schedule-file-cleanup';
import { mailWorker } from './platform/mail/mail-worker';
import { registerOutbox } from './platform/mail/register-outbox';
import { noticeWorker } from './platform/publishing/notice-worker';
import { adoptPortalRecords } from './owners/import/adopt-records';
import { registerPortalImport } from './owners/import/import-portal';
import { registerOwnerDocuments } from './owners/documents/register';
import { registerReports } from './owners/report/register';
import { scheduleReports } from './owners/report/schedule-reports';
import { registerPortal } from './owners/portal/register';
import { registerPrivacy } from './privacy/erasure/register';
import { scheduleErasure } from './privacy/erasure/schedule-erasure';
import { registerProjects } from './listings/projects/register-projects';
import { scheduleAdditions } from './listings/edit-additions/end-additions';
import { registerBlockChoices } from './listings/block-choices/register-block-choices';
import { registerAdditions } from './listings/edit-additions/register-additions';
import { registerTeam } from './listings/team-api/register-team';
import { registerPublishing } from './platform/publishing/register-publishing';
import { registerSubscriptions } from './alerts/newsletter/register';
import { seedDatabase } from './content/seed/seed-database';
import { ignoreCommits, isSeeding } from './platform/process/seeding';
import { seedPortal } from './owners/seed/seed-portal';
import { seedVisits } from './leads/appointments/seed-visits';
import { ensureDigestIndex } from './platform/uploads/library';
import { checkUploads } from './platform/uploads/check-uploads';
import { scheduleTrash } from './platform/uploads/trash/trash-job';
import { scheduleShares } from './platform/uploads/make-missing-shares';
import { pictureWorker } from './platform/uploads/picture-worker';
import { addWaitingPictureTable } from './platform/uploads/waiting-pictures';
import { planWorker } from './content/scheduling/plan-worker';
import { registerScheduling } from './content/scheduling/register-scheduling';
import { registerBrand } from './content/brand/register-brand';
import { registerToday } from './content/today/register-today';
import { registerLinks } from './content/links/register-links';
import { registerValidation } from './content/validation/register';
import { tellPagesApart } from './content/validation/tell-pages-apart';
import { registerVersions } from './content/versions/register-versions';
import { registerVisits } from './owners/visits/register';
import { findCatalogue } from './listings/search/catalogue';
import { rebuildOutdatedReadModel } from './listings/search/rebuild-read-model';
import { registerLanding } from './listings/landing/register-landing';
import { registerSearch } from './listings/search/register-search';
import { ensureTextIndex } from './listings/search/text-index/text-index-tables';
import { ensureTrigrams } from './listings/search/text-index/ensure-trigrams';

interface Context {
  strapi: Core.Strapi;
}

export default {
  async register({ strapi }: Context): Promise<void> {
    await refuseNewerData(strapi.db.connection);
    makeTransactionsDurable(strapi);
    if (isSeeding(strapi)) ignoreCommits(strapi);
    recordConnectionFailures(strapi);
    sizeColumns(strapi);
    await registerSiteActions(strapi);
    closeAdminRoutes(strapi);
    guardAdminRoutes(strapi);
    restrictAccess(strapi);
    evenLoginTime(strapi);
    mailStaffResets(strapi);
    registerSecondFactor(strapi);
    await registerMailCondition(strapi);
    registerEditConflicts(strapi);
    registerPublishing(strapi);
    registerConsent(strapi);
    registerRedirects(strapi);
    registerSearch(strapi);
    registerAdditions(strapi);
    registerBlockChoices(strapi);
    registerLanding(strapi);
    registerProjects(strapi);
    registerImport(strapi);
    registerFeeds(strapi);
    registerTeam(strapi);
    registerGraphql(strapi);
    registerPageLanguages(strapi);
    registerBlocks(strapi);
    registerPictures(strapi);
    registerDeletedFiles(strapi);
    // After what keeps a replaced file: a refused one replaces nothing.
    checkUploads(strapi);
    registerPatterns(strapi);
    registerValidation(strapi);
    tellPagesApart(strapi);
    registerLinks(strapi);
    registerVersions(strapi);
    registerScheduling(strapi);
    registerToday(strapi);
    registerBrand(strapi);
    sharePublishedFields(strapi);
    registerOwners(strapi);
    registerLeads(strapi);
    registerLaw(strapi);
    await registerPrivacy(strapi);
    registerInbox(strapi);
    registerReplies(strapi);
    registerAgenda(strapi);
    registerPeople(strapi);
    registerMatches(strapi);
    registerSavedSearches(strapi);
    registerSubscriptions(strapi);
    registerOutbox(strapi);
    registerAppointments(strapi);
    registerPrivateFiles(strapi);
    registerPortal(strapi);
    registerReports(strapi);
    registerOwnerDocuments(strapi);
    registerPortalImport(strapi);
    registerVisits(strapi);
    addJobLeaseTable(strapi);
    addWaitingPictureTable(strapi);
    registerHealth(strapi);
  },

  async bootstrap({ strapi }: Context): Promise<void> {
    await recordDataVersion(strapi.db.connection);
    const env = readEnvironment();
    strapi.log.level = env.LOG_LEVEL;
    batchLoads(strapi);
    removeFactorsWithAccounts(strapi);
    await ensureFoldText(strapi);
    await ensureDigestIndex(strapi);
    await ensureTextIndex(strapi);
    await ensureTrigrams(strapi);
    await ensureLocales(strapi);
    await ensureTokens(strapi, env);
    await ensureRoles(strapi);
    await ensureStaff(strapi, env);
    await ensureFirstOwner(strapi, env);
    await applyLabels(strapi);
    await seedDatabase(strapi, env);
    await recordStart(strapi);
    await adoptImported(strapi);
    await adoptPortalRecords(strapi);
    await moveSnapshotSettings(strapi);
    await rebuildOutdatedReadModel(strapi);
    await seedNearby(strapi, env);
    if (await seedListings(strapi, env)) {
      await seedVisits(strapi, new Date());
      await seedPortal(strapi, env, new Date());
    }
    if (isSeeding(strapi)) return;
    // Reading a large search index takes seconds: not those of the first visitor.
    await findCatalogue(strapi);
    if (env.CRON) {
      feedWorker.start(strapi);
      scheduleNearby(strapi, env);
      alertWorker.start(strapi);
      scheduleErasure(strapi);
      scheduleReports(strapi);
      scheduleAdditions(strapi);
      scheduleFileCleanup(strapi);
      scheduleShares(strapi);
      scheduleTrash(strapi);
      pictureWorker.start(strapi);
      planWorker.start(strapi);
    }
    noticeWorker.start(strapi);
    mailWorker.start(strapi);
  },

  async destroy({ strapi }: Context): Promise<void> {
    const workers = [feedWorker, alertWorker, pictureWorker, planWorker, noticeWorker, mailWorker];
    await Promise.all(workers.map((worker) => worker.stop(strapi)));
  },
};
