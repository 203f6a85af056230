import { divIcon, layerGroup, marker, type Map as LeafletMap, type Marker } from 'leaflet';
import type { MapGroup, MapProperty, ShowMessage } from '../map-messages';
import { createClusters, type Mark } from './cluster-places';
import { toBox } from './create-map';
import { drawMarker, type MarkerWords } from './draw-marker';

type Look = { properties: MapProperty[]; groups: MapGroup[]; form: ShowMessage['customMarker'] };

type Events = {
  onOpen: (mark: Mark, button: HTMLElement) => void;
  onHover: (id: string | null) => void;
};

export type MarkerLayer = {
  show: (look: Look) => void;
  /** Makes the marker of this property stand out, alone or among others. */
  highlight: (id: string | null) => void;
};

type Drawn = { mark: Mark; marker: Marker; button: HTMLButtonElement };

/** FIND-10: the markers of a map, near ones as one, drawn anew as it moves. */
export function createMarkerLayer(
  map: LeafletMap,
  words: MarkerWords,
  { onOpen, onHover }: Events,
): MarkerLayer {
  const layer = layerGroup().addTo(map);
  const drawn = new Map<string, Drawn>();
  let form: Look['form'] = 'price';
  let listMarks = createClusters([], []);
  let highlighted: string | null = null;
  let draggedAt = -Infinity;

  function draw(): void {
    const marks = listMarks(toBox(map.getBounds().pad(0.2)), map.getZoom());
    const keys = new Set(marks.map(({ key }) => key));
    for (const [key, { marker: old }] of drawn) {
      if (keys.has(key)) continue;
      old.remove();
      drawn.delete(key);
    }
    // One that stays keeps its element, and with it the focus.
    for (const mark of marks) if (!drawn.has(mark.key)) drawn.set(mark.key, add(mark));
    mind();
  }

  function add(mark: Mark): Drawn {
    const button = drawMarker(mark, form, words);
    const { id } = mark.properties[0] ?? { id: null };
    const hovered = mark.count === 1 ? id : null;
    button.addEventListener('click', (event) => {
      // The map would take it for a click beside what opens.
      event.stopPropagation();
      // The end of a drag that began on a marker is a click on it, too.
      if (event.timeStamp - draggedAt > 50) onOpen(mark, button);
    });
    for (const name of ['mouseenter', 'focus']) {
      button.addEventListener(name, () => onHover(hovered));
    }
    for (const name of ['mouseleave', 'blur']) button.addEventListener(name, () => onHover(null));
    const icon = divIcon({ className: '', html: button, iconSize: [0, 0] });
    const own = marker([mark.latitude, mark.longitude], {
      icon,
      interactive: false,
      keyboard: false,
    });
    own.addTo(layer);
    return { mark, marker: own, button };
  }

  function mind(): void {
    for (const { mark, marker: own, button } of drawn.values()) {
      const isMeant = mark.properties.some(({ id }) => id === highlighted);
      button.toggleAttribute('data-highlighted', isMeant);
      own.setZIndexOffset(isMeant ? 1000 : 0);
    }
  }

  map.on('moveend', draw);
  map.on('dragend', () => {
    draggedAt = performance.now();
  });
  return {
    show(look) {
      listMarks = createClusters(look.properties, look.groups);
      if (look.form !== form) {
        layer.clearLayers();
        drawn.clear();
      }
      form = look.form;
      draw();
    },
    highlight(id) {
      highlighted = id;
      mind();
    },
  };
}
