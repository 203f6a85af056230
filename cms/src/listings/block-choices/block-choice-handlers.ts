import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import {
  choiceKinds,
  mostChoices,
  readChoices,
  type ChoiceKind,
} from '@agency/domain/block-choices';
import { languages } from '@agency/domain/languages';
import { addAdminRoutes } from '../../platform/access/admin-routes';
import { refuse } from '../../platform/validation/refusal';
import { goals } from '@agency/domain/goals';
import { writeCityName } from '@agency/domain/city-name';
import { foldText } from '@agency/domain/fold-text';
import { joinPlace } from '../rules/places/places';
import { findCardsByReference } from '../search/find-cards';
import { listListingChoices } from '../search/list-choices';
import type { ListingCard } from '../search/listing-card';
import { searchListings } from '../search/search-listings';

const question = z.object({
  kind: z.enum(choiceKinds),
  language: z.enum(languages),
  text: z.string().max(100).default(''),
  chosen: z.string().max(2000).default(''),
});

/** Answers the field in which editors choose types, places and listings for a block. */
export function addBlockChoiceHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/block-choices',
      right: {
        action: 'plugin::content-manager.explorer.read',
        subject: 'api::module.module',
      },
      handle: ({ query }) => {
        const { success, data } = question.safeParse(query);
        if (!success) throw refuse('block.search');
        return findBlockChoices(strapi, data);
      },
    },
  ]);
}

/** A type, a place or a listing that a block shows. */
export interface BlockChoice {
  value: string;
  /** In the language of the block; null for what is no longer there. */
  name: string | null;
}

/** What the field of choices in the admin is answered. */
export interface BlockChoices {
  /** What was typed. */
  text: string;
  /** In the order in which they were chosen. */
  chosen: BlockChoice[];
  /** What fits the typed text, a dozen at most. */
  found: BlockChoice[];
}

interface Question {
  kind: ChoiceKind;
  language: string;
  text: string;
  /** As the block has it: values joined by commas. */
  chosen: string;
}

/** Of one search. */
const mostFound = 12;

/** What an editor may choose for a block of listings, and the names of what is chosen (EDIT-7). */
async function findBlockChoices(
  strapi: Core.Strapi,
  { kind, language, text, chosen }: Question,
): Promise<BlockChoices> {
  const values = readChoices(chosen).slice(0, mostChoices);
  if (kind === 'listings') return findListings(strapi, { language, text, values });
  const all = await listAll(strapi, kind, language);
  const names = new Map(all.map(({ value, name }) => [value, name]));
  const words = foldText(text.trim());
  return {
    text,
    chosen: values.map((value) => ({ value, name: names.get(value) ?? null })),
    found: all.filter(({ name }) => foldText(name).includes(words)).slice(0, mostFound),
  };
}

async function listAll(
  strapi: Core.Strapi,
  kind: 'types' | 'places',
  language: string,
): Promise<{ value: string; name: string }[]> {
  const { types, zips } = await listListingChoices(strapi, { language });
  return kind === 'types'
    ? types.map(({ webId, name }) => ({ value: webId, name }))
    : zips.map(({ zip, names, countryId }) => {
        return {
          value: joinPlace(zip, countryId),
          name: `${zip} ${names.map(writeCityName).join(', ')}`,
        };
      });
}

/** Of both lists, for sale first; a reference is found as well as words. */
async function findListings(
  strapi: Core.Strapi,
  { language, text, values }: { language: string; text: string; values: string[] },
): Promise<BlockChoices> {
  const cards = await findCardsByReference(strapi, values, language);
  const names = new Map(cards.map((card) => [card.id, nameListing(card)]));
  const found: ListingCard[] = [];
  // Nothing is typed when the form opens, and after each choice.
  for (const goal of text.trim() === '' ? [] : goals) {
    const filter = { goal, text: text.trim().slice(0, 100) };
    const { items } = await searchListings(strapi, { language, filter, pageSize: mostFound / 2 });
    found.push(...items);
  }
  return {
    text,
    chosen: values.map((value) => ({ value, name: names.get(value) ?? null })),
    found: found.map((card) => ({ value: card.id, name: nameListing(card) })),
  };
}

function nameListing({ id, title, zip, cityName }: ListingCard): string {
  return `${id}: ${title}, ${zip} ${writeCityName(cityName)}`;
}
