import { loadScript } from './load-script';

const source = 'https://connect.facebook.net/en_US/fbevents.js';

/** What the pixel is sent; it waits in a queue until its script is there. */
export type Pixel = (...sent: unknown[]) => void;

interface PixelQueue extends Pixel {
  queue: unknown[];
  callMethod?: Pixel;
  push: Pixel;
  loaded: boolean;
  version: string;
  /** Or it would report each address that the visitor comes to, private ones too. */
  disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: PixelQueue;
    _fbq?: PixelQueue;
  }
}

/** CONSENT-4: loads the social pixel of this id; only after consent. */
export function openPixel(id: string): Pixel {
  const pixel: PixelQueue = Object.assign(
    (...sent: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...sent);
      else pixel.queue.push(sent);
    },
    {
      queue: [],
      loaded: true,
      version: '2.0',
      disablePushState: true,
      push: (...sent: unknown[]) => pixel(...sent),
    },
  );
  window.fbq = pixel;
  window._fbq = pixel;
  pixel('consent', 'grant');
  pixel('init', id);
  loadScript(source);
  return pixel;
}
