import type { Core } from '@strapi/strapi';

const LEAD = 'api::lead.lead';

/**
 * Writes how the visit of a lead stands, by the Document Service: what follows visits takes the seat
 * and mails the visitor, or refuses a `sequence` that is not the visit's any more. What the lead says of
 * it besides stays. False when there is no such lead.
 */
export async function setVisit(
  strapi: Core.Strapi,
  lead: string,
  visit: { state: 'confirmed' | 'cancelled'; slot?: string; sequence?: number },
): Promise<boolean> {
  const row = (await strapi.db.query(LEAD).findOne({
    where: { documentId: lead },
    select: ['id'],
    populate: { appointment: true },
  })) as { appointment: { id: number } | null } | null;
  if (!row) return false;
  const { appointment } = row;
  if (!appointment && visit.state === 'cancelled') return false;
  const data = { appointment: { ...(appointment ? { id: appointment.id } : {}), ...visit } };
  await strapi.documents(LEAD).update({ documentId: lead, data: data as never });
  return true;
}
