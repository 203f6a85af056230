import { useTranslation } from 'react-i18next';
import type { LandingView } from '../../features/search/landing.server';
import { Breadcrumbs, type BreadcrumbView } from '../../ui/links/breadcrumbs';
import { ModuleList } from '../../blocks/module-list';
import type { ModuleView } from '../../blocks/module-view';
import styles from '../page/view.module.css';
import { AppLink } from '../../ui/links/app-link';
import landingLinksStyles from './landing-links.module.css';

export type LandingScreenView = LandingView & {
  breadcrumbs: BreadcrumbView[];
  /** The list as on the page of its goal. */
  modules: ModuleView[];
};

/** Renders the breadcrumb, the editors' text, the list and links to nearby places. */
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

/** Renders the links below the list. */
function LandingLinks({ landing }: { landing: LandingView }) {
  return (
    <div className={landingLinksStyles.below} data-around-list="below">
      {landing.groups.map(({ title, links }) => (
        <nav aria-label={title} key={title}>
          <h2 className={landingLinksStyles.title}>{title}</h2>
          <ul className={landingLinksStyles.links}>
            {links.map(({ label, href, countText }) => (
              <li key={href}>
                <AppLink href={href}>{label}</AppLink>{' '}
                <span className={landingLinksStyles.count}>{countText}</span>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
