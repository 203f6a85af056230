import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchWords } from '../../lib/match-words';
import { Field } from '../../ui/field';
import { useHydrated } from '../../ui/use-hydrated';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { FilterOptions } from './filter-options';
import type { FilterOptionView } from './listing-list-view';
import styles from './city-options.module.css';

/** Fewer than this are seen at a glance. */
const fewestToSearch = 9;

/** FIND-6: several cities to choose from; where they are many, what is typed above narrows them. */
export function CityOptions({ options }: { options: FilterOptionView[] }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const [query, setQuery] = useState('');
  const found = options.filter((option) => matchWords(wordsOf(option), query)).length;
  const isSearched = query.trim() !== '';
  return (
    <>
      {hydrated && options.length >= fewestToSearch && (
        <div className={styles.search}>
          <Field
            label={t('filter.findCity')}
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={keepFromSending}
            autoComplete="off"
            maxLength={80}
          />
          {isSearched && found === 0 && (
            <p className={styles.none} aria-hidden="true">
              {t('filter.noCity')}
            </p>
          )}
          <p aria-live="polite">
            <VisuallyHidden>
              {isSearched &&
                (found === 0 ? t('filter.noCity') : t('filter.citiesFound', { count: found }))}
            </VisuallyHidden>
          </p>
        </div>
      )}
      <FilterOptions
        legend={t('filter.city')}
        options={options}
        isShown={(option) => matchWords(wordsOf(option), query)}
      />
    </>
  );
}

/** Found by its spellings too. */
function wordsOf({ label, children }: FilterOptionView): string {
  return [label, ...children.map((child) => child.label)].join(' ');
}

/** Enter narrows no further and must not start the search. */
function keepFromSending(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
