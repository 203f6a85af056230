import type { OpenSite } from '../site/open-language.server';
import { articleScreen } from './article/load.server';
import { categoryScreen } from './category/load.server';
import { compareScreen } from './compare/load.server';
import { cookiesScreen } from './cookies/load.server';
import { favouritesScreen } from './favourites/load.server';
import { formScreen } from './form/load.server';
import { landingScreen } from './landing/load.server';
import { pageScreen } from './page/load.server';
import { projectScreen } from './project/load.server';
import type { Asked, Cache, ScreenName, ScreenOf } from './screen';
import { teamScreen } from './team/load.server';
import { testimonialScreen } from './testimonial/load.server';
import { testimonialsScreen } from './testimonials/load.server';
import { thanksScreen } from './thanks/load.server';

interface Loader<Name extends ScreenName, Loaded, Kept> {
  /** Returns null if nothing is at the address. Throws redirects and CmsError. */
  load(context: OpenSite, screen: ScreenOf<Name>, asked: Asked): Promise<Loaded | null>;
  cache(loaded: Kept): Cache;
}

const screens = {
  article: articleScreen,
  category: categoryScreen,
  compare: compareScreen,
  cookies: cookiesScreen,
  favourites: favouritesScreen,
  form: formScreen,
  landing: landingScreen,
  page: pageScreen,
  project: projectScreen,
  team: teamScreen,
  testimonial: testimonialScreen,
  testimonials: testimonialsScreen,
  thanks: thanksScreen,
} satisfies { [Name in ScreenName]: Loader<Name, { tags: string[] }, never> };

type LoadedBy<Name extends ScreenName> = NonNullable<
  Awaited<ReturnType<(typeof screens)[Name]['load']>>
>;

export type ScreenData<Name extends ScreenName> = { screen: Name } & Omit<LoadedBy<Name>, 'tags'>;

export type AnyScreenData = { [Name in ScreenName]: ScreenData<Name> }[ScreenName];

interface LoadedScreen {
  data: AnyScreenData;
  cache: Cache;
  tags: string[];
}

/** Loads the screen at an address; null if nothing is there. Throws redirects and CmsError. */
export async function loadNamedScreen(
  context: OpenSite,
  screen: ScreenOf<ScreenName>,
  asked: Asked,
): Promise<LoadedScreen | null> {
  const { load, cache } = screens[screen.kind] as Loader<
    ScreenName,
    LoadedBy<ScreenName>,
    LoadedBy<ScreenName>
  >;
  const loaded = await load(context, screen, asked);
  if (loaded === null) return null;
  const { tags, ...rest } = loaded;
  return {
    data: { screen: screen.kind, ...rest } as AnyScreenData,
    cache: cache(loaded),
    tags,
  };
}
