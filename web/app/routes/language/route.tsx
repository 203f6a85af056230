import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation, useMatches } from '@remix-run/react';
import { cacheTags } from '../../cms/cache-tags';
import { guarded } from '../../cms/guarded.server';
import { cacheHeaders, pageHeaders } from '../../cms/page-headers.server';
import { Frame } from '../../features/menu/frame';
import { buildFrameView } from '../../features/menu/frame-view.server';
import { buildNotFoundView } from '../../features/menu/not-found-view.server';
import { listLanguageLinks } from '../../features/menu/language-links';
import { applyPageHeader } from '../../features/menu/apply-page-header';
import { markCurrent } from '../../features/menu/mark-current';
import { openAnyLanguage } from '../../features/menu/open-language.server';
import { buildThemeCss } from '../../features/menu/theme-css.server';
import { ShellSettingsProvider } from '../../ui/shell-settings';

export const headers = pageHeaders;

/** The frame of one language (MENU-1 to MENU-7), the same around every page. */
export const loader = guarded(async ({ request }: LoaderFunctionArgs) => {
  const context = await openAnyLanguage(request);
  const { site, language, t, table } = context;
  const answer = site.byLanguage[language];
  return data(
    {
      language,
      languages: answer.header?.languageSwitcher === false ? [] : [...table.languages],
      frame: buildFrameView(site, language, t),
      themeCss: buildThemeCss(answer.site?.appearance ?? null),
      notFound: buildNotFoundView(context),
      /** Heads of what stands in a page's place; `meta` has no dictionary. */
      titles: {
        page: t('errors.pageNotFound'),
        listing: t('errors.listingNotFound'),
        failed: t('errors.unavailable'),
      },
    },
    { headers: cacheHeaders([cacheTags.frame(language)]) },
  );
});

export default function LanguageLayout() {
  const { language, languages, frame } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const pageData = useMatches().at(-1)?.data;
  return (
    <ShellSettingsProvider language={language}>
      <Frame
        frame={applyPageHeader(markCurrent(frame, pathname), pageData)}
        languages={listLanguageLinks(languages, language, pageData)}
      >
        <Outlet />
      </Frame>
    </ShellSettingsProvider>
  );
}
