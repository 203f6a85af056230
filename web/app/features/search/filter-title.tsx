import { useTranslation } from 'react-i18next';
import { FilterCount } from './filter-count';

/** The name of the filters with how many are set. */
export function FilterTitle({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <>
      {t('filter.title')}
      <FilterCount count={count} />
    </>
  );
}
