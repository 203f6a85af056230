import type { Core } from '@strapi/strapi';
import { demandFactor } from './demand-factor';
import { addFactorTables, deleteFactor } from './factor-rows';
import { askAtLogin } from './login';
import { addFactorRoutes } from './routes';
import { guardSessions } from './sessions';

/** Adds the second factor of staff (OPS-9, docs/decisions/0135). Call it while registering. */
export function registerSecondFactor(strapi: Core.Strapi): void {
  addFactorTables(strapi);
  guardSessions(strapi);
  askAtLogin(strapi);
  demandFactor(strapi);
  addFactorRoutes(strapi);
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
