import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { CitySearch } from './city-search';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { FilterOptions } from './filter-options';
import { placeRegions } from './place-region';
import { hasManyCities } from './has-many-cities';
import type { FilterOptionView } from './listing-list-view';
import styles from './drawer-cities.module.css';

/**
 * FIND-6: of many cities those with most listings and the chosen ones, and at a press all of them by
 * their region.
 */
export function DrawerCities({ options }: { options: FilterOptionView[] }) {
  const { t } = useTranslation();
  const legend = t('filter.city');
  if (!hasManyCities(options)) {
    return <FilterOptions legend={legend} options={options} isNamed isButtons />;
  }
  return (
    <div className={styles.cities} data-city-options="">
      <details className={styles.all}>
        <summary className={styles.summary}>
          <span className={styles.legend}>{legend}</span>
          <span>{`${t('filter.allCities')} (${options.length})`}</span>
          <Icon name="down" />
        </summary>
      </details>
      <div className={styles.search}>
        <CitySearch />
      </div>
      <fieldset className={styles.groups}>
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
        {[...placeRegions, undefined].map((region) => (
          <FilterOptions
            key={region ?? ''}
            legend={region ? t(`filter.regions.${region}`) : legend}
            options={sortByCount(options.filter((option) => option.region === region))}
            isNamed={region !== undefined}
            isButtons
          />
        ))}
      </fieldset>
    </div>
  );
}

function sortByCount(options: FilterOptionView[]): FilterOptionView[] {
  return [...options].sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity));
}
