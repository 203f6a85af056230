import type { Core } from '@strapi/strapi';
import { ensureLocales } from './access/ensure-locales';
import { ensurePeople } from './access/ensure-people';
import { ensureTokens } from './access/ensure-tokens';
import { registerSiteActions } from './access/site-actions';
import { readEnvironment } from './env';
import { registerGraphql } from './graphql/register';
import { applyLabels } from './labels/apply-labels';

interface Context {
  strapi: Core.Strapi;
}

export default {
  async register({ strapi }: Context): Promise<void> {
    await registerSiteActions(strapi);
    registerGraphql(strapi);
  },

  async bootstrap({ strapi }: Context): Promise<void> {
    const env = readEnvironment();
    strapi.log.level = env.LOG_LEVEL;
    await ensureLocales(strapi);
    await ensureTokens(strapi, env);
    await ensurePeople(strapi, env);
    await applyLabels(strapi);
  },
};
