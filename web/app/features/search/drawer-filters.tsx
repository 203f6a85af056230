import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field';
import { DrawerCities } from './drawer-cities';
import { DrawerOptions } from './drawer-options';
import { FilterSelects } from './filter-selects';
import type { ListFilterView } from './listing-list-view';
import styles from './drawer-filters.module.css';

/** FIND-6: the filters of the drawer, all in sight: where, at what price, how large, what, then the rest. */
export function DrawerFilters({ filter }: { filter: ListFilterView }) {
  const { t } = useTranslation();
  return (
    <div className={styles.filters}>
      <Field
        label={t('filter.text')}
        type="search"
        name={filter.text.name}
        defaultValue={filter.text.value}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        placeholder=" "
      />
      {filter.cities.length > 0 && <DrawerCities options={filter.cities} />}
      <FilterSelects selects={filter.price.selects} />
      <DrawerOptions
        legend={t('filter.bedrooms')}
        options={filter.bedrooms.options}
        kind="radio"
        isEven
      />
      <DrawerOptions legend={t('filter.type')} options={filter.types} />
      <FilterSelects selects={filter.selects} />
      {filter.choices.map(({ label, options }) => (
        <DrawerOptions key={label} legend={label} options={options} />
      ))}
      <DrawerOptions legend={t('filter.amenities')} options={filter.amenities} />
      <DrawerOptions legend={t('filter.near')} options={filter.near} />
    </div>
  );
}
