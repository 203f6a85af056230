import type {
  ListDrawingView,
  DrawingScreen,
  DrawingLayerView,
  DrawnMarkView,
  MapPlacesView,
} from './list-map-view';
import { drawOutline } from '@agency/domain/map/draw-outline';
import { listTowns } from '@agency/domain/map/list-towns';
import type { MapBox, MapPoint } from '@agency/domain/map/map-box';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { serialiseListSearch, type ListSearch } from '../../../lib/rules/list-search';
import { createClusters } from '../frame/markers/cluster-places';
import { joinTouching } from '../frame/markers/join-touching';
import { drawnAt, keepInside } from '../frame/keep-inside';
import { clusterSize, rectOfMarker, type Pixel } from '../frame/markers/marker-size';
import { placeNames, type PlacedLabel } from '../frame/markers/place-names';
import { freePixels } from '../frame/free-pixels';

type ListDrawing = {
  path: string;
  search: ListSearch;
  places: MapPlacesView;
  fit: MapBox;
};

type Screen = Pick<DrawingLayerView, 'marks' | 'names'>;

/**
 * Map size of the most common phone, desktop and tablet, in pixels; `list-drawing.module.css`
 * selects one.
 */
const screens: Record<DrawingScreen, Pixel> = {
  narrow: { x: 390, y: 493 },
  wide: { x: 720, y: 712 },
  large: { x: 820, y: 828 },
};
/** Maximum number of marks per screen; larger groups and more important places come first. */
const mostMarks = 40;
const mostNames = 8;

/**
 * Draws the map of a list for use without JavaScript and before it loads: the marks of the live map
 * at their positions on each screen size, and the place names that fit.
 */
export function drawListMap(context: LanguageContext, drawing: ListDrawing): ListDrawingView {
  const outline = drawOutline(drawing.fit, [], drawing.search.within);
  const [, , width = 1, height = 1] = outline.viewBox.split(' ').map(Number);
  const ratio = width / height;
  const draw = createDraw(context, drawing, ratio);
  return {
    outline,
    ratio: Number(ratio.toFixed(3)),
    layers: splitLayers({
      narrow: draw(screens.narrow),
      wide: draw(screens.wide),
      large: draw(screens.large),
    }),
  };
}

function createDraw(
  { language, t }: LanguageContext,
  { path, search, places, fit }: ListDrawing,
  ratio: number,
): (size: Pixel) => Screen {
  const listMarkers = createClusters(places.properties, places.groups);
  const towns = listTowns(language);
  const hrefOfBox = (box: MapBox) => path + serialiseListSearch({ ...search, page: 1, box });
  return (size) => {
    const window = fitWindow(size, ratio);
    const { toPixel, toPoint } = createProjection(fit, window);
    const toShare = ({ x, y }: Pixel) => ({
      left: percent((x - window.left) / window.width),
      top: percent((y - window.top) / window.height),
    });
    const [first, last] = [toPoint({ x: 0, y: 0 }), toPoint(size)];
    const around = {
      south: last.latitude,
      west: first.longitude,
      north: first.latitude,
      east: last.longitude,
    };
    const zoom = Math.log2((window.width * 360) / (256 * (fit.east - fit.west)));
    const near = listMarkers(around, zoom).map((marker) => ({ marker, at: toPixel(marker) }));
    const markers = keepInside(joinTouching(near, 'price'), 'price', size)
      .map((drawn) => ({ marker: drawn.marker, at: drawnAt(drawn) }))
      .filter(({ marker, at }) => {
        const { top, bottom } = rectOfMarker(marker, 'price', at);
        return top >= 0 && bottom <= size.y;
      })
      .sort((a, b) => b.marker.count - a.marker.count)
      .slice(0, mostMarks);
    const marks = markers.map(({ marker, at }): DrawnMarkView => {
      // Also used for one listing: its own address without its slug would redirect.
      const place = { ...toShare(at), href: hrefOfBox(widen(marker.box)) };
      const [property] = marker.count === 1 ? marker.properties : [];
      if (property) return { ...place, size: 'price', text: property.label, label: null };
      return {
        ...place,
        size: clusterSize(marker.count),
        text: String(marker.count),
        label: t('map.several', { count: marker.count }),
      };
    });
    const names = placeNames({
      places: towns.map((town) => ({ ...town, at: toPixel(town) })),
      markers,
      variant: 'price',
      size,
      hasTools: true,
    })
      .filter(isPlain)
      .slice(0, mostNames)
      .map(({ name, align, hasDot, beside, ...place }) => {
        const at = toPixel(place);
        const shown = hasDot ? at : { x: at.x + beside.x, y: at.y + beside.y };
        return { ...toShare(shown), align, name };
      });
    return { marks, names };
  };
}

/** Places the window where the live map shows it. */
function fitWindow(size: Pixel, ratio: number) {
  const { side, top, bottom } = freePixels(size);
  const [wide, high] = [size.x - 2 * side, size.y - top - bottom];
  const width = Math.min(wide, high * ratio);
  const height = width / ratio;
  return { width, height, left: (size.x - width) / 2, top: top + (high - height) / 2 };
}

function createProjection(
  { south, west, north, east }: MapBox,
  { left, top, width, height }: ReturnType<typeof fitWindow>,
) {
  const [wide, high] = [width / (east - west), height / (north - south)];
  return {
    toPixel: ({ latitude, longitude }: MapPoint): Pixel => ({
      x: left + (longitude - west) * wide,
      y: top + (north - latitude) * high,
    }),
    toPoint: ({ x, y }: Pixel): MapPoint => ({
      latitude: north - (y - top) / high,
      longitude: west + (x - left) / wide,
    }),
  };
}

/** Beside its dot, or above or below a mark without a dot. */
function isPlain({ align, hasDot }: PlacedLabel): boolean {
  return hasDot === (align !== 'middle');
}

/** Rounds outward to thousandths of a degree, which keeps addresses short. */
function widen({ south, west, north, east }: MapBox): MapBox {
  const down = (value: number) => Math.floor(value * 1000) / 1000;
  const up = (value: number) => Math.ceil(value * 1000) / 1000;
  return { south: down(south), west: down(west), north: up(north), east: up(east) };
}

/** Writes what all screens share only once. */
function splitLayers(drawn: Record<DrawingScreen, Screen>): DrawingLayerView[] {
  const shared = { marks: listShared(drawn, 'marks'), names: listShared(drawn, 'names') };
  const pick = ({ marks, names }: Screen, isShared: boolean): Screen => ({
    marks: marks.filter((mark) => shared.marks.has(keyOf(mark)) === isShared),
    names: names.filter((name) => shared.names.has(keyOf(name)) === isShared),
  });
  return [
    { on: 'every', ...pick(drawn.narrow, true) },
    { on: 'narrow', ...pick(drawn.narrow, false) },
    { on: 'wide', ...pick(drawn.wide, false) },
    { on: 'large', ...pick(drawn.large, false) },
  ];
}

function listShared(drawn: Record<DrawingScreen, Screen>, part: keyof Screen): ReadonlySet<string> {
  const [first = [], ...others] = Object.values(drawn).map((screen) => screen[part].map(keyOf));
  const sets = others.map((keys) => new Set(keys));
  return new Set(first.filter((key) => sets.every((keys) => keys.has(key))));
}

function keyOf(one: unknown): string {
  return JSON.stringify(one);
}

function percent(share: number): number {
  return Number((share * 100).toFixed(1));
}
