import type { StrapiApp } from '@strapi/strapi/admin';
import { InboxIcon } from './inbox-icon';
import { LeadPanel } from './lead-panel';
import { ListShortcuts } from './list-shortcuts';

const readLeads = {
  action: 'plugin::content-manager.explorer.read',
  subject: 'api::lead.lead',
};

interface ContentManager {
  apis: { addEditViewSidePanel(panels: unknown[]): void };
  injectComponent(view: string, zone: string, part: object): void;
}

/** Adds the inbox to the menu, to whoever may read leads (CMS-4). Call it while registering. */
export function addInbox(app: StrapiApp): void {
  app.addMenuLink({
    to: 'inbox',
    icon: InboxIcon,
    position: 0.5,
    intlLabel: { id: 'agency.inbox', defaultMessage: 'Inbox' },
    permissions: [readLeads] as never,
    Component: () => import('./inbox-page').then(({ InboxPage }) => ({ default: InboxPage })),
  } as never);
}

/** Shows beside a lead what belongs to it, and above lists what waits. Call it while bootstrapping. */
export function showLeadPanel(app: StrapiApp): void {
  const manager = app.getPlugin('content-manager') as unknown as ContentManager;
  manager.apis.addEditViewSidePanel([LeadPanel]);
  manager.injectComponent('listView', 'actions', {
    name: 'agency-shortcuts',
    Component: ListShortcuts,
  });
}
