import { useTranslation } from 'react-i18next';
import { IslandProps } from '../../../../document/islands/island-props';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import type { FrameView } from './frame-view.server';
import styles from './frame-screen.module.css';

/** Renders the embedded frame; `islands/start-maps.ts` draws the map in it. */
export function FrameScreen({ view }: { view: FrameView }) {
  const { t } = useTranslation();
  return (
    // A different name than the surrounding page's main element (axe: landmark-unique).
    <main className={styles.screen} aria-label={t('map.label')}>
      <h1>
        <VisuallyHidden>{t('map.label')}</VisuallyHidden>
      </h1>
      <IslandProps name="frame-map" value={view} />
      <div className={styles.map} data-frame-map="" />
    </main>
  );
}
