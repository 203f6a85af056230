import type { LoaderFunctionArgs } from '@remix-run/node';
import { guarded } from '../../cms/page-loader.server';
import { openLanguage } from '../../site/open-language.server';

export const loader = guarded(async ({ request }: LoaderFunctionArgs) => {
  await openLanguage(request);
  return null;
});
