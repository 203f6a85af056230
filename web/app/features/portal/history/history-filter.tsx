import { Form } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Button, LinkButton } from '../../../ui/controls/button';
import { RemovableChip } from '../../../ui/controls/chip';
import { classNames } from '../../../ui/layout/class-names';
import { Field, Select } from '../../../ui/controls/field';
import { Icon } from '../../../ui/icons/icon';
import type { HistoryFilterView } from './history-view';
import { useHydrated } from '../../../ui/layout/use-media';
import styles from './history-filter.module.css';

/** Renders the filter form of a history; on phones it is collapsed and includes the sort order. */
export function HistoryFilter({ filter }: { filter: HistoryFilterView }) {
  const form = useRef<HTMLFormElement>(null);
  const address = JSON.stringify([filter.text, filter.selects, filter.days]);
  useEffect(() => {
    if (form.current) fillIn(form.current, filter);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another address has other values
  }, [address]);
  return (
    <div className={styles.filter}>
      <details className={styles.toggle}>
        <summary className={styles.open}>
          <Icon name="filter" />
          {filter.openText}
        </summary>
      </details>
      <Form
        ref={form}
        method="get"
        action={useHydrated() ? filter.action : `${filter.action}#history`}
        preventScrollReset
        role="search"
        aria-label={filter.label}
        className={styles.form}
        data-skip-empty=""
      >
        {filter.hidden.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.text}>
          <Field
            label={filter.text.label}
            type="search"
            name="q"
            defaultValue={filter.text.value}
            maxLength={100}
          />
        </div>
        {filter.selects.map(({ name, label, value, options, isForPhones }) => (
          <div key={name} className={classNames(isForPhones && styles.phone)}>
            <Select name={name} label={label} defaultValue={value} options={options} />
          </div>
        ))}
        {filter.days.map(({ name, label, value }) => (
          <Field key={name} type="date" name={name} label={label} defaultValue={value} />
        ))}
        <Button type="submit" kind="secondary">
          {filter.applyText}
        </Button>
      </Form>
      {filter.clear && (
        <ul className={styles.chips} aria-label={filter.chipsLabel}>
          {filter.chips.map((chip) => (
            <li key={chip.href}>
              <RemovableChip label={chip.label} removeLabel={chip.removeText} href={chip.href} />
            </li>
          ))}
          <li>
            <LinkButton href={filter.clear.href} kind="ghost">
              {filter.clear.label}
            </LinkButton>
          </li>
        </ul>
      )}
    </div>
  );
}

/** Sets the fields to the address's values; re-creating them would lose the focus. */
function fillIn(form: HTMLFormElement, { text, selects, days }: HistoryFilterView): void {
  for (const { name, value } of [{ name: 'q', value: text.value }, ...selects, ...days]) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      if (field.value !== value) field.value = value;
    }
  }
}
