import type { StrapiApp } from '@strapi/strapi/admin';
import { readLeads } from '../../platform/access/admin-routes';
import { InboxIcon } from './inbox-icon';
import { LeadPanel } from './lead-panel';
import { MatchPanel } from '../people/match-panel';
import { ListShortcuts } from './list-shortcuts';
import { findContentManager } from '../parts/content-manager';

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
  const manager = findContentManager(app);
  manager.apis.addEditViewSidePanel([LeadPanel, MatchPanel]);
  manager.injectComponent('listView', 'actions', {
    name: 'agency-shortcuts',
    Component: ListShortcuts,
  });
}
