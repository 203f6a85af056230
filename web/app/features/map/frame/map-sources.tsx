import { GroundSources } from '../ground-sources';
import styles from './map-sources.module.css';

/** Who made what the map shows; `streets` is the tile server's own line. */
export function MapSources({ streets }: { streets: string | null }) {
  return (
    <p className={styles.sources}>
      {streets ?? <GroundSources />} <span aria-hidden="true">·</span>{' '}
      <a href="https://leafletjs.com" target="_blank" rel="noopener">
        Leaflet
      </a>
    </p>
  );
}
