import type { Core } from '@strapi/strapi';
import { isDay } from '@agency/domain/day';
import type { Language } from '@agency/domain/languages';
import {
  addAdminRoutes,
  handleLeads,
  readLeads,
  contentRight,
} from '../../platform/access/admin-routes';
import { addRoutes } from '../../platform/access/routes';
import { startOfDay } from '../../platform/rules/start-of-day';
import { findReaderLanguage } from '../../platform/validation/reader-language';
import { serveCalendarFeed } from './serve-calendar-feed';
import { endFeed, findFeed, renewFeed } from './calendar-feed-table';
import { listVisits } from './list-visits';
import { makeMoments, moveMoment } from './change-moments';
import { listVisitHours, planVisit } from './plan-visit';
import { refuse } from '../../platform/validation/refusal';

const makeSlots = contentRight('create', 'api::appointment-slot.appointment-slot');

export function addAgendaHandlers(strapi: Core.Strapi): void {
  addRoutes(strapi, [
    {
      method: 'GET',
      path: '/visits/:secret',
      config: { auth: false },
      handler: (context: Parameters<typeof serveCalendarFeed>[1]) =>
        serveCalendarFeed(strapi, context),
    },
  ]);
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/agenda',
      right: readLeads,
      handle: ({ query, state }) => listWeek(strapi, query.from, findReaderLanguage(state)),
    },
    {
      method: 'POST',
      path: '/agenda/moments',
      right: makeSlots,
      handle: ({ request }) => makeMoments(strapi, request.body),
    },
    {
      method: 'POST',
      path: '/agenda/moments/:documentId/move',
      right: makeSlots,
      handle: ({ params, request }) => moveMoment(strapi, params.documentId ?? '', request.body),
    },
    {
      method: 'GET',
      path: '/inbox/leads/:documentId/moments',
      right: readLeads,
      handle: ({ params }) => listVisitHours(strapi, params.documentId ?? ''),
    },
    {
      method: 'POST',
      path: '/inbox/leads/:documentId/visit',
      right: handleLeads,
      handle: ({ params, request, state }) => {
        const who = { lead: params.documentId ?? '', staff: state.user.id };
        return planVisit(strapi, who, request.body);
      },
    },
    {
      method: 'GET',
      path: '/agenda/feed',
      right: readLeads,
      handle: ({ state }) => findFeed(strapi, state.user.id),
    },
    {
      method: 'POST',
      path: '/agenda/feed',
      right: readLeads,
      handle: ({ request, state }) => renewFeed(strapi, state.user.id, request.body),
    },
    {
      method: 'DELETE',
      path: '/agenda/feed',
      right: readLeads,
      handle: ({ state }) => endFeed(strapi, state.user.id),
    },
  ]);
}

/** Lists the visits of the week starting on a day; all upcoming ones without a day. */
function listWeek(strapi: Core.Strapi, from: unknown, language: Language) {
  if (from === undefined) return listVisits(strapi, { after: new Date(), language });
  if (typeof from !== 'string' || !isDay(from)) {
    throw refuse('agenda.day');
  }
  const week = { after: startOfDay(from, 0), before: startOfDay(from, 7) };
  return listVisits(strapi, { ...week, language });
}
