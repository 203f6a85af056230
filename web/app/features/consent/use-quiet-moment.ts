import { useEffect, useState } from 'react';

const longestWaitMs = 2000;

/** True once the page has loaded and the browser has nothing to do, or after two seconds of work. */
export function useQuietMoment(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let stop = () => undefined as void;
    const wait = () => {
      const done = () => setQuiet(true);
      if ('requestIdleCallback' in window) {
        const handle = requestIdleCallback(done, { timeout: longestWaitMs });
        stop = () => cancelIdleCallback(handle);
      } else {
        const handle = setTimeout(done, longestWaitMs);
        stop = () => clearTimeout(handle);
      }
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      stop();
    };
  }, []);
  return isQuiet;
}
