import type { GalleryPictureView, ListingMediaView } from '../listing-detail-view';

/** The lists of pictures in the lightbox (`islands/start-lightbox.ts`). */
export type PictureList = 'photos' | 'plans';

export function listPictures({ panels }: ListingMediaView, id: PictureList): GalleryPictureView[] {
  const panel = panels.find((one) => one.id === id);
  return panel && 'pictures' in panel ? panel.pictures : [];
}
