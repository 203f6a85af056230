/* global window, PerformanceObserver */
/* Runs in the page, before anything of it: collects in `window.seen` what the browser tells. */
(() => {
  const seen = { largestPaint: 0, blocked: 0, shift: 0, longestAct: 0 };
  window.seen = seen;
  const watch = (type, read, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
      ...more,
    });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  watch('longtask', ({ duration }) => (seen.blocked += duration - 50));
  watch('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
  const readAct = ({ interactionId, duration }) => {
    if (interactionId > 0) seen.longestAct = Math.max(seen.longestAct, duration);
  };
  watch('event', readAct, { durationThreshold: 16 });
})();
