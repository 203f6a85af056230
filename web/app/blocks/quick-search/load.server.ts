import { cacheTags } from '../../cms/cache-tags';
import { renderPlainText } from '../../cms/rich-text.server';
import { findStreet } from './find-street.server';
import { goalText } from '../../features/search/quick-search/quick-results.server';
import { countListings } from '../../features/search/quick-search/quick-search.server';
import type { QuickSearchView } from '../../features/search/quick-search/quick-search-view';
import { buildSearchPath } from '../../i18n/paths/build-path';
import { bindShortWords } from '../../lib/text/bind-short-words';
import { formatNumber } from '../../lib/text/formats';
import { buildUploadedPicture } from '../../ui/media/build-picture';
import type { LoadBlock } from '../block';

/** A search that is highlighted on the home page stands above the drawn street (SHELL-5). */
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
