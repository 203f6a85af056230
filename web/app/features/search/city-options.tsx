import { useTranslation } from 'react-i18next';
import { CitySearch } from './city-search';
import { FilterOptions } from './filter-options';
import { hasManyCities } from './has-many-cities';
import type { FilterOptionView } from './listing-list-view';
import styles from './city-options.module.css';

/** FIND-6: several cities to choose from; where they are many, what is typed above narrows them. */
export function CityOptions({ options }: { options: FilterOptionView[] }) {
  const { t } = useTranslation();
  return (
    <div data-city-options="">
      {hasManyCities(options) && (
        <div className={styles.search} data-with-script="">
          <CitySearch />
        </div>
      )}
      <FilterOptions legend={t('filter.city')} options={options} />
    </div>
  );
}
