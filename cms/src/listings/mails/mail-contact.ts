import { buildPhoneHref, formatPhone } from '@agency/domain/phone';
import type { Language } from '@agency/domain/languages';
import { readEnvironment } from '../../platform/process/env';
import { translateMail } from '../../platform/mail/mail-texts';
import type { MailPerson, MailPicture } from '../../platform/mail/outgoing-mail';
import { describePicture, type PictureFile } from '../../platform/uploads/describe-picture';
import { type AgentFacts, type OfficeFacts, findContact, type TeamKeys } from '../team/team-facts';
import { findTexts } from '../team/team-recipients';
import type { Core } from '@strapi/strapi';
import { loadTeam } from '../team/load-team';

const shownWidth = 88;

/**
 * Returns the agent with portrait, phone and office, or the office while the agent is absent; null
 * if a listing or lead has neither.
 */
export function buildMailContact(
  { agent, office }: { agent: AgentFacts | null; office: OfficeFacts | null },
  language: Language,
): MailPerson[] {
  const agentTexts = agent?.presence === 'present' ? findTexts(agent, language) : undefined;
  const officeTexts = office ? findTexts(office, language) : undefined;
  const name = agentTexts?.name ?? officeTexts?.name;
  if (!name) return [];
  const phone = (agentTexts && (agent?.phone ?? agent?.mobile)) || office?.phone;
  return [
    {
      type: 'person',
      title: translateMail(language)('visitor.contact'),
      name,
      role: agentTexts?.role || null,
      office: agentTexts ? (officeTexts?.name ?? null) : null,
      phone: phone ? { text: formatPhone(phone), href: buildPhoneHref(phone) } : null,
      picture: (agentTexts && agent?.photo && findPortrait(agent.photo, name, language)) || null,
    },
  ];
}

function findPortrait(file: PictureFile, name: string, language: Language): MailPicture | null {
  const picture = describePicture(file, language);
  // For screens with a pixel ratio of 2.
  const width = picture?.widths.find((candidate) => candidate >= 2 * shownWidth);
  if (!picture || !width) return null;
  return {
    src: new URL(`${picture.src}-${width}.jpg`, readEnvironment().SITE_URL).href,
    width: shownWidth,
    height: Math.round((shownWidth * picture.height) / picture.width),
    alt: picture.alt || name,
  };
}

type ListingContact = ReturnType<typeof findContact>;

const nobody: ListingContact = { agent: null, office: null };

/**
 * Returns the agent and office of the listing with this reference, in the current transaction; null
 * without a reference.
 */
export async function findListingContact(
  strapi: Core.Strapi,
  reference: string | undefined,
): Promise<ListingContact> {
  if (reference === undefined) return nobody;
  return (await findListingContacts(strapi, [reference])).get(reference) ?? nobody;
}

/** Returns the agents and offices of listings by reference; unknown references have no entry. */
export async function findListingContacts(
  strapi: Core.Strapi,
  references: readonly string[],
): Promise<Map<string, ListingContact>> {
  const listings = (await strapi.db.query('api::listing.listing').findMany({
    where: { reference: { $in: [...references] } },
    select: ['reference', 'agentKey', 'officeKey'],
  })) as (TeamKeys & { reference: string })[];
  if (listings.length === 0) return new Map();
  const team = await loadTeam(strapi);
  return new Map(listings.map((listing) => [listing.reference, findContact(team, listing)]));
}
