import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import {
  choiceKinds,
  mostChoices,
  readChoices,
  type ChoiceKind,
} from '@agency/domain/block-choices';
import { languages } from '@agency/domain/languages';
import { addAdminRoutes, contentRight } from '../../platform/access/admin-routes';
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

/** Adds the routes of the field in which editors choose types, places and listings for a block. */
export function addBlockChoiceHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/block-choices',
      right: contentRight('read', 'api::module.module'),
      handle: ({ query }) => {
        const { success, data } = question.safeParse(query);
        if (!success) throw refuse('block.search');
        return findBlockChoices(strapi, data);
      },
    },
  ]);
}

export interface BlockChoice {
  value: string;
  /** In the language of the block; null if it no longer exists. */
  name: string | null;
}

export interface BlockChoices {
  text: string;
  chosen: BlockChoice[];
  found: BlockChoice[];
}

interface Question {
  kind: ChoiceKind;
  language: string;
  text: string;
  /** The stored value: values separated by commas. */
  chosen: string;
}

const mostFound = 12;

/** Finds what an editor can choose for a block of listings, and the names of what is chosen. */
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

/** Finds listings of both goals, those for sale first, by words or reference. */
async function findListings(
  strapi: Core.Strapi,
  { language, text, values }: { language: string; text: string; values: string[] },
): Promise<BlockChoices> {
  const cards = await findCardsByReference(strapi, values, language);
  const names = new Map(cards.map((card) => [card.id, nameListing(card)]));
  const found: ListingCard[] = [];
  // The text is empty when the form opens and after each choice.
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
