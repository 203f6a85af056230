/* global window, PerformanceObserver */
/* Runs in the page, before anything of it: collects in `window.seen` what the browser tells. */
(() => {
  let firstPaint = Infinity;
  const tasks = [];
  const seen = {
    largestPaint: 0,
    /* TBT as web.dev defines it: of each task what exceeds 50 ms, after the first contentful paint. */
    get blocked() {
      const blocks = tasks.map(({ startTime, duration }) => {
        return startTime + duration - Math.max(startTime, firstPaint) - 50;
      });
      return blocks.reduce((sum, block) => sum + Math.max(0, block), 0);
    },
    shift: 0,
    longestAct: 0,
  };
  window.seen = seen;
  const watch = (type, read, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
      ...more,
    });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaint = startTime;
  });
  watch('longtask', (task) => tasks.push(task));
  watch('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
  const readAct = ({ interactionId, duration }) => {
    if (interactionId > 0) seen.longestAct = Math.max(seen.longestAct, duration);
  };
  watch('event', readAct, { durationThreshold: 16 });
})();
