import type { CmsModule } from '../process/module';
import { registerMailCondition } from './agency-role';
import { ensureStaff } from './ensure-staff';
import { addSecondFactor, removeFactorsWithAccounts } from './second-factor/add-second-factor';
import { addFactorRoutes } from './second-factor/routes';
import { evenLoginTime } from './staff-login';
import { mailStaffResets } from './staff-reset';

export const staff: CmsModule = {
  async register(strapi) {
    evenLoginTime(strapi);
    mailStaffResets(strapi);
    addSecondFactor(strapi);
    await registerMailCondition(strapi);
  },
  handlers: [addFactorRoutes],
  async bootstrap(strapi, env) {
    removeFactorsWithAccounts(strapi);
    await ensureStaff(strapi, env);
  },
};
