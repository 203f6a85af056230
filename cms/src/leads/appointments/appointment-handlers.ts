import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { appointmentTypeDefs } from './appointment-type-defs';
import { cancelAppointment, findAppointment } from './answer-token';
import { subscribeToSlots } from './subscribe-to-slots';
import { subscribeToVisits } from './subscribe-to-visits';
import { areSlotsFull, listSlots } from './list-slots';
import { addSeatTable } from './seat-table';
import { repeatSlots } from './repeat-slots';

type Arguments = Record<'listing' | 'token', string>;

/**
 * Adds the seats of visiting moments, what the site may ask of them and what keeps them right when
 * staff change a moment or a lead (FORM-14). Call it while registering.
 */
export function registerAppointments(strapi: Core.Strapi): void {
  addSeatTable(strapi);
  repeatSlots(strapi);
  subscribeToSlots(strapi);
  subscribeToVisits(strapi);
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
