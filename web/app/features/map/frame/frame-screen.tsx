import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyBoundary } from '../../../ui/lazy-boundary';
import { useHydrated } from '../../../ui/use-hydrated';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { FrameView } from './frame-view';
import styles from './frame-screen.module.css';

const FrameMap = lazy(() => import('./frame-map'));

/** FIND-10: what stands in the embedded frame; the map's code is a file of its own. */
export function FrameScreen({ view }: { view: FrameView }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  return (
    // Named apart from the main part of the page around it (axe: landmark-unique).
    <main className={styles.screen} aria-label={t('map.label')}>
      <h1>
        <VisuallyHidden>{t('map.label')}</VisuallyHidden>
      </h1>
      {hydrated && (
        <LazyBoundary>
          <FrameMap view={view} />
        </LazyBoundary>
      )}
    </main>
  );
}
