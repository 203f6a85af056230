import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Field, Select } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { skipEmptyFields } from '../../ui/skip-empty-fields';
import { FilterMenu } from './filter-menu';
import { FilterOptions } from './filter-options';
import type { ListFilterView } from './listing-list-view';
import { countChecked } from './count-checked';
import styles from './filter-bar.module.css';

/**
 * FIND-6: the filters as a GET form, so that they are the address and need no JavaScript. On phones
 * they wait behind a button; a wide screen lays them out in a row.
 */
export function FilterBar({ filter }: { filter: ListFilterView }) {
  const { t } = useTranslation();
  return (
    <div role="search" className={styles.bar}>
      <details className={styles.toggle}>
        <summary className={styles.open}>
          <Icon name="filter" />
          {t('filter.title')}
          {filter.activeCount > 0 && <span className={styles.badge}>{filter.activeCount}</span>}
        </summary>
      </details>
      {/* A new address is a new form: its fields take what the address says. */}
      <Form
        method="get"
        onSubmit={skipEmptyFields}
        action={filter.action}
        className={styles.form}
        key={keyOf(filter)}
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
            maxLength={100}
          />
        </div>
        {filter.types.length > 0 && (
          <FilterMenu label={t('filter.type')} count={countChecked(filter.types)}>
            <FilterOptions legend={t('filter.type')} options={filter.types} />
          </FilterMenu>
        )}
        {filter.cities.length > 0 && (
          <FilterMenu label={t('filter.city')} count={countChecked(filter.cities)}>
            <FilterOptions legend={t('filter.city')} options={filter.cities} />
          </FilterMenu>
        )}
        {(filter.selects.length > 0 || filter.flags.length > 0) && (
          <FilterMenu label={t('filter.more')} count={countSet(filter)} end>
            <div className={styles.selects}>
              {filter.selects.map(({ value, ...select }) => (
                <Select key={select.label} {...select} defaultValue={value} />
              ))}
              {filter.flags.map((flag) => (
                <Checkbox
                  key={flag.name}
                  name={flag.name}
                  value={flag.value}
                  label={flag.label}
                  note={flag.countText}
                  defaultChecked={flag.checked}
                />
              ))}
            </div>
          </FilterMenu>
        )}
        <Button type="submit">{t('filter.apply')}</Button>
      </Form>
    </div>
  );
}

function countSet(filter: ListFilterView): number {
  return filter.selects.filter((select) => select.value !== '').length + countChecked(filter.flags);
}

function keyOf(filter: ListFilterView): string {
  return JSON.stringify([filter.text, filter.types, filter.cities, filter.selects, filter.flags]);
}
