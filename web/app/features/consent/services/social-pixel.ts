import { loadScript } from './load-script';

const source = 'https://connect.facebook.net/en_US/fbevents.js';

/** The pixel's function; calls are queued until its script has loaded. */
export type Pixel = (...sent: unknown[]) => void;

interface PixelQueue extends Pixel {
  queue: unknown[];
  callMethod?: Pixel;
  push: Pixel;
  loaded: boolean;
  version: string;
  /** Otherwise it reports every address the visitor navigates to, private ones included. */
  disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: PixelQueue;
    _fbq?: PixelQueue;
  }
}

/** Loads the social pixel with this id; call only after consent. */
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
