import { useTranslation } from 'react-i18next';
import { FilterCount } from './filter-count';
import bar from './list-bar.module.css';

/** The name of the filters with how many are set. */
export function FilterTitle({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={bar.words}>{t('filter.title')}</span>
      <FilterCount count={count} />
    </>
  );
}
