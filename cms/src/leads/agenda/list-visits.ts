import type { Core } from '@strapi/strapi';
import { writeCityName } from '@agency/domain/city-name';
import { languages } from '@agency/domain/languages';
import { formatStreet } from '../../listings/search/listing-card';
import { nameColleague, type ColleagueRow } from '../../platform/staff/colleagues';
import type { Visit } from './answers';

interface VisitorRow {
  documentId: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  email: string | null;
  assignee: { id: number } | null;
  appointment: { state: string; slot: { documentId: string } | null } | null;
}

interface ListingRow {
  documentId: string;
  reference: string;
  zip: string | null;
  houseNumber: string | null;
  boxNumber: string | null;
  city: { name: string } | null;
  texts: { language: string; street: string | null }[];
}

const MOST = 500;

/** Which moments are listed: those that end after the one and begin before the other. */
interface Period {
  after: Date;
  before?: Date;
}

/** The visiting moments of a period, soonest first, with those who have a place in them. */
export async function listVisits(strapi: Core.Strapi, { after, before }: Period): Promise<Visit[]> {
  const slots = (await strapi.db.query('api::appointment-slot.appointment-slot').findMany({
    where: { end: { $gt: after }, ...(before ? { start: { $lt: before } } : {}) },
    orderBy: [{ start: 'asc' }, { id: 'asc' }],
    limit: MOST,
    select: ['documentId', 'start', 'end', 'capacity', 'taken', 'active'],
    populate: {
      listing: {
        select: ['documentId', 'reference', 'zip', 'houseNumber', 'boxNumber'],
        populate: { city: { select: ['name'] }, texts: { select: ['language', 'street'] } },
      },
      host: { select: ['id', 'firstname', 'lastname', 'username'] },
    },
  })) as unknown as (Omit<Visit, 'visitors' | 'host' | 'listing'> & {
    id: number;
    listing: ListingRow | null;
    host: ColleagueRow | null;
  })[];
  const visitors = await listVisitors(
    strapi,
    slots.map(({ id }) => id),
  );
  return slots.map(({ documentId, start, end, capacity, taken, active, listing, host }) => ({
    documentId,
    start,
    end,
    capacity,
    taken,
    active,
    listing: listing && {
      documentId: listing.documentId,
      reference: listing.reference,
      place: writePlace(listing),
    },
    host: host && { id: host.id, name: nameColleague(host) },
    visitors: visitors.get(documentId) ?? [],
  }));
}

/** Street, postal code and city, in the first language that has the street. */
function writePlace({ texts, city, ...listing }: ListingRow): string {
  const found = languages
    .map((code) => texts.find(({ language }) => language === code))
    .find((text) => text?.street);
  const street = formatStreet(listing, found?.street, found?.language ?? languages[0]);
  const town = [listing.zip, city && writeCityName(city.name)].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ');
}

async function listVisitors(
  strapi: Core.Strapi,
  slots: readonly number[],
): Promise<Map<string, Visit['visitors']>> {
  const bySlot = new Map<string, Visit['visitors']>();
  if (slots.length === 0) return bySlot;
  const leads = (await strapi.db.query('api::lead.lead').findMany({
    where: { appointment: { state: 'confirmed', slot: { id: { $in: slots } } } },
    orderBy: { id: 'asc' },
    select: ['documentId', 'firstName', 'lastName', 'phone', 'email'],
    populate: {
      assignee: { select: ['id'] },
      appointment: { populate: { slot: { select: ['documentId'] } } },
    },
  })) as unknown as VisitorRow[];
  for (const { documentId, firstName, lastName, phone, email, ...lead } of leads) {
    const { appointment, assignee } = lead;
    const slot = appointment?.slot?.documentId ?? '';
    const name = [firstName, lastName].filter(Boolean).join(' ');
    const before = bySlot.get(slot) ?? [];
    const visitor = { documentId, name, contact: phone ?? email, assignee: assignee?.id ?? null };
    bySlot.set(slot, [...before, visitor]);
  }
  return bySlot;
}
