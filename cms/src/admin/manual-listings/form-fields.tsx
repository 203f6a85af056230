import { Checkbox, Field, SingleSelect, SingleSelectOption, Textarea } from '@strapi/design-system';
import { countryIds } from '@agency/domain/countries';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { requiredFields } from '../../listings/manual/form-sections';
import type { ManualChoice, ManualChoices } from '../../listings/manual/manual-choices';
import type { ManualFact } from '../../listings/manual/manual-content';
import { ListingValueInput, nameChoice } from '../parts/listing-value-input';
import { translateWord } from '../translate-fields/translate-fields';
import type { FormStore, Language } from './form-store';
import { useFieldName } from './use-field-name';

export interface FormProps {
  store: FormStore;
  choices: ManualChoices;
  /** Of the open tab. */
  language: Language;
}

interface FieldProps extends FormProps {
  field: string;
}

/** A field with the same value in every language. */
export function FactField(props: FieldProps) {
  const { field, store, choices } = props;
  const { formatMessage } = useIntl();
  const problem = store.check?.problems.find((one) => one.field === field);
  const help = choices.labels[field]?.help;
  return (
    <Field.Root
      name={field}
      data-field={field}
      required={requiredFields.includes(field)}
      error={problem && formatMessage({ id: `agency.manual.problem.${problem.kind}` })}
      hint={help ? translateWord(help) : undefined}
    >
      <FieldLabel {...props} />
      <FactInput {...props} />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

/** A text in the language of the open tab. */
export function TextField({ field, store, choices, language }: FieldProps) {
  const { formatMessage } = useIntl();
  const nameField = useFieldName(choices);
  const { check, content } = store;
  const own = (one: { field: string; language: string | null }): boolean =>
    one.field === field && (one.language === null || one.language === language);
  const problem = check?.problems.find(own);
  const hidden = check?.hidden.some(own);
  const value = content.texts[language]?.[field] ?? '';
  const write = (event: { target: { value: string } }): void =>
    store.setText(language, field, event.target.value);
  const isLong = field === 'Description';
  return (
    <Field.Root
      name={`${field}-${language}`}
      data-field={field}
      required={requiredFields.includes(field)}
      error={problem && formatMessage({ id: `agency.manual.problem.${problem.kind}` })}
      hint={hidden ? formatMessage({ id: 'agency.manual.hidden' }) : undefined}
      style={isLong ? { gridColumn: '1 / -1' } : undefined}
    >
      <Field.Label>{`${nameField(field)} (${language.toUpperCase()})`}</Field.Label>
      {isLong ? (
        <Textarea value={value} lang={language} rows={10} onChange={write} />
      ) : (
        <Field.Input value={value} lang={language} onChange={write} />
      )}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

function FieldLabel({ field, choices }: FieldProps) {
  const nameField = useFieldName(choices);
  const isTick = ticks.includes(field);
  return isTick ? null : <Field.Label>{nameField(field)}</Field.Label>;
}

/** Flags that are off or on; others may be unknown. */
const ticks = ['PublishAddress', 'PublishPrice', 'LifeAnnuity'];

function FactInput(props: FieldProps) {
  const { field, store, choices } = props;
  const value = store.content.facts[field];
  const set = (next: ManualFact | undefined): void => store.setFact(field, next);
  if (field === 'reference') return <ReferenceInput {...props} />;
  if (field === 'Status') return <AvailabilityInput {...props} />;
  if (field === 'WebIDs') return <TypeInputs {...props} />;
  if (field === 'Zip' || field === 'City') return <PlaceInput {...props} />;
  if (ticks.includes(field)) return <TickInput {...props} />;
  const named: Record<string, readonly ManualChoice[]> = {
    AgentID: choices.agents,
    OfficeID: choices.offices,
    ProjectID: choices.projects,
  };
  return <ListingValueInput field={field} value={value} named={named[field]} onChange={set} />;
}

function ReferenceInput({ store }: FieldProps) {
  const { formatMessage } = useIntl();
  const isFixed = store.open.published !== null;
  return (
    <Field.Input
      value={store.content.reference}
      disabled={isFixed}
      maxLength={40}
      placeholder={formatMessage({ id: 'agency.manual.reference' })}
      onChange={({ target }: { target: HTMLInputElement }) => store.setReference(target.value)}
    />
  );
}

/** The snapshot format writes an option as a ribbon, and what is closed as a state. */
const availabilities = {
  available: { Status: 1, Marquee: 0 },
  option: { Status: 1, Marquee: 3 },
  sold: { Status: 2, Marquee: 0 },
  rented: { Status: 4, Marquee: 0 },
} as const;

const optionRibbon = 3;

function AvailabilityInput({ store }: FieldProps) {
  const { formatMessage } = useIntl();
  const { Status, Marquee, Goal } = store.content.facts;
  const chosen =
    Status === 2
      ? 'sold'
      : Status === 4
        ? 'rented'
        : Marquee === optionRibbon
          ? 'option'
          : 'available';
  const choose = (next: keyof typeof availabilities): void => {
    store.setFact('Status', availabilities[next].Status);
    if (next === 'option' || Marquee === optionRibbon) {
      store.setFact('Marquee', availabilities[next].Marquee);
    }
  };
  const closed = Number(Goal ?? 0) === 0 ? 'sold' : 'rented';
  return (
    <SingleSelect value={chosen} onChange={(value) => choose(value as keyof typeof availabilities)}>
      {[...new Set(['available', 'option', closed, chosen])].map((value) => (
        <SingleSelectOption key={value} value={value}>
          {formatMessage({ id: value })}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}

/** The main type, and a second one. */
function TypeInputs({ store, choices, field }: FieldProps) {
  const { formatMessage, locale } = useIntl();
  const [main = '', ...others] = String(store.content.facts[field] ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
  const write = (types: string[]): void =>
    store.setFact(field, [...new Set(types.filter(Boolean))].join(','));
  const options = (list: readonly ManualChoice[]) =>
    list.map((type) => (
      <SingleSelectOption key={type.value} value={type.value}>
        {nameChoice(type, locale)}
      </SingleSelectOption>
    ));
  return (
    <>
      <SingleSelect
        value={main || null}
        onChange={(value) => write([String(value), ...others])}
        onClear={() => write(others)}
      >
        {options(choices.types)}
      </SingleSelect>
      {main && (
        <SingleSelect
          size="S"
          aria-label={formatMessage({ id: 'agency.manual.secondType' })}
          placeholder={formatMessage({ id: 'agency.manual.secondType' })}
          value={others[0] ?? null}
          onChange={(value) => write([main, String(value), ...others.slice(1)])}
          onClear={() => write([main, ...others.slice(1)])}
        >
          {options(choices.types.filter(({ value }) => value !== main))}
        </SingleSelect>
      )}
    </>
  );
}

/** Offers known cities; a known postal code with one city fills in its name. */
function PlaceInput({ store, choices, field }: FieldProps) {
  const id = useId();
  const { Zip, City, CountryID = countryIds.belgium } = store.content.facts;
  const cities = choices.cities.filter(({ countryId }) => countryId === Number(CountryID));
  const inZip = cities.filter(({ zip }) => zip === Zip);
  const offered =
    field === 'Zip'
      ? [...new Set(cities.map(({ zip }) => zip))]
      : (inZip.length > 0 ? inZip : cities).map(({ name }) => name);
  const write = (value: string): void => {
    store.setFact(field, value);
    if (field !== 'Zip' || City) return;
    const [only, other] = cities.filter(({ zip }) => zip === value);
    if (only && !other) store.setFact('City', only.name);
  };
  return (
    <>
      <Field.Input
        value={String(store.content.facts[field] ?? '')}
        list={id}
        onChange={({ target }: { target: HTMLInputElement }) => write(target.value)}
      />
      <datalist id={id}>
        {[...new Set(offered)].map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  );
}

function TickInput({ store, choices, field }: FieldProps) {
  const nameField = useFieldName(choices);
  // A price is published unless it is said otherwise.
  const isOn = store.content.facts[field] ?? field === 'PublishPrice';
  return (
    <Checkbox checked={isOn === true} onCheckedChange={() => store.setFact(field, isOn !== true)}>
      {nameField(field)}
    </Checkbox>
  );
}
