/** The map as a drawing: what stands there without JavaScript, and until the frame is ready. */
export type OutlineView = {
  viewBox: string;
  /** Paths of an SVG, in the units of its view box. */
  land: string;
  borders: string;
  /** The drawn area; empty without one. */
  area: string;
  /** A dot per place. */
  dots: string;
};
