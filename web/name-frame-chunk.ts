import type { Rollup } from 'vite';

/** What every page loads: the entry, and the routes around the page. */
const frame = /\/app\/(entry\.client|root|routes\/language\/route)\.tsx(\?|$)/;

/**
 * Puts what every page loads into one file: each file costs a request, and small ones compress
 * worse than the same lines in a larger one.
 */
export const nameFrameChunk: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
  const seen = new Set<string>();
  const isOfFrame = (module: string): boolean => {
    if (frame.test(module)) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return (getModuleInfo(module)?.importers ?? []).some(isOfFrame);
  };
  return !frame.test(id) && isOfFrame(id) ? 'frame' : null;
};
