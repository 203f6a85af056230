import type { GalleryPictureView, ListingMediaView } from '../listing-detail-view';

/** Picture lists of the lightbox (`islands/start-lightbox.ts`). */
export type PictureList = 'photos' | 'plans';

/** Lists the pictures of one list; empty without any. */
export function listPictures({ panels }: ListingMediaView, id: PictureList): GalleryPictureView[] {
  const panel = panels.find((one) => one.id === id);
  return panel && 'pictures' in panel ? panel.pictures : [];
}
