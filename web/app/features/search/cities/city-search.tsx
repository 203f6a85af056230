import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/controls/field';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import styles from './city-search.module.css';

/** Filters the surrounding `data-city-options` by the typed text (`start-city-search.ts`). */
export function CitySearch() {
  const { t } = useTranslation();
  return (
    <>
      <Field
        label={t('filter.findCity')}
        type="search"
        autoComplete="off"
        maxLength={80}
        placeholder={t('filter.cityExample')}
        data-city-search=""
      />
      <p className={styles.none} aria-hidden="true" hidden data-no-city="">
        {t('filter.noCity')}
      </p>
      <VisuallyHidden>
        <span aria-live="polite" data-cities-found="" />
      </VisuallyHidden>
    </>
  );
}
