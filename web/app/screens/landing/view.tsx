import { useTranslation } from 'react-i18next';
import { LandingLinks } from './landing-links';
import type { LandingView } from '../../features/search/landing-view';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import type { BreadcrumbView } from '../../ui/breadcrumbs-view';
import { ModuleList } from '../../blocks/module-list';
import type { ModuleView } from '../../blocks/module-view';
import styles from '../page/view.module.css';

export type LandingScreenView = LandingView & {
  breadcrumbs: BreadcrumbView[];
  /** The list, as it stands on the page of its goal. */
  modules: ModuleView[];
};

/** FIND-17: a landing page: the way here, the list of a place, what is said of it and what is near. */
export function LandingScreen({ landing }: { landing: LandingScreenView }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <div className={styles.inside}>
        <Breadcrumbs label={t('nav.breadcrumbs')} items={landing.breadcrumbs} />
      </div>
      <ModuleList modules={landing.modules} />
      <LandingLinks landing={landing} />
    </div>
  );
}
