import type { MouseEvent, ReactNode } from 'react';
import { useState } from 'react';
import type { Lightbox } from './lightbox';
import type { GalleryPictureView } from '../listing-detail-view';

type UseLightbox = {
  /** To be drawn anywhere; nothing until a picture is opened. */
  lightbox: ReactNode;
  /** For a click on the link to a picture's file: shows it large in the page instead. */
  open: (event: MouseEvent, index: number) => void;
  /** Fetches the lightbox's script: somebody is about to need it. */
  prepare: () => void;
};

/** DETAIL-1: opens pictures in a lightbox whose script comes with the first one that is opened. */
export function useLightbox(pictures: GalleryPictureView[], label: string): UseLightbox {
  const [shown, setShown] = useState<number | null>(null);
  const [Shown, setLightbox] = useState<typeof Lightbox | null>(null);
  const load = () => import('./lightbox').then((script) => script.Lightbox);
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const { currentTarget: link } = event;
    event.preventDefault();
    load().then(
      (component) => {
        setLightbox(() => component);
        setShown(index);
      },
      // The network is gone or the site was renewed: the link still leads to the picture.
      () => window.location.assign((link as HTMLAnchorElement).href),
    );
  };
  return {
    lightbox: Shown && (
      <Shown pictures={pictures} label={label} shown={shown} onClose={() => setShown(null)} />
    ),
    open,
    prepare: () => void load().catch(() => undefined),
  };
}
