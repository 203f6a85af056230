import type { Core } from '@strapi/strapi';
import { writeCityName } from '@agency/domain/city-name';
import { fallbackLanguage, languages, type Language } from '@agency/domain/languages';
import { findCardsById } from '../../listings/search/find-cards';
import { formatStreet } from '../../listings/search/listing-card';
import { loadTeam } from '../../listings/team/load-team';
import { findContact, type Team, type TeamKeys } from '../../listings/team/team-facts';
import { findTexts } from '../../listings/team/team-recipients';
import { nameColleague, type ColleagueRow } from '../../platform/staff/colleagues';
import type { Visit } from './agenda-responses';

interface VisitorRow {
  documentId: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  email: string | null;
  assignee: { id: number } | null;
  appointment: { state: string; slot: { documentId: string } | null } | null;
}

interface ListingRow extends TeamKeys {
  id: number;
  documentId: string;
  reference: string;
  zip: string | null;
  houseNumber: string | null;
  boxNumber: string | null;
  city: { name: string } | null;
  texts: { language: string; street: string | null }[];
}

/** Query for slots that end after one time and begin before another, for a reader. */
interface Asked {
  after: Date;
  before?: Date;
  isTaken?: true;
  language?: Language;
}

export async function listVisits(
  strapi: Core.Strapi,
  { after, before, isTaken, language = fallbackLanguage }: Asked,
): Promise<Visit[]> {
  const slots = (await strapi.db.query('api::appointment-slot.appointment-slot').findMany({
    where: {
      end: { $gt: after },
      ...(before && { start: { $lt: before } }),
      ...(isTaken && { taken: { $gt: 0 } }),
    },
    orderBy: [{ start: 'asc' }, { id: 'asc' }],
    select: ['documentId', 'start', 'end', 'capacity', 'taken', 'active'],
    populate: {
      listing: {
        select: [
          ...(['id', 'documentId', 'reference', 'agentKey', 'officeKey'] as const),
          ...(['zip', 'houseNumber', 'boxNumber'] as const),
        ],
        populate: { city: { select: ['name'] }, texts: { select: ['language', 'street'] } },
      },
      host: { select: ['id', 'firstname', 'lastname', 'username'] },
    },
  })) as (Omit<Visit, 'visitors' | 'host' | 'listing'> & {
    id: number;
    listing: ListingRow | null;
    host: ColleagueRow | null;
  })[];
  const visitors = await listVisitors(
    strapi,
    slots.map(({ id }) => id),
  );
  const listed = [...new Set(slots.flatMap(({ listing }) => listing?.id ?? []))];
  const cards = await findCardsById(strapi, listed, language);
  const team = listed.length > 0 ? await loadTeam(strapi) : null;
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
      title: cards.get(listing.id)?.title ?? null,
      agent: team && nameAgent(team, listing, language),
      place: writePlace(listing),
    },
    host: host && { id: host.id, name: nameColleague(host) },
    visitors: visitors.get(documentId) ?? [],
  }));
}

function nameAgent(team: Team, listing: TeamKeys, language: Language): string | null {
  const { agent } = findContact(team, listing);
  return (agent && findTexts(agent, language)?.name) ?? null;
}

/** Returns street, postal code and city, in the first language that has the street. */
function writePlace({ texts, city, ...listing }: ListingRow): string {
  const found = languages
    .map((code) => texts.find(({ language }) => language === code))
    .find((text) => text?.street);
  const street = formatStreet(listing, found?.street, found?.language ?? languages[0]);
  const town = [listing.zip, city && writeCityName(city.name)].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ');
}

/** Returns the visitors of slots, by the slot's document id; joins the current transaction. */
export async function listVisitors(
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
  })) as VisitorRow[];
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
