import type { ShowMessage } from './map-messages';

/** A map that is only looked at, loaded when a visitor asks for it. */
export type MapFrameView = {
  href: string;
  /** What the frame is sent (FIND-10). */
  show: ShowMessage;
  /** Where its pictures come from, for example `tile.openstreetmap.org`; null without any. */
  tileHost: string | null;
};
