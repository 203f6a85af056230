import type { Core } from '@strapi/strapi';
import { registerMailCondition } from './platform/staff/agency-role';
import { closeAdminRoutes } from './platform/access/close-routes';
import { ensureLocales } from './platform/i18n/ensure-locales';
import { ensureStaff } from './platform/staff/ensure-staff';
import { ensureFirstOwner } from './owners/accounts/ensure-first-owner';
import { ensureTokens } from './platform/access/ensure-tokens';
import { guardAdminRoutes } from './platform/access/guard-routes';
import { registerSiteActions } from './platform/access/site-actions';
import { evenLoginTime } from './platform/staff/staff-login';
import { mailStaffResets } from './platform/staff/staff-reset';
import { registerAppointments } from './leads/appointments/register';
import { recordStart } from './privacy/consent/subscribe-to-consent';
import { registerConsent } from './privacy/consent/register';
import { recordConnectionFailures } from './platform/database/connection-failures';
import { makeTransactionsDurable } from './platform/database/durable-transactions';
import { sizeColumns } from './platform/database/size-columns';
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
import { scheduleImport } from './listings/import/schedule-import';
import { seedListings } from './listings/import/seed-listings';
import { applyLabels } from './content/labels/apply-labels';
import { addJobLeaseTable } from './platform/jobs/job-lease';
import { registerPageLanguages } from './content/languages/register-page-languages';
import { sharePublishedFields } from './platform/i18n/share-published-fields';
import { registerInbox } from './leads/inbox/register';
import { registerLaw } from './content/law/register';
import { registerLeads } from './leads/creation/register';
import { registerPrivateFiles } from './leads/private-files/register';
import { scheduleFileCleanup } from './leads/private-files/schedule-file-cleanup';
import { mailWorker } from './platform/mail/mail-worker';
import { registerOutbox } from './platform/mail/register-outbox';
import { noticeWorker } from './platform/publishing/notice-worker';
import { registerPortalImport } from './owners/import/import-portal';
import { registerPortal } from './owners/portal/register';
import { registerPrivacy } from './privacy/erasure/register';
import { scheduleErasure } from './privacy/erasure/schedule-erasure';
import { registerProjects } from './listings/projects/register-projects';
import { registerPublishing } from './platform/publishing/register-publishing';
import { registerSubscriptions } from './alerts/newsletter/register';
import { seedDatabase } from './content/seed/seed-database';
import { isSeeding } from './platform/process/seeding';
import { seedPortal } from './owners/seed/seed-portal';
import { seedVisits } from './leads/appointments/seed-visits';
import { ensureDigestIndex } from './platform/uploads/library';
import { scheduleShares } from './platform/uploads/make-missing-shares';
import { pictureWorker } from './platform/uploads/picture-worker';
import { addWaitingPictureTable } from './platform/uploads/waiting-pictures';
import { registerValidation } from './content/validation/register';
import { registerVisits } from './owners/visits/register';
import { findCatalogue } from './listings/search/catalogue';
import { rebuildOutdatedReadModel } from './listings/search/rebuild-read-model';
import { registerSearch } from './listings/search/register-search';
import { ensureTextIndex } from './listings/search/text-index/text-index-tables';
import { ensureTrigrams } from './listings/search/text-index/ensure-trigrams';

interface Context {
  strapi: Core.Strapi;
}

export default {
  async register({ strapi }: Context): Promise<void> {
    makeTransactionsDurable(strapi);
    recordConnectionFailures(strapi);
    sizeColumns(strapi);
    await registerSiteActions(strapi);
    closeAdminRoutes(strapi);
    guardAdminRoutes(strapi);
    evenLoginTime(strapi);
    mailStaffResets(strapi);
    await registerMailCondition(strapi);
    registerEditConflicts(strapi);
    registerPublishing(strapi);
    registerConsent(strapi);
    registerRedirects(strapi);
    registerSearch(strapi);
    registerProjects(strapi);
    registerGraphql(strapi);
    registerValidation(strapi);
    sharePublishedFields(strapi);
    registerPageLanguages(strapi);
    registerOwners(strapi);
    registerLeads(strapi);
    registerLaw(strapi);
    await registerPrivacy(strapi);
    registerInbox(strapi);
    registerSavedSearches(strapi);
    registerSubscriptions(strapi);
    registerOutbox(strapi);
    registerAppointments(strapi);
    registerPrivateFiles(strapi);
    registerPortal(strapi);
    registerPortalImport(strapi);
    registerVisits(strapi);
    addJobLeaseTable(strapi);
    addWaitingPictureTable(strapi);
    registerHealth(strapi);
  },

  async bootstrap({ strapi }: Context): Promise<void> {
    const env = readEnvironment();
    strapi.log.level = env.LOG_LEVEL;
    batchLoads(strapi);
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
    await rebuildOutdatedReadModel(strapi);
    if (await seedListings(strapi, env)) {
      await seedVisits(strapi, new Date());
      await seedPortal(strapi, env, new Date());
    }
    if (isSeeding(strapi)) return;
    // Reading a large search index takes seconds: not those of the first visitor.
    await findCatalogue(strapi);
    if (env.CRON) {
      scheduleImport(strapi);
      alertWorker.start(strapi);
      scheduleErasure(strapi);
      scheduleFileCleanup(strapi);
      scheduleShares(strapi);
      pictureWorker.start(strapi);
    }
    noticeWorker.start(strapi);
    mailWorker.start(strapi);
  },

  async destroy({ strapi }: Context): Promise<void> {
    const workers = [alertWorker, pictureWorker, noticeWorker, mailWorker];
    await Promise.all(workers.map((worker) => worker.stop(strapi)));
  },
};
