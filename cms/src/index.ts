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
} from './platform/staff/second-factor/add-second-factor';
import { registerAgenda } from './leads/agenda/agenda-handlers';
import { registerAppointments } from './leads/appointments/appointment-handlers';
import { recordStart } from './privacy/consent/subscribe-to-consent';
import { registerConsent } from './privacy/consent/consent-handlers';
import { recordConnectionFailures } from './platform/database/connection-failures';
import { recordDataVersion, refuseNewerData } from './platform/database/data-version';
import { makeTransactionsDurable } from './platform/database/durable-transactions';
import { sizeColumns } from './platform/database/size-columns';
import { registerMatches } from './alerts/matches/match-handlers';
import { alertWorker } from './alerts/saved-searches/alert-worker';
import { registerSavedSearches } from './alerts/saved-searches/saved-search-handlers';
import { registerEditConflicts } from './content/edit-conflicts/check-saves';
import { readEnvironment } from './platform/process/env';
import { ensureRoles } from './owners/accounts/ensure-roles';
import { registerOwners } from './owners/accounts/account-handlers';
import { ensureFoldText } from './platform/database/folded-text';
import { registerRedirects } from './content/redirects/redirect-handlers';
import { batchLoads } from './platform/graphql/batch-loads';
import { registerGraphql } from './platform/graphql/module';
import { registerHealth } from './platform/health/health-handlers';
import { adoptImported, registerImport } from './listings/import/imported-documents';
import { moveSnapshotSettings } from './feeds/ensure-sources';
import { feedWorker } from './feeds/feed-worker';
import { registerFeeds } from './feeds/register-feeds';
import { scheduleNearby, seedNearby } from './listings/import/seed-nearby';
import { seedListings } from './listings/import/seed-listings';
import { applyLabels } from './content/labels/apply-labels';
import { addJobLeaseTable } from './platform/jobs/job-lease';
import { registerPageLanguages } from './content/languages/language-handlers';
import { registerPictures } from './content/pictures/picture-handlers';
import { registerDeletedFiles } from './content/deleted-files/deleted-file-handlers';
import { registerBlocks } from './content/page-blocks/block-handlers';
import { registerPatterns } from './content/page-patterns/pattern-handlers';
import { sharePublishedFields } from './platform/i18n/share-published-fields';
import { registerInbox } from './leads/inbox/inbox-handlers';
import { registerPeople } from './leads/people/people-handlers';
import { registerReplies } from './leads/replies/reply-handlers';
import { registerLaw } from './content/law/law-handlers';
import { registerLeads } from './leads/creation/lead-handlers';
import { registerPrivateFiles } from './leads/private-files/private-file-handlers';
import { scheduleFileCleanup } from './leads/private-files/schedule-file-cleanup';
import { mailWorker } from './platform/mail/mail-worker';
import { registerOutbox } from './platform/mail/outbox-handlers';
import { noticeWorker } from './platform/publishing/notice-worker';
import { adoptPortalRecords } from './owners/import/adopt-records';
import { registerPortalImport } from './owners/import/import-portal';
import { registerOwnerDocuments } from './owners/documents/document-handlers';
import { registerReports } from './owners/report/report-handlers';
import { scheduleReports } from './owners/report/schedule-reports';
import { registerPortal } from './owners/portal/portal-handlers';
import { registerPrivacy } from './privacy/erasure/erasure-handlers';
import { scheduleErasure } from './privacy/erasure/schedule-erasure';
import { registerProjects } from './listings/projects/project-handlers';
import { scheduleAdditions } from './listings/edit-additions/end-additions';
import { registerBlockChoices } from './listings/block-choices/block-choice-handlers';
import { registerAdditions } from './listings/edit-additions/addition-handlers';
import { registerTeam } from './listings/team-api/team-handlers';
import { registerPublishing } from './platform/publishing/module';
import { registerSubscriptions } from './alerts/newsletter/newsletter-handlers';
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
import { registerScheduling } from './content/scheduling/plan-handlers';
import { registerBrand } from './content/brand/brand-handlers';
import { registerToday } from './content/today/today-handlers';
import { registerLinks } from './content/links/link-handlers';
import { registerValidation } from './content/validation/check-documents';
import { tellPagesApart } from './content/validation/disambiguate-pages';
import { registerVersions } from './content/versions/version-handlers';
import { registerVisits } from './owners/visits/visit-handlers';
import { findCatalogue } from './listings/search/catalogue';
import { rebuildOutdatedReadModel } from './listings/search/rebuild-read-model';
import { registerLanding } from './listings/landing/landing-handlers';
import { registerSearch } from './listings/search/search-handlers';
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
