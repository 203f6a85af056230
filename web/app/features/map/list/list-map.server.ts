import { CmsError } from '../../../cms/client/cms-error';
import type { ListingFilter } from '../../../cms/generated/graphql';
import type { Goal } from '@agency/domain/goals';
import type { LanguageContext } from '../../../i18n/language-context.server';
import type { ListSearch } from '../../../lib/rules/list-search';
import type { FailedMapView, ListMapView } from './list-map-view';
import { drawListMap } from './list-drawing.server';
import { listPlaces } from './load-places.server';
import { boxAround, boxAroundMost, wholeMap, zoomOf } from '../map-box';

type MapPlace = { path: string; goal: Goal; search: ListSearch; filter: ListingFilter };

/**
 * Builds the map of a list if its address requests one, else null. A failure of the CMS removes
 * only the map.
 */
export async function buildListMap(
  context: LanguageContext,
  { path, goal, search, filter }: MapPlace,
): Promise<ListMapView | FailedMapView | null> {
  const { t, language } = context;
  if (search.view === 'list') return null;
  const asked = search.box ?? boxAround(search.within.map(toPlace));
  const places = await listPlaces(context, filter, zoomOf(asked ?? wholeMap)).catch(nullOfCms);
  if (places === null) return { kind: 'failed' };
  const all = [...places.properties, ...places.groups];
  const fit = asked ?? boxAroundMost(all) ?? wholeMap;
  return {
    kind: 'map',
    label: t('map.label'),
    frameHref: `/${language}/map-frame/`,
    placesHref: `/${language}/map-places/${goal}/`,
    cardsHref: `/${language}/listing-cards/`,
    places,
    fit,
    drawing: drawListMap(context, { path, search, places, fit }),
    path,
    search,
  };
}

function nullOfCms(error: unknown): null {
  if (error instanceof CmsError) return null;
  throw error;
}

function toPlace({ lat, lng }: ListSearch['within'][number]) {
  return { latitude: lat, longitude: lng };
}
