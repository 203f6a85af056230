import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../ui/button';
import { Field, Select } from '../../ui/field';
import { CityOptions } from './city-options';
import { countChecked } from './count-checked';
import { FilterMenu } from './filter-menu';
import { FilterOptions } from './filter-options';
import type { FilterSelectView, ListFilterView } from './listing-list-view';
import styles from './filter-form.module.css';

type FilterFormProps = { filter: ListFilterView; isDrawer?: boolean };

/**
 * FIND-6: the filters as a GET form, so that they are the address and need no JavaScript; with it
 * (`start-filters.ts`) the button says how many results the choice would give.
 */
export function FilterForm({ filter, isDrawer = false }: FilterFormProps) {
  const { t } = useTranslation();
  const { price, bedrooms } = filter;
  return (
    <form
      method="get"
      action={filter.action}
      className={isDrawer ? styles.drawer : styles.row}
      data-filter-form=""
      data-skip-empty=""
      data-count-url={filter.countUrl}
    >
      {filter.kept.map((field) => (
        <input key={field.name} type="hidden" name={field.name} value={field.value} />
      ))}
      <div className={styles.text}>
        <Field
          label={t('filter.text')}
          type="search"
          name={filter.text.name}
          defaultValue={filter.text.value}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
        />
      </div>
      {filter.types.length > 0 && (
        <FilterMenu label={t('filter.type')} count={countChecked(filter.types)} isDrawer={isDrawer}>
          <FilterOptions legend={t('filter.type')} options={filter.types} />
        </FilterMenu>
      )}
      {filter.cities.length > 0 && (
        <FilterMenu
          label={t('filter.city')}
          count={countChecked(filter.cities)}
          isDrawer={isDrawer}
        >
          <CityOptions options={filter.cities} />
        </FilterMenu>
      )}
      <FilterMenu label={t('filter.price')} chosen={price.chosen} isDrawer={isDrawer}>
        <Selects selects={price.selects} />
      </FilterMenu>
      <FilterMenu label={t('filter.bedrooms')} chosen={bedrooms.chosen} isDrawer={isDrawer}>
        <FilterOptions legend={t('filter.bedrooms')} options={bedrooms.options} kind="radio" />
      </FilterMenu>
      <FilterMenu label={t('filter.more')} count={countMore(filter)} isDrawer={isDrawer} end>
        <Selects selects={filter.selects} />
        {filter.energy.length > 0 && (
          <FilterOptions legend={t('filter.energy')} options={filter.energy} isNamed isTight />
        )}
        <FilterOptions legend={t('filter.amenities')} options={filter.amenities} isNamed />
      </FilterMenu>
      <div className={styles.submit}>
        {isDrawer && filter.activeCount > 0 && (
          <LinkButton href={filter.action} kind="ghost">
            {t('filter.clear')}
          </LinkButton>
        )}
        <Button type="submit" className={styles.button}>
          <span aria-live="polite" data-count={t('filter.apply')}>
            {t('filter.apply')}
          </span>
        </Button>
      </div>
    </form>
  );
}

function Selects({ selects }: { selects: FilterSelectView[] }) {
  return (
    <div className={styles.selects}>
      {selects.map(({ value, ...select }) => (
        <Select key={select.label} {...select} defaultValue={value} />
      ))}
    </div>
  );
}

function countMore({ selects, energy, amenities }: ListFilterView): number {
  const set = selects.filter((select) => select.value !== '').length;
  return set + countChecked(energy) + countChecked(amenities);
}
