import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { FilterOptions } from './filter-options';
import type { FilterOptionView } from './listing-list-view';
import styles from './city-options.module.css';

/** Fewer than this are seen at a glance. */
const fewestToSearch = 9;

/**
 * FIND-6: several cities to choose from; where they are many, what is typed above narrows them
 * (`start-city-search.ts`).
 */
export function CityOptions({ options }: { options: FilterOptionView[] }) {
  const { t } = useTranslation();
  return (
    <div data-city-options="">
      {options.length >= fewestToSearch && (
        <div className={styles.search} data-with-script="">
          <Field
            label={t('filter.findCity')}
            type="search"
            autoComplete="off"
            maxLength={80}
            data-city-search=""
          />
          <p className={styles.none} aria-hidden="true" hidden data-no-city="">
            {t('filter.noCity')}
          </p>
          <VisuallyHidden>
            <span aria-live="polite" data-cities-found="" />
          </VisuallyHidden>
        </div>
      )}
      <FilterOptions legend={t('filter.city')} options={options} />
    </div>
  );
}
