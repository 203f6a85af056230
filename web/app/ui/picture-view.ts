/** One picture ready to draw (SHELL-4): finished addresses, true dimensions, alt text ('' = decoration). */
export type PictureView = {
  /** The modern formats, best first; each srcSet lists the widths 100, 400, 600, 1360 and 2400 that exist. */
  sources: PictureSource[];
  /** JPEG fallback. */
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
  /** What a crop keeps, e.g. `right top`; the middle without it. */
  focus?: string | undefined;
};

export type PictureSource = { type: 'image/avif' | 'image/webp'; srcSet: string };
