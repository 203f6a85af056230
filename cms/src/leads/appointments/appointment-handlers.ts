import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { appointmentTypeDefs } from './appointment-type-defs';
import { cancelAppointment, findAppointment } from './answer-token';
import { areSlotsFull, listSlots } from './list-slots';

type Arguments = Record<'listing' | 'token', string>;

/** Adds what the site may ask of visiting moments. */
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
