import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { areSlotsFull, listSlots } from './list-slots';
import type { Knex } from 'knex';
import { readToken } from '../../platform/mail-links/mail-link';
import { recordAct } from '../history/record-act';
import { queueCancelMails } from '../mails/queue-visit-mails';
import { freeSeat } from './seats';
import { findVisit, type Visit } from './find-visit';

type Arguments = Record<'listing' | 'token', string>;

export function addAppointmentHandlers(strapi: Core.Strapi): void {
  extendForSite(strapi, {
    typeDefs: appointmentTypeDefs,
    right: siteActions.createLead,
    queries: {
      appointmentSlots: (_: unknown, { listing }: Arguments) => listSlots(strapi, listing),
      appointmentsFull: (_: unknown, { listing }: Arguments) => areSlotsFull(strapi, listing),
      appointmentByToken: (_: unknown, { token }: Arguments) => findAppointment(strapi, token),
    },
    mutations: {
      cancelAppointment: (_: unknown, { token }: Arguments) => cancelAppointment(strapi, token),
    },
  });
}

const appointmentTypeDefs = `
  type AppointmentSlot {
    id: ID!
    start: DateTime!
    end: DateTime!
    "Seats left, at least one."
    free: Int!
  }
  type Appointment {
    "The reference of the listing."
    listing: String
    "confirmed or cancelled"
    state: String!
    start: DateTime!
    end: DateTime!
  }
  extend type Query {
    "The moments with a free seat at which the listing can be visited, the next one first; at most 200."
    appointmentSlots(listing: String!): [AppointmentSlot!]!
    "True when there are such moments, and no seat left at any of them (ERR-8)."
    appointmentsFull(listing: String!): Boolean!
    "Null for a wrong token and for a visit that is no longer known."
    appointmentByToken(token: String!): Appointment
  }
  extend type Mutation {
    "Gives the seat back. Done before, it answers the same; null for a wrong token."
    cancelAppointment(token: String!): Appointment
  }
`;

/** A visit as shown to the holder of its link. */
interface Appointment {
  listing: string | null;
  state: Visit['state'];
  start: Date;
  end: Date;
}

/** Returns the visit of a mail link; null for an invalid token or without an agreed time. */
async function findAppointment(strapi: Core.Strapi, token: string): Promise<Appointment | null> {
  const lead = readToken('appointment', token);
  const visit = lead === null ? null : await findVisit(strapi.db.connection, lead);
  return visit && describe(visit);
}

/**
 * Cancels the visit of a mail link, frees its seat and sends mails, once: repeated, or after a
 * cancellation by staff or the visit itself, it only returns the state.
 */
async function cancelAppointment(strapi: Core.Strapi, token: string): Promise<Appointment | null> {
  const lead = readToken('appointment', token);
  if (lead === null) return null;
  return strapi.db.transaction(async ({ trx }) => {
    const visit = await findVisit(trx, lead);
    const isCancelled = visit && visit.end > new Date() && (await cancelVisit(trx, lead, visit));
    if (isCancelled) {
      const detail = `cancelled ${visit.start.toISOString()}`;
      await recordAct(strapi, { lead, act: 'visit', detail, staff: null });
      await queueCancelMails(strapi, lead, 'visitor');
    }
    const after = await findVisit(trx, lead);
    return after && describe(after);
  });
}

/** Cancels the visit; false if it already was. */
async function cancelVisit(trx: Knex, lead: string, { id, sequence }: Visit): Promise<boolean> {
  const cancelled = await trx('components_lead_appointments')
    .where({ id, state: 'confirmed' })
    .update({ state: 'cancelled', sequence: sequence + 1 });
  if (cancelled === 1) await freeSeat(trx, lead);
  return cancelled === 1;
}

function describe({ reference, state, start, end }: Visit): Appointment {
  return { listing: reference, state, start, end };
}
