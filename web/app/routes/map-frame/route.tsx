import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { cacheTags } from '../../cms/cache-tags';
import { cacheHeaders, mapHeaders, pageHeaders } from '../../cms/page-headers.server';
import { pageLoader } from '../../cms/page-loader.server';
import { FrameScreen } from '../../features/map/frame/frame-screen';
import { buildMapFrame } from '../../features/map/frame/frame-view.server';
import { openLanguage } from '../../site/open-language.server';
import { buildTheme } from '../../site/settings/theme.server';

export const headers = pageHeaders;

/** Loads the embedded map. Pages of this site frame it and send it what to show. */
export const loader = pageLoader(async ({ request }: LoaderFunctionArgs) => {
  const { site, language, t } = await openLanguage(request);
  const settings = site.byLanguage[language].site;
  return data(
    {
      title: t('map.label'),
      theme: buildTheme(settings?.appearance ?? null),
      view: buildMapFrame(language, settings),
    },
    {
      headers: {
        ...cacheHeaders([cacheTags.layout(language)], 'plain'),
        ...mapHeaders(settings?.map?.tileUrl),
      },
    },
  );
});

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded?.title ?? '' },
  { name: 'robots', content: 'noindex' },
];

export default function MapFrameRoute() {
  return <FrameScreen view={useLoaderData<typeof loader>().view} />;
}
