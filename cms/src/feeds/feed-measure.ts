import type { Measure } from '../platform/metrics/measures';
import { freshState, readStates } from './source-state';
import { listSources } from './sources';

const inUse = 'agency_cms_feed_in_use';
const overdue = 'agency_cms_feed_overdue_seconds';
const written = 'agency_cms_feed_written_timestamp_seconds';

/** Metrics of feeds; those of imports cover their last runs. */
export const feedMeasure: Measure = {
  gauges: {
    [inUse]: 'Whether the feed is read by itself: in use and not paused',
    [overdue]: 'For how long the feed has been due and not read; 0 when it is not, or not in use',
    [written]: 'When the last run began that was written',
  },
  labels: ['feed', 'kind'],
  async read(strapi) {
    const states = await readStates(strapi.db.connection);
    const sources = await listSources(strapi);
    return sources.flatMap(({ key, kind, enabled, paused }) => {
      const { due_at, since } = states.get(key) ?? freshState;
      const labels = { feed: key, kind };
      const isInUse = enabled && !paused;
      // A source that was never read is due since 1970.
      const late = isInUse && due_at > 0 ? Math.max(0, Date.now() - due_at) / 1000 : 0;
      return [
        { gauge: inUse, labels, value: Number(isInUse) },
        { gauge: overdue, labels, value: late },
        ...(since === null ? [] : [{ gauge: written, labels, value: since / 1000 }]),
      ];
    });
  },
};
