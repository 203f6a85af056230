import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { matchWords } from '../../../lib/rules/match-words';
import { Checkbox } from '../../../ui/controls/checkbox';
import { useHydrated } from '../../../ui/layout/use-media';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { describeControl, FieldLayout, LabelText, type FieldState } from '../field-layout';
import type { FieldView, OptionView } from '../../form-view';
import { groupOptions } from './group-options';
import { readChecked, setChecked, spreadWholes } from './place-boxes';
import optionStyles from './option-group.module.css';
import styles from './place-choice.module.css';
import controlStyles from './text-control.module.css';
import { ChipButton } from '../../../ui/controls/chip';

/**
 * Renders checkboxes of places by region. With JavaScript a text field filters them, a region
 * checks all its places, and selected ones are listed above with remove buttons.
 */
export function PlaceChoice({ field, id, error, initial }: FieldState & { field: FieldView }) {
  const { t } = useTranslation();
  const { name, options, hint } = field;
  const isHydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(initial);
  const read = () => setChosen(readChecked(list.current));
  useEffect(() => {
    spreadWholes(list.current, options);
    setChosen(readChecked(list.current));
  }, [options]);

  const isFound = ({ label, isWhole }: OptionView) => !isWhole && matchWords(label, query);
  const found = options.filter(isFound).length;
  const isSearched = query.trim() !== '';
  const { 'aria-describedby': describedBy } = describeControl(id, hint, error);
  const draw = (option: OptionView) => (
    <div key={option.value} hidden={isSearched && !isFound(option)}>
      <Checkbox
        name={name}
        value={option.value}
        label={option.label}
        defaultChecked={initial.includes(option.value)}
        id={`${id}-${options.indexOf(option)}`}
        aria-invalid={error ? true : undefined}
        onChange={({ currentTarget }) => {
          spreadWholes(list.current, options, currentTarget.value);
          read();
        }}
      />
    </div>
  );
  return (
    <FieldLayout field={field} id={id} error={error}>
      <fieldset className={styles.places} aria-describedby={describedBy}>
        <legend className={optionStyles.legend}>
          <LabelText field={field} />
        </legend>
        {isHydrated && (
          <>
            <ChosenPlaces
              options={options}
              chosen={chosen}
              onRemove={(value) => {
                setChecked(list.current, value, false);
                spreadWholes(list.current, options, value);
                read();
                document.getElementById(`${id}-find`)?.focus();
              }}
            />
            <input
              className={controlStyles.control}
              id={`${id}-find`}
              aria-label={t('savedSearch.findZip')}
              placeholder={t('savedSearch.findZip')}
              type="search"
              value={query}
              onChange={({ currentTarget }) => setQuery(currentTarget.value)}
              onKeyDown={preventSubmit}
              autoComplete="off"
              maxLength={80}
            />
            <p className={styles.none} role="status">
              {isSearched && found === 0 ? (
                t('savedSearch.noPlace')
              ) : (
                <VisuallyHidden>
                  {isSearched && t('savedSearch.placesFound', { count: found })}
                </VisuallyHidden>
              )}
            </p>
          </>
        )}
        <div
          className={styles.list}
          data-wrong={error ? '' : undefined}
          hidden={isSearched && found === 0}
          ref={list}
        >
          {groupOptions(options).map(({ label, options: own }) => (
            <div
              key={label ?? ''}
              role="group"
              aria-label={label ?? undefined}
              hidden={isSearched && !own.some(isFound)}
            >
              <p className={styles.name} aria-hidden="true">
                {label}
              </p>
              <div className={styles.boxes}>{own.map(draw)}</div>
            </div>
          ))}
        </div>
      </fieldset>
    </FieldLayout>
  );
}

/** Prevents Enter from submitting the form. */
function preventSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

type ChosenPlacesProps = {
  options: readonly OptionView[];
  chosen: readonly string[];
  onRemove: (value: string) => void;
};

/** Lists the selected places with remove buttons; a whole region is one. */
function ChosenPlaces({ options, chosen, onRemove }: ChosenPlacesProps) {
  const { t } = useTranslation();
  const shown = listChosen(options, chosen);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t('savedSearch.chosen')}>
      {shown.map(({ value, label }) => (
        <li key={value}>
          <ChipButton
            label={label}
            removeLabel={t('savedSearch.remove', { name: label })}
            onRemove={() => onRemove(value)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Lists the selected options; a group option replaces its members. */
function listChosen(options: readonly OptionView[], chosen: readonly string[]): OptionView[] {
  const isChosen = ({ value }: OptionView) => chosen.includes(value);
  const wholes = new Set(
    options.filter((option) => option.isWhole && isChosen(option)).map(({ group }) => group),
  );
  return options.filter(
    (option) => isChosen(option) && (option.isWhole || !wholes.has(option.group)),
  );
}
