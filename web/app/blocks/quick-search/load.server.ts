import { cacheTags } from '../../cms/cache-tags';
import { renderPlainText } from '../../cms/rich-text.server';
import { goalText } from '../../features/search/quick-search/quick-results.server';
import { countListings } from '../../features/search/quick-search/quick-search.server';
import type {
  QuickSearchView,
  StreetView,
} from '../../features/search/quick-search/quick-search-view';
import { buildSearchPath } from '../../i18n/paths/build-path';
import { bindShortWords } from '../../lib/text/bind-short-words';
import { formatNumber } from '../../lib/text/formats';
import { buildUploadedPicture } from '../../ui/media/build-picture';
import type { LoadBlock } from '../block';
import { buildListingCard } from '../../catalogue/listing/card/listing-card.server';
import { buildOnce } from '../../cms/build-once.server';
import { CmsError } from '../../cms/client/cms-error';
import type { ListingCardFragment } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { isStartingPrice } from '../../lib/text/price-text';
import { queryNewestListings } from '../../features/search/search-listings.server';

/** Loads the quick search; a highlighted one on the home page is above the drawn street. */
export const loadQuickSearch: LoadBlock<
  'ComponentModuleQuickSearch',
  { kind: 'quick-search'; search: QuickSearchView }
> = async (context, block, module) => {
  const { t, locale, language, settings, tags } = context;
  tags.add(cacheTags.list('sale')).add(cacheTags.list('rent'));
  const counts = await countListings();
  const showCount = block.showSearchCount && (settings?.showSearchCount ?? true);
  const intro = (block.intro ?? '')
    .replaceAll('{totalSale}', formatNumber(locale, counts.sale))
    .replaceAll('{totalRent}', formatNumber(locale, counts.rent));
  const hasStreet = context.pageKey === 'home' && module.view === 'highlight';
  return {
    kind: 'quick-search',
    search: {
      title: bindShortWords(module.title ?? t('quickSearch.label')),
      introHtml: renderPlainText(intro),
      logo: buildUploadedPicture(block.logo),
      resultsUrl: `/${language}/quick-search/`,
      action: buildSearchPath(language),
      sale: goalText(context, 'sale', counts.sale, showCount),
      rent: goalText(context, 'rent', counts.rent, showCount),
      street: hasStreet ? await findStreet(context) : null,
    },
  };
};

/** Number of doors in the street (`server/street/houses.ts`). */
const mostHouses = 6;
/**
 * Enough of the newest listings to find six homes: plots, garages and groups of homes are not
 * houses of a street.
 */
const mostLookedAt = 12;

/**
 * Returns the newest homes for sale as houses of the street; null if none exist or the CMS
 * fails, so that the search is shown without a street.
 */
async function findStreet(context: LanguageContext): Promise<StreetView | null> {
  const newest = await queryNewestListings(context, { goal: 'sale' }, mostLookedAt).catch(
    noneOfCms,
  );
  const houses = buildHouses(newest, context);
  if (houses.length === 0) return null;
  const { t } = context;
  return {
    label: t('street.label'),
    caption: t('street.caption'),
    houses,
  };
}

const buildHouses = buildOnce((newest: readonly ListingCardFragment[], context: LanguageContext) =>
  newest
    .filter((card) => !isStartingPrice(card))
    .map((card) => buildListingCard(card, context))
    .filter(({ bedroomsText, ribbon }) => bedroomsText !== null && ribbon?.kind !== 'closed')
    .slice(0, mostHouses)
    .map(({ id, href, typeName, cityText, priceText }) => ({
      id,
      href,
      priceText,
      typeName,
      cityText,
    })),
);

function noneOfCms(error: unknown): ListingCardFragment[] {
  if (error instanceof CmsError) return [];
  throw error;
}
