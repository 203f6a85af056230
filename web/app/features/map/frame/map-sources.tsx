import { useTranslation } from 'react-i18next';
import styles from './map-sources.module.css';

/** Who made what the map shows; `streets` is the tile server's own line. */
export function MapSources({ streets }: { streets: string | null }) {
  const { t } = useTranslation();
  return (
    <p className={styles.sources}>
      {streets ?? t('map.outlines')} <span aria-hidden="true">·</span>{' '}
      <a href="https://leafletjs.com" target="_blank" rel="noopener">
        Leaflet
      </a>
    </p>
  );
}
