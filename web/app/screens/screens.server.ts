import type { OpenSite } from '../site/open-language.server';
import * as article from './article/load.server';
import * as category from './category/load.server';
import * as compare from './compare/load.server';
import * as cookies from './cookies/load.server';
import * as favourites from './favourites/load.server';
import * as form from './form/load.server';
import * as landing from './landing/load.server';
import * as page from './page/load.server';
import * as project from './project/load.server';
import type { Asked, Cache, ScreenName, ScreenOf } from './screen';
import * as team from './team/load.server';
import * as testimonial from './testimonial/load.server';
import * as testimonials from './testimonials/load.server';
import * as thanks from './thanks/load.server';

interface Loader<Name extends ScreenName, Loaded, Kept> {
  /** Returns null if nothing is at the address. Throws redirects and CmsError. */
  load(context: OpenSite, screen: ScreenOf<Name>, asked: Asked): Promise<Loaded | null>;
  cache(loaded: Kept): Cache;
}

const screens = {
  article,
  category,
  compare,
  cookies,
  favourites,
  form,
  landing,
  page,
  project,
  team,
  testimonial,
  testimonials,
  thanks,
} satisfies { [Name in ScreenName]: Loader<Name, { tags: string[] }, never> };

type LoadedBy<Name extends ScreenName> = NonNullable<
  Awaited<ReturnType<(typeof screens)[Name]['load']>>
>;

/** The data of one screen for its view. */
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
