import { queryCms } from '../../../cms/query.server';
import { AppointmentSlotsDocument } from '../../../cms/generated/graphql';
import type { VisitSlots } from './visit-slots';

/** FORM-14: the moments at which a listing can be visited, as they are this instant. Throws CmsError. */
export async function loadVisitSlots(listing: string): Promise<VisitSlots> {
  const answer = await queryCms(AppointmentSlotsDocument, { listing });
  return { slots: answer.appointmentSlots, isFull: answer.appointmentsFull };
}
