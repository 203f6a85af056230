import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { guarded } from '../../cms/guarded.server';
import {
  awayInit,
  cacheHeaders,
  notFound,
  pageHeaders,
  partialHeaders,
  uncachedHeaders,
} from '../../cms/page-headers.server';
import { pageLoader } from '../../cms/page-loader.server';
import { ProjectPage } from '../../screens/project/view';
import { TeamPage } from '../../screens/team/view';
import { ArticleOverview } from '../../screens/category/view';
import { ArticlePage } from '../../screens/article/view';
import { TestimonialOverview } from '../../screens/testimonials/view';
import { TestimonialPage } from '../../screens/testimonial/view';
import { CookieSettingsPage } from '../../screens/cookies/view';
import { ComparePage } from '../../screens/compare/view';
import { FavouritesPage } from '../../screens/favourites/view';
import { FormBlock } from '../../form/view/form-block';
import { FormScreen } from '../../screens/form/view';
import { styleHeaders } from '../../lib/style-headers.server';
import { openLanguage } from '../../site/open-language.server';
import { ModuleList } from '../../blocks/module-list';
import { LandingScreen } from '../../screens/landing/view';
import { Page } from '../../screens/page/view';
import { PageBoundary, pageMeta } from '../page-boundary';
import { loadScreen, redirectToNewPlace } from '../../screens/load-screen.server';
import { receiveForm } from '../../screens/form/receive-form.server';
import { redirectBareListing } from './redirect-bare-listing.server';
import { ThanksScreen } from '../../screens/thanks/thanks-screen';

export const headers = pageHeaders;
export const meta = pageMeta;
export const ErrorBoundary = PageBoundary;

/** Pages with their lists (MENU-2, FIND-6), articles, testimonials (ROUTE-6), ways to a listing. */
export const loader = pageLoader(async ({ request }: LoaderFunctionArgs) => {
  const listing = await redirectBareListing(request);
  if (listing !== null) throw listing;
  const context = await openLanguage(request);
  const url = new URL(request.url);
  const loaded = await loadScreen(context, request);
  if (loaded === null) throw (await redirectToNewPlace(context, url)) ?? notFound('page');
  const { tags, ...page } = loaded;
  const style = styleHeaders(loaded.screen === 'page' ? loaded.view.css : null);
  if ((loaded.screen === 'page' || loaded.screen === 'landing') && loaded.isAway) {
    const { status, headers: away } = awayInit();
    return data(page, { status, headers: { ...away, ...style } });
  }
  return data(page, { headers: { ...keepingOf(loaded, tags), ...style } });
});

/** What visitors send comes to the screen of its form, and nowhere else (FORM-5). */
export const action = guarded(async ({ request }: ActionFunctionArgs) => {
  return receiveForm(await openLanguage(request), request);
});

export default function PageRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (page.screen === 'page') return <Page page={page.view} />;
  if (page.screen === 'landing') return <LandingScreen landing={page.view} />;
  return (
    <>
      {page.screen === 'article' && <ArticlePage article={page.view} />}
      {page.screen === 'category' && <ArticleOverview overview={page.view} />}
      {page.screen === 'testimonial' && <TestimonialPage page={page.view} />}
      {page.screen === 'testimonials' && <TestimonialOverview overview={page.view} />}
      {page.screen === 'project' && (
        <ProjectPage project={page.view} question={<FormBlock block={page.question} />} />
      )}
      {page.screen === 'team' && (
        <TeamPage page={page.view} question={<FormBlock block={page.question} />} />
      )}
      {page.screen === 'favourites' && <FavouritesPage favourites={page.view} />}
      {page.screen === 'form' && (
        <FormScreen
          screen={page.view}
          answer={answer && answer.status !== 'sent' ? answer : null}
        />
      )}
      {page.screen === 'cookies' && <CookieSettingsPage settings={page.view} />}
      {page.screen === 'thanks' && (
        <ThanksScreen thanks={page.view} map={page.map} similar={page.similar} />
      )}
      {page.screen === 'compare' && <ComparePage compare={page.view} />}
      <ModuleList modules={page.modules} />
    </>
  );
}

type Loaded = NonNullable<Awaited<ReturnType<typeof loadScreen>>>;

/**
 * Of a page of which a part failed the cache prefers an older whole one; an overview has pages, the
 * others mean one thing.
 */
function keepingOf(loaded: Loaded, tags: string[]) {
  if (loaded.screen === 'page') {
    return loaded.hasFailedPart ? partialHeaders(tags) : cacheHeaders(tags, loaded.keep);
  }
  if (loaded.screen === 'landing') {
    return loaded.hasFailedPart ? partialHeaders(tags) : cacheHeaders(tags, loaded.keep);
  }
  // What this visitor chose stands on it.
  if (loaded.screen === 'cookies') return uncachedHeaders;
  // What a form offers has to be true when it is filled in: the free times, that it is not sold.
  if (loaded.screen === 'form') return uncachedHeaders;
  const isPartial = loaded.modules.some(({ kind }) => kind === 'failed');
  // A choice is one visitor's; the page without one is everybody's.
  const isShortlist = loaded.screen === 'favourites' || loaded.screen === 'compare';
  if (isShortlist && loaded.view.ids.length > 0) {
    return isPartial ? uncachedHeaders : cacheHeaders(tags, 'no');
  }
  if (isPartial) return partialHeaders(tags);
  if (isShortlist) return cacheHeaders(tags, 'own');
  // Most thanks are about no listing, and then all who sent that form read the same.
  if (loaded.screen === 'thanks') {
    if (loaded.view.visit) return uncachedHeaders;
    return loaded.hasFailedPart ? partialHeaders(tags) : cacheHeaders(tags, 'own');
  }
  const isPaged = loaded.screen === 'category' || loaded.screen === 'testimonials';
  return cacheHeaders(tags, isPaged ? 'own' : 'plain');
}
