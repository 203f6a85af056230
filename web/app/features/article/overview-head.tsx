import type { ReactNode } from 'react';
import { classNames } from '../../ui/layout/class-names';
import { Picture } from '../../ui/media/picture';
import { PageHead } from '../../ui/text/page-head';
import type { OverviewHeadView } from './article-view';
import styles from './overview-head.module.css';

/** Renders breadcrumbs, heading and introduction, with the picture beside them. */
export function OverviewHead({ head, children }: { head: OverviewHeadView; children?: ReactNode }) {
  const { breadcrumbs, title, intro, picture } = head;
  return (
    <div className={classNames(styles.head, picture && styles.pictured)}>
      <div className={styles.words}>
        <PageHead breadcrumbs={breadcrumbs} title={title} intro={intro} />
        {children}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(min-width: 900px) 46vw, 100vw" eager />
        </div>
      )}
    </div>
  );
}
