import type { OutlineView } from '@agency/domain/map/draw-outline';
import type { ClusterSize } from './frame/marker-size';

/** FIND-10: the map of a list as a drawing, with what the live map draws on it; positions in percent. */
export type ListDrawingView = {
  outline: OutlineView;
  /** The width of its window by its height. */
  ratio: number;
  /** What every screen shows, and what only some have at its place. */
  layers: DrawingLayerView[];
};

/** The sizes of map that have marks of their own, for how many stand apart is a question of room. */
export type DrawingScreen = 'narrow' | 'wide' | 'large';

export type DrawingLayerView = {
  on: 'every' | DrawingScreen;
  marks: DrawnMarkView[];
  names: DrawnNameView[];
};

/** A link to the list of those that the mark stands for. */
export type DrawnMarkView = {
  left: number;
  top: number;
  size: ClusterSize | 'price';
  text: string;
  /** What it is called, where its text is a number. */
  label: string | null;
  href: string;
};

/** A name beside the dot of its place, or above or below a mark. */
export type DrawnNameView = {
  left: number;
  top: number;
  align: 'start' | 'middle' | 'end';
  name: string;
};
