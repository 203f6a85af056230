import type { LoaderFunctionArgs } from '@remix-run/node';
import { findListing } from '../../catalogue/listing/load-listing.server';
import { fileNotFound } from '../../cms/page-headers.server';
import { pageLoader } from '../../cms/page-loader.server';
import { answerCalendar } from '../../features/lead/appointment/answer-calendar.server';
import { readReceipt } from '../../features/lead/appointment/visit-receipt.server';
import { openLanguage } from '../../site/open-language.server';

export const loader = pageLoader(async ({ request, params }: LoaderFunctionArgs) => {
  const receipt = readReceipt(params.receipt);
  if (!receipt?.slot) return fileNotFound();
  const context = await openLanguage(request);
  const listing = await findListing(context.language, receipt.listing);
  if (listing === null) return fileNotFound();
  return answerCalendar(context, listing, {
    file: 'visit',
    id: receipt.lead,
    ...receipt.slot,
    summary: context.t('thanks.visit.summary', { title: listing.card.title }),
  });
});
