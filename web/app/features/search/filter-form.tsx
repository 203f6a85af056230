import { Form } from '@remix-run/react';
import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../ui/button';
import { Field, Select } from '../../ui/field';
import { skipEmptyFields } from '../../ui/skip-empty-fields';
import { CityOptions } from './city-options';
import { countChecked } from './count-checked';
import { FilterMenu } from './filter-menu';
import { FilterOptions } from './filter-options';
import type { FilterSelectView, ListFilterView } from './listing-list-view';
import { useListCount } from './use-list-count';
import styles from './filter-form.module.css';

type FilterFormProps = { filter: ListFilterView; isDrawer?: boolean };

/**
 * FIND-6: the filters as a GET form, so that they are the address and need no JavaScript; with it
 * the button says how many results the choice would give. A new address is a new form: its fields
 * take what the address says.
 */
export function FilterForm(props: FilterFormProps) {
  const { text, types, cities, price, bedrooms, selects, energy, amenities } = props.filter;
  const address = JSON.stringify([
    [text, price.selects, selects],
    [types, cities, bedrooms.options, energy, amenities],
  ]);
  const form = useRef<HTMLFormElement>(null);
  const onLeave = useFocusAfter(address, form);
  return <FormOfAddress key={address} form={form} onLeave={onLeave} {...props} />;
}

type FormOfAddressProps = FilterFormProps & {
  form: RefObject<HTMLFormElement>;
  /** Called when the form is sent. */
  onLeave: () => void;
};

function FormOfAddress({ filter, isDrawer = false, form, onLeave }: FormOfAddressProps) {
  const { t } = useTranslation();
  const count = useListCount(filter.countUrl);
  const { price, bedrooms } = filter;
  const hasName = ({ target }: FormEvent) =>
    target instanceof Element && target.hasAttribute('name');
  return (
    <Form
      ref={form}
      method="get"
      action={filter.action}
      className={isDrawer ? styles.drawer : styles.row}
      onSubmit={(event) => {
        onLeave();
        skipEmptyFields(event);
      }}
      onChange={(event) => hasName(event) && count.refresh(event.currentTarget)}
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
          <span aria-live="polite">{count.text ?? t('filter.apply')}</span>
        </Button>
      </div>
    </Form>
  );
}

/**
 * The form of a new address has the focus where the one before had it when it was sent; in a panel
 * that is closed now, on the panel's own button. Returns what to call when it is sent.
 */
function useFocusAfter(address: string, form: RefObject<HTMLFormElement>): () => void {
  const left = useRef<string | null>(null);
  useEffect(() => {
    const wanted = left.current;
    left.current = null;
    const fields = [...(form.current?.elements ?? [])];
    const field = wanted === null ? null : fields.find((other) => nameField(other) === wanted);
    if (!(field instanceof HTMLElement) || document.activeElement !== document.body) return;
    const closed = field.closest('details:not([open])');
    const target = closed?.querySelector('summary') ?? field;
    target.focus({ preventScroll: true });
  }, [address, form]);
  return () => {
    const { activeElement: focused } = document;
    left.current = focused && form.current?.contains(focused) ? nameField(focused) : null;
  };
}

/** Which field of a form it is: of boxes with one name that of a value. */
function nameField(field: Element): string {
  const isBox = field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
  const name = field.getAttribute('name') ?? '';
  return `${field.tagName} ${name} ${isBox ? field.value : ''}`;
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
