import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../ui/links/breadcrumbs';
import { classNames } from '../../ui/layout/class-names';
import { Picture } from '../../ui/media/picture';
import type { OverviewHeadView } from './article-view';
import styles from './overview-head.module.css';

/** Renders breadcrumbs, heading and introduction, with the picture beside them. */
export function OverviewHead({ head, children }: { head: OverviewHeadView; children?: ReactNode }) {
  const { t } = useTranslation();
  const { breadcrumbs, title, intro, picture } = head;
  return (
    <header className={classNames(styles.head, picture && styles.pictured)}>
      <div className={styles.words}>
        <Breadcrumbs label={t('nav.breadcrumbs')} items={breadcrumbs} />
        <div className={styles.title}>
          <h1>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {children}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(min-width: 900px) 46vw, 100vw" eager />
        </div>
      )}
    </header>
  );
}
