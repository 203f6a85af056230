const longestWaitMs = 2000;

/** Runs it once the page has loaded and the browser has nothing to do, or after two seconds of work. */
export function whenIdle(run: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longestWaitMs });
    else setTimeout(run, longestWaitMs);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
