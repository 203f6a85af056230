import type { CmsModule } from '../process/module';
import { ignoreCommits, isSeeding } from '../process/seeding';
import { recordConnectionFailures } from './connection/connection-failures';
import { recordDataVersion, refuseNewerData } from './data-version';
import { makeTransactionsDurable } from './durable-transactions';
import { ensureFoldText } from './folded-text';
import { sizeColumns } from './size-columns';

export const database: CmsModule = {
  async register(strapi) {
    await refuseNewerData(strapi.db.connection);
    makeTransactionsDurable(strapi);
    if (isSeeding()) ignoreCommits(strapi);
    recordConnectionFailures(strapi);
    sizeColumns(strapi);
  },
  async bootstrap(strapi) {
    await recordDataVersion(strapi.db.connection);
    await ensureFoldText(strapi);
  },
};
