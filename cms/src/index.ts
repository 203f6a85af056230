import type { Core } from '@strapi/strapi';
import { registerMailCondition } from './access/agency-role';
import { closeAdminRoutes } from './access/close-routes';
import { ensureLocales } from './access/ensure-locales';
import { ensurePeople } from './access/ensure-people';
import { ensureTokens } from './access/ensure-tokens';
import { guardAdminRoutes } from './access/guard-routes';
import { registerSiteActions } from './access/site-actions';
import { evenLoginTime } from './access/staff-login';
import { mailStaffResets } from './access/staff-reset';
import { registerAppointments } from './appointments/register';
import { noteStart } from './consent/follow-consent';
import { registerConsent } from './consent/register';
import { makeTransactionsDurable } from './database/durable-transactions';
import { sizeColumns } from './database/size-columns';
import { alertWorker } from './demands/alert-worker';
import { registerDemands } from './demands/register';
import { registerEditConflicts } from './edit-conflicts/register';
import { readEnvironment } from './env';
import { ensureRoles } from './owners/ensure-roles';
import { keepFormerOwners, moveFormerOwners } from './owners/former-owners';
import { registerOwners } from './owners/register';
import { ensureFoldText } from './folded-text';
import { registerFormerPaths } from './former-paths/register';
import { batchLoads } from './graphql/batch-loads';
import { registerGraphql } from './graphql/register';
import { registerHealth } from './health/register';
import { scheduleImport } from './import/schedule-import';
import { seedListings } from './import/seed-listings';
import { applyLabels } from './labels/apply-labels';
import { addJobLeaseTable } from './lease/job-lease';
import { registerPageLanguages } from './localization/register-page-languages';
import { sharePublishedFields } from './localization/share-published-fields';
import { registerInbox } from './inbox/register';
import { registerLaw } from './law/register';
import { registerLeads } from './leads/register';
import { registerPrivateFiles } from './private-files/register';
import { scheduleFileCare } from './private-files/schedule-file-care';
import { mailWorker } from './outbox/mail-worker';
import { registerOutbox } from './outbox/register-outbox';
import { noticeWorker } from './publish/notice-worker';
import { registerPortal } from './portal/register';
import { registerPrivacy } from './privacy/register';
import { scheduleErasure } from './privacy/schedule-erasure';
import { registerProjects } from './projects/register-projects';
import { registerPublishing } from './publish/register-publishing';
import { registerSubscriptions } from './subscriptions/register';
import { seedDatabase } from './seed/seed-database';
import { seedPortal } from './seed/seed-portal';
import { seedVisits } from './seed/seed-visits';
import { ensureDigestIndex } from './uploads/library';
import { scheduleShares } from './uploads/make-missing-shares';
import { pictureWorker } from './uploads/picture-worker';
import { addWaitingPictureTable } from './uploads/waiting-pictures';
import { registerValidation } from './validation/register';
import { registerVisits } from './visits/register';
import { findCatalogue } from './search/catalogue';
import { rebuildOutdatedReadModel } from './search/rebuild-read-model';
import { registerSearch } from './search/register-search';

interface Context {
  strapi: Core.Strapi;
}

export default {
  async register({ strapi }: Context): Promise<void> {
    makeTransactionsDurable(strapi);
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
    registerFormerPaths(strapi);
    registerSearch(strapi);
    registerProjects(strapi);
    registerGraphql(strapi);
    registerValidation(strapi);
    sharePublishedFields(strapi);
    registerPageLanguages(strapi);
    keepFormerOwners(strapi);
    registerOwners(strapi);
    registerLeads(strapi);
    registerLaw(strapi);
    await registerPrivacy(strapi);
    registerInbox(strapi);
    registerDemands(strapi);
    registerSubscriptions(strapi);
    registerOutbox(strapi);
    registerAppointments(strapi);
    registerPrivateFiles(strapi);
    registerPortal(strapi);
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
    await ensureLocales(strapi);
    await ensureTokens(strapi, env);
    await ensureRoles(strapi);
    await moveFormerOwners(strapi);
    await ensurePeople(strapi, env);
    await applyLabels(strapi);
    await seedDatabase(strapi, env);
    await noteStart(strapi);
    await rebuildOutdatedReadModel(strapi);
    if (await seedListings(strapi, env)) {
      await seedVisits(strapi, new Date());
      await seedPortal(strapi, env, new Date());
    }
    // Reading a large portfolio takes seconds: not those of the first visitor.
    await findCatalogue(strapi);
    if (env.CRON) {
      scheduleImport(strapi);
      alertWorker.start(strapi);
      scheduleErasure(strapi);
      scheduleFileCare(strapi);
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
