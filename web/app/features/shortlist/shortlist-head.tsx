import { useTranslation } from 'react-i18next';
import { Breadcrumbs, type BreadcrumbView } from '../../ui/links/breadcrumbs';
import styles from './shortlist-head.module.css';

type ShortlistHeadProps = { head: { breadcrumbs: BreadcrumbView[]; title: string; intro: string } };

export function ShortlistHead({ head }: ShortlistHeadProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.head}>
      <Breadcrumbs label={t('nav.breadcrumbs')} items={head.breadcrumbs} />
      <h1>{head.title}</h1>
      <p className={styles.intro}>{head.intro}</p>
    </header>
  );
}
