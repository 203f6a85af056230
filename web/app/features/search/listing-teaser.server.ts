import { readChoices } from '@agency/domain/block-choices';
import { listCards } from '../../catalogue/listing/card/list-cards.server';
import type { ListingCardView } from '../../catalogue/listing/card/listing-card-view';
import { listKeys, type Goal } from '@agency/domain/goals';
import { buildListPath } from '../../i18n/paths/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { allListingsLink } from '../../i18n/paths/standard-links.server';
import { emptyListSearch } from '../../lib/rules/list-search';
import { findLandingPath } from './landing.server';
import { mostAtOnce } from './list/list-href';
import { listNewestListings } from './search-listings.server';

/** An editor's choices for a block of listings, as comma-separated values. */
interface Chosen {
  goal: Goal;
  types?: string | null;
  places?: string | null;
  listings?: string | null;
}

interface Teaser {
  listings: ListingCardView[];
  more: { label: string; href: string };
}

const usual = 4;

/**
 * Builds a block of listings: those an editor chose, else the newest of the chosen types and
 * places, with a link to all of them. Throws CmsError.
 * @param most null if the editor set no number: all chosen listings, else four.
 */
export async function buildTeaser(
  context: LanguageContext,
  { goal, ...chosen }: Chosen,
  most: number | null,
): Promise<Teaser> {
  const ids = readChoices(chosen.listings).slice(0, most ?? mostAtOnce);
  if (ids.length > 0) {
    return { listings: await listCards(context, ids), more: allListingsLink(context, goal) };
  }
  const [types, cities] = [readChoices(chosen.types), readChoices(chosen.places)];
  const filter = {
    goal,
    types: types.length > 0 ? types : undefined,
    cities: cities.length > 0 ? cities : undefined,
  };
  return {
    listings: await listNewestListings(context, filter, most ?? usual, 'featured'),
    more: await findAllLink(context, goal, { types, cities }),
  };
}

/** Links to the landing page of a single place, so that the link does not redirect. */
async function findAllLink(
  context: LanguageContext,
  goal: Goal,
  filter: { types: string[]; cities: string[] },
): Promise<Teaser['more']> {
  if (filter.types.length + filter.cities.length === 0) return allListingsLink(context, goal);
  const { t, table, language } = context;
  const search = { ...emptyListSearch, ...filter };
  const landing = await findLandingPath(context, listKeys[goal], {
    search,
    ignored: [],
    typed: '',
  });
  return {
    label: t('list.all'),
    href: landing ?? buildListPath(table, language, goal, filter),
  };
}
