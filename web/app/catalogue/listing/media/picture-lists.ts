import type { GalleryPictureView, ListingMediaView } from '../listing-detail-view';

/** The lists of pictures that the lightbox shows (`islands/start-lightbox.ts`). */
export type PictureList = 'photos' | 'plans';

/** The pictures of one list; empty without any. */
export function listPictures({ panels }: ListingMediaView, id: PictureList): GalleryPictureView[] {
  const panel = panels.find((one) => one.id === id);
  return panel && 'pictures' in panel ? panel.pictures : [];
}
