import type { StrapiApp } from '@strapi/strapi/admin';
import { readLeads } from '../../platform/access/admin-routes';
import { MatchPanel } from '../people/match-panel';
import { ListShortcuts } from './list-shortcuts';
import { addMenuLink, findContentManager } from '../parts/content-manager';
import { Flex, Typography, Box } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { leadPath } from '../parts/lead-path';
import { PanelLink } from '../parts/panel-part';
import { Calendar, Mail } from '@strapi/icons';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useInboxCounts } from './use-inbox-counts';

export function addInbox(app: StrapiApp): void {
  addMenuLink(app, {
    to: 'inbox',
    icon: InboxIcon,
    position: 0.5,
    intlLabel: { id: 'agency.inbox', defaultMessage: 'Inbox' },
    permissions: [readLeads],
    Component: () => import('./inbox-page').then(({ InboxPage }) => ({ default: InboxPage })),
  });
}

/** A part of the inbox with a link of its own in the menu, also in the bar of phones. */
export function addAgenda(app: StrapiApp): void {
  addMenuLink(app, {
    to: 'inbox/visits',
    icon: Calendar,
    position: 0.6,
    intlLabel: { id: 'agency.visits', defaultMessage: 'Agenda' },
    permissions: [readLeads],
    Component: () => import('./inbox-page').then(({ InboxPage }) => ({ default: InboxPage })),
  });
}

/**
 * Shows related information next to a lead, and shortcuts above lists. Call it while
 * bootstrapping.
 */
export function showLeadPanel(app: StrapiApp): void {
  const manager = findContentManager(app);
  manager.apis.addEditViewSidePanel([LeadPanel, MatchPanel]);
  manager.injectComponent('listView', 'actions', {
    name: 'agency-shortcuts',
    Component: ListShortcuts,
  });
}

/** Links from a lead's form, which is for corrections, to its page in the inbox. */
function LeadPanel({ model, documentId }: { model: string; documentId?: string }) {
  const { formatMessage } = useIntl();
  if (model !== 'api::lead.lead' || !documentId) return null;
  return {
    title: formatMessage({ id: 'agency.lead.title' }),
    content: (
      <Flex direction="column" alignItems="flex-start" gap={2} data-lead-panel="">
        <PanelLink to={leadPath(documentId)}>{formatMessage({ id: 'agency.lead.read' })}</PanelLink>
        <Typography variant="pi" textColor="neutral600">
          {formatMessage({ id: 'agency.lead.readWhat' })}
        </Typography>
      </Flex>
    ),
  };
}

const EVERY_MINUTE = 60_000;

const Count = styled.span`
  position: absolute;
  inset-block-start: -0.8rem;
  inset-inline-end: -1rem;
  min-width: 1.8rem;
  padding: 0 0.4rem;
  border-radius: 0.9rem;
  background: ${({ theme }) => theme.colors.primary600};
  color: ${({ theme }) => theme.colors.neutral0};
  font-size: 1.1rem;
  font-weight: 600;
  line-height: 1.8rem;
  text-align: center;
`;

/**
 * Inbox icon with the number of new leads, updated on navigation, after changes and every
 * minute.
 */
function InboxIcon(props: object) {
  const { pathname } = useLocation();
  const { data, reload } = useInboxCounts();
  useEffect(() => {
    reload();
    const timer = window.setInterval(reload, EVERY_MINUTE);
    return () => window.clearInterval(timer);
  }, [pathname, reload]);
  const fresh = data?.total ?? 0;
  return (
    <Box position="relative">
      <Mail {...props} />
      {fresh > 0 && <Count data-inbox-count="">{fresh > 99 ? '99+' : fresh}</Count>}
    </Box>
  );
}
