import type { LoaderFunctionArgs } from '@remix-run/node';
import { findListing } from '../../catalogue/listing/load-listing.server';
import { fileNotFound } from '../../cms/page-headers.server';
import { pageLoader } from '../../cms/page-loader.server';
import { answerCalendar } from '../../features/lead/appointment/answer-calendar.server';
import { isListingId } from '@agency/domain/match-address';
import { openLanguage } from '../../site/open-language.server';

export const loader = pageLoader(async ({ request, params }: LoaderFunctionArgs) => {
  const context = await openLanguage(request);
  const { t, language, site } = context;
  const listing = isListingId(params.listing) ? await findListing(language, params.listing) : null;
  const house = listing?.openHouses.find(({ id }) => `${id}` === params.house);
  if (!listing || !house) return fileNotFound();
  return answerCalendar(context, listing, {
    file: 'open-house',
    id: `open-house-${house.id}@${new URL(site.origin).hostname}`,
    start: house.from,
    end: house.to,
    summary: t('openHouse.summary', { title: listing.card.title }),
  });
});
