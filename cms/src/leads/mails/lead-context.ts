import type { Core } from '@strapi/strapi';
import type { Language } from '@agency/domain/languages';
import { foldText } from '@agency/domain/fold-text';
import { writeCityName } from '@agency/domain/city-name';
import type { ListingCard } from '../../listings/search/listing-card';
import { translateMail, type TranslateMail } from '../../platform/mail/mail-texts';
import { findMailCard, type MailedLead } from './load-lead';
import { isPlainName } from './unlink-text';

/** A lead as it is described in one language. */
export interface LeadContext {
  lead: MailedLead;
  language: Language;
  translate: TranslateMail;
  /** Of the listing it is about. */
  card: ListingCard | null;
  /** First and last name as typed, or empty. */
  name: string;
  /** The listing or the project it is about, or empty. */
  about: string;
  /** When its visit was to be before staff moved it. */
  movedFrom?: Date | null;
}

/** The lead with the words and the listing of that language. */
export async function buildLeadContext(
  strapi: Core.Strapi,
  lead: MailedLead,
  language: Language,
): Promise<LeadContext> {
  const card = await findMailCard(strapi, lead.listing?.reference, language);
  const projectTexts = lead.project?.texts ?? [];
  const project = projectTexts.find((text) => text.language === language) ?? projectTexts[0];
  return {
    lead,
    language,
    card,
    translate: translateMail(language),
    name: [lead.firstName, lead.lastName].filter(Boolean).join(' '),
    // One that is off the site has no card.
    about:
      [nameListing(card), lead.listing?.reference, project?.title, lead.project?.reference].find(
        Boolean,
      ) ?? '',
  };
}

/** The person's name where a mail may greet with it: nothing that could be a message of its own. */
export function findGreetingName({ name }: LeadContext): string | null {
  return isPlainName(name) ? name : null;
}

function nameListing(card: ListingCard | null): string | null {
  if (!card) return null;
  const city = writeCityName(card.cityName);
  const isInTitle = foldText(card.title).includes(foldText(city));
  return isInTitle ? card.title : [card.title, city].filter(Boolean).join(', ');
}
