import type { CmsModule } from '../process/module';
import { registerMailCondition } from './agency-role';
import { ensureStaff } from './ensure-staff';
import { addSecondFactor, removeFactorsWithAccounts } from './second-factor/add-second-factor';
import { keepSessions } from './sessions/keep-sessions';
import { addFactorRoutes } from './second-factor/routes';
import { mailStaffResets } from './staff-reset';
import type { Core } from '@strapi/strapi';

export const staff: CmsModule = {
  async register(strapi) {
    evenLoginTime(strapi);
    mailStaffResets(strapi);
    keepSessions(strapi);
    addSecondFactor(strapi);
    await registerMailCondition(strapi);
  },
  handlers: [addFactorRoutes],
  async bootstrap(strapi, env) {
    removeFactorsWithAccounts(strapi);
    await ensureStaff(strapi, env);
  },
};

type Given = { email: string; password: string };

interface AuthService {
  checkCredentials(given: Given): Promise<unknown>;
  validatePassword(password: string, hash: string): Promise<boolean>;
  hashPassword(password: string): Promise<string>;
}

/**
 * Makes a login with an unknown address take as long as one with a known address: Strapi
 * compares a password, which takes 0.1 s, only for existing accounts. Call it while registering.
 */
function evenLoginTime(strapi: Core.Strapi): void {
  const auth = strapi.service('admin::auth') as AuthService;
  const check = auth.checkCredentials;
  let noOnes: Promise<string> | null = null;
  auth.checkCredentials = async (given) => {
    const user = (await strapi.db.query('admin::user').findOne({
      where: { email: given.email },
      select: ['password'],
    })) as { password: string | null } | null;
    if (!user?.password) {
      noOnes ??= auth.hashPassword('the password of no one');
      await auth.validatePassword(given.password, await noOnes);
    }
    return check(given);
  };
}
