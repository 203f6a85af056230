import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import type { ListFilterView } from './listing-list-view';
import styles from './filter-search.module.css';

/** FIND-13: the text field of a list with the button that searches, which needs no JavaScript. */
export function FilterSearch({ text }: { text: ListFilterView['text'] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.search}>
      <button type="submit" className={styles.submit} aria-label={t('nav.search')}>
        <Icon name="search" />
      </button>
      <span className={styles.word} aria-hidden="true">
        {t('nav.search')}
      </span>
      <input
        className={styles.input}
        type="search"
        name={text.name}
        defaultValue={text.value}
        aria-label={t('filter.text')}
        placeholder={t('filter.text')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
      />
    </div>
  );
}
