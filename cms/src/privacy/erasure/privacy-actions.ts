import type { Core } from '@strapi/strapi';
import type { Right } from '../../platform/access/admin-routes';

interface ActionProvider {
  registerMany(actions: readonly object[]): Promise<unknown>;
}

/** What a role may be allowed to do with everything that is kept about a person. */
export const exportPeople: Right = { action: 'api::privacy.export' };
export const erasePeople: Right = { action: 'api::privacy.erase' };

const actions = [
  { uid: 'privacy.export', displayName: 'See and export what is kept about a person' },
  { uid: 'privacy.erase', displayName: 'Erase what is kept about a person' },
];

/** Makes both known to the roles; administrators have them by themselves. Call it while registering. */
export async function registerPrivacyActions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission') as unknown as {
    actionProvider: ActionProvider;
  };
  await actionProvider.registerMany(
    actions.map((action) => ({ ...action, section: 'settings', category: 'privacy' })),
  );
}
