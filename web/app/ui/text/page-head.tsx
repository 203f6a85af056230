import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditMark } from '../edit-mark';
import { Breadcrumbs, type BreadcrumbView } from '../links/breadcrumbs';
import styles from './page-head.module.css';

type PageHeadProps = {
  breadcrumbs: BreadcrumbView[];
  title: string;
  intro?: string | null;
  children?: ReactNode;
};

/** Renders the head of a page without a picture; pages with one have a banner. */
export function PageHead({ breadcrumbs, title, intro = null, children }: PageHeadProps) {
  const { t } = useTranslation();
  const mark = useEditMark();
  return (
    <header className={styles.head}>
      {breadcrumbs.length > 0 && <Breadcrumbs label={t('nav.breadcrumbs')} items={breadcrumbs} />}
      <h1 {...mark('title')}>{title}</h1>
      {intro && (
        <p className={styles.intro} {...mark('description')}>
          {intro}
        </p>
      )}
      {children}
    </header>
  );
}
