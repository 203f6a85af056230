import type { LoaderFunctionArgs } from '@remix-run/node';
import { isListingId } from '@agency/domain/match-address';
import { drawQrCode } from '../../catalogue/listing/print/qr-code.server';
import { fileNotFound } from '../../cms/page-headers.server';
import { pageLoader } from '../../cms/page-loader.server';
import { buildPropertyPath } from '../../i18n/build-path';
import { openLanguage } from '../../site/open-language.server';

const day = 24 * 3600;

/** DETAIL-1: the short address of a listing's page as a QR code, which paper alone shows. */
export const loader = pageLoader(async ({ request, params }: LoaderFunctionArgs) => {
  const { language, site } = await openLanguage(request);
  if (!isListingId(params.listing)) return fileNotFound();
  const address = new URL(buildPropertyPath(language, params.listing), site.origin);
  return new Response(drawQrCode(address.href), {
    headers: {
      'Cache-Control': `public, max-age=${day}`,
      'X-Cache-Keep': 'no',
      'Content-Type': 'image/svg+xml',
    },
  });
});
