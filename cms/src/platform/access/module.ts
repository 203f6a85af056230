import type { CmsModule } from '../process/module';
import { closeAdminRoutes } from './guard-routes';
import { ensureTokens } from './ensure-tokens';
import { guardAdminRoutes } from './guard-routes';
import { restrictAccess } from './restrict-access';
import { registerSiteActions } from './site-actions';

export const access: CmsModule = {
  async register(strapi) {
    await registerSiteActions(strapi);
    closeAdminRoutes(strapi);
    guardAdminRoutes(strapi);
    restrictAccess(strapi);
  },
  bootstrap: ensureTokens,
};
