import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation, useMatches } from '@remix-run/react';
import { useEffect } from 'react';
import { cacheTags } from '../../cms/cache-tags';
import {
  cacheHeaders,
  frameHeaders,
  layoutHeaders,
  mapHeaders,
  pageHeaders,
} from '../../cms/page-headers.server';
import { layoutLoader } from '../../cms/page-loader.server';
import { buildPageConsent, consentHeaders } from '../../features/consent/page-consent.server';
import { ConsentSlot } from '../../features/consent/consent-slot';
import { PageLayout } from '../../features/layout/page-layout';
import { buildLayoutView, buildNotFoundView } from '../../features/layout/layout-view.server';
import { listLanguageLinks } from '../../features/layout/menu/language-links';
import { applyPageHeader } from '../../features/layout/header/apply-page-header';
import { markCurrent } from '../../features/layout/menu/mark-current';
import { openAnyLanguage } from '../../site/open-language.server';
import { buildTheme } from '../../site/settings/theme.server';
import { hasCompareBar, ShortlistBar } from '../../features/shortlist/shortlist-bar';
import { PreviewBar } from '../../features/preview/preview-bar';
import { buildPreviewView } from '../../features/preview/preview-view.server';
import { EditablePreview } from '../../ui/edit-mark';
import { buildPath } from '../../i18n/paths/build-path';
import { announcePageChange } from '../../lib/dom/page-change';
import { buildPreviewExit, isPreviewPath, toPreviewPath } from '../../i18n/paths/preview-path';

export const headers = pageHeaders;

export const loader = layoutLoader(async ({ request }: LoaderFunctionArgs) => {
  const context = await openAnyLanguage(request);
  const { site, language, t, table } = context;
  const answer = site.byLanguage[language];
  const preview = buildPreviewView(request);
  const consent = buildPageConsent(context, answer, new URL(request.url).pathname);
  return data(
    {
      language,
      preview,
      // Editors are not asked for consent, and their visits are not measured.
      consent: preview ? null : consent,
      languages: answer.header?.languageSwitcher === false ? [] : [...table.languages],
      layout: buildLayoutView(site, language, t),
      compareHref: buildPath(table, language, 'compare'),
      theme: buildTheme(answer.site?.appearance ?? null),
      notFound: buildNotFoundView(context),
      /** Titles of error pages; `meta` has no dictionary. */
      titles: {
        page: t('errors.pageNotFound'),
        listing: t('errors.listingNotFound'),
        failed: t('errors.unavailable'),
        preview: t('preview.label'),
      },
    },
    {
      headers: {
        ...cacheHeaders([cacheTags.layout(language)]),
        ...layoutHeaders,
        ...mapHeaders(answer.site?.map?.tileUrl),
        ...frameHeaders(answer.site),
        ...(preview ? {} : consentHeaders(consent)),
      },
    },
  );
});

const editablePage = (
  <EditablePreview>
    <Outlet />
  </EditablePreview>
);

export default function LanguageLayout() {
  const { language, languages, layout, preview, compareHref, consent } =
    useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const pageData = useMatches().at(-1)?.data;
  useEffect(announcePageChange, [pathname, search]);
  const page = preview?.state === 'drafts' ? editablePage : <Outlet />;
  if (preview?.isPart) return <main id="main">{page}</main>;
  return (
    <>
      {preview && <PreviewBar preview={preview} exitHref={buildPreviewExit(pathname + search)} />}
      <PageLayout
        question={consent && !isPreviewPath(pathname) && <ConsentSlot consent={consent} />}
        layout={applyPageHeader(markCurrent(layout, pathname), pageData)}
        languages={listLanguageLinks(languages, language, pageData).map((link) =>
          preview ? { ...link, href: toPreviewPath(link.href) } : link,
        )}
      >
        {page}
      </PageLayout>
      <ShortlistBar compareHref={compareHref} isComparing={hasCompareBar(pageData)} />
    </>
  );
}
