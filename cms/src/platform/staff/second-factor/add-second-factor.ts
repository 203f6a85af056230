import type { Core } from '@strapi/strapi';
import { demandFactor } from './demand-factor';
import { addFactorTables, deleteFactor } from './factor-rows';
import { askAtLogin } from './login';
import { guardSessions } from './sessions';

/** Adds the second factor of staff (docs/decisions/0135). Call it while registering. */
export function addSecondFactor(strapi: Core.Strapi): void {
  addFactorTables(strapi);
  guardSessions(strapi);
  askAtLogin(strapi);
  demandFactor(strapi);
}

/** Removes the factor with its account: SQLite gives the number to the next one. Call it while bootstrapping. */
export function removeFactorsWithAccounts(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterDelete({ params }) {
      await deleteFactor(strapi, Number((params as { where: { id: number } }).where.id));
    },
  });
}
