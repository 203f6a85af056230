import type { MapFrameView } from '../../features/map/map-frame-view';
import type { OutlineView } from '@agency/domain/map/draw-outline';

/** A map that is loaded when a visitor asks for it (RULE-8's rule for what other hosts serve). */
export type MapView = {
  /** What stands beside the map: the office with its address; null for a map of listings. */
  office: { name: string; address: string[]; directionsHref: string | null } | null;
  /** What stands in the map's place until then; null for a picture that is no map. */
  outline: OutlineView | null;
  /** The map of listings, or of the office; null where its place is not known. */
  frame: MapFrameView | null;
};

export type MapBlockView = { kind: 'map'; map: MapView };
