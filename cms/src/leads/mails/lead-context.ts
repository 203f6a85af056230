import type { Core } from '@strapi/strapi';
import type { Language } from '@agency/domain/languages';
import { foldText } from '@agency/domain/fold-text';
import { writeCityName } from '@agency/domain/city-name';
import type { ListingCard } from '../../listings/search/listing-card';
import { translateMail, type TranslateMail } from '../../platform/mail/mail-texts';
import { findMailCard, type MailedLead } from './load-lead';
import { isPlainName } from './unlink-text';

export interface LeadContext {
  lead: MailedLead;
  language: Language;
  translate: TranslateMail;
  card: ListingCard | null;
  /** First and last name as typed, or empty. */
  name: string;
  /** Title of the listing or project, or empty. */
  about: string;
  movedFrom?: Date | null;
}

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
    // A listing that is not on the site has no card.
    about:
      [nameListing(card), lead.listing?.reference, project?.title, lead.project?.reference].find(
        Boolean,
      ) ?? '',
  };
}

/** Returns the name for a greeting; null if it could contain a message. */
export function findGreetingName({ name }: LeadContext): string | null {
  return isPlainName(name) ? name : null;
}

function nameListing(card: ListingCard | null): string | null {
  if (!card) return null;
  const city = writeCityName(card.cityName);
  const isInTitle = foldText(card.title).includes(foldText(city));
  return isInTitle ? card.title : [card.title, city].filter(Boolean).join(', ');
}
