import type { Core } from '@strapi/strapi';
import { addAgencyDays } from '../../platform/rules/agency-time';

const SLOT = 'api::appointment-slot.appointment-slot';
const mostDays = 31;

interface Context {
  uid: string;
  action: string;
  params: { data?: Record<string, unknown> };
}

/**
 * Makes the same visiting moment on the days after too, at the same hours in Brussels, when an
 * editor says on how many: all of them or none. Call it while registering.
 */
export function repeatSlots(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context as unknown as Context;
    if (uid !== SLOT || !params.data || !['create', 'update'].includes(action)) return next();
    const { alsoDays, ...slot } = structuredClone(params.data);
    delete params.data.alsoDays;
    const days = Math.min(Number(alsoDays) || 0, mostDays);
    if (action === 'update' || days < 1) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      for (let day = 1; day <= days; day += 1) {
        const data = { ...slot, start: shift(slot.start, day), end: shift(slot.end, day) };
        await strapi.documents(SLOT).create({ data: data as never });
      }
      return result;
    });
  });
}

function shift(moment: unknown, days: number): Date {
  return addAgencyDays(new Date(moment as string | Date), days);
}
