import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field';
import { DrawerCities } from './drawer-cities';
import { FilterOptions } from './filter-options';
import { FilterSelects } from './filter-selects';
import { GoalLinks } from './goal-links';
import type { ListFilterView } from './listing-list-view';
import { ChoiceOptions, MoreOptions } from './more-options';
import styles from './drawer-filters.module.css';

/** FIND-6: the filters of the drawer, all in sight: where, at what price, how large, what, then the rest. */
export function DrawerFilters({ filter }: { filter: ListFilterView }) {
  const { t } = useTranslation();
  return (
    <div className={styles.filters}>
      <div className={styles.place}>
        <GoalLinks goals={filter.goals} />
        <Field
          label={t('filter.text')}
          type="search"
          name={filter.text.name}
          defaultValue={filter.text.value}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          placeholder={t('filter.textExample')}
        />
        {filter.cities.length > 0 && <DrawerCities options={filter.cities} />}
      </div>
      <FilterSelects selects={filter.price.selects} />
      <FilterOptions
        legend={t('filter.bedrooms')}
        options={filter.bedrooms.options}
        kind="radio"
        isShort
        isNamed
        isButtons
      />
      <FilterOptions legend={t('filter.type')} options={filter.types} isNamed isButtons />
      <FilterSelects selects={filter.sizes} />
      <ChoiceOptions choices={filter.choices} isButtons />
      <MoreOptions filter={filter} isButtons />
      <FilterSelects selects={[filter.newSince]} />
    </div>
  );
}
