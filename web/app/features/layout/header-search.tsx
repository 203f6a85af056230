import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../ui/disclosure';
import { Icon } from '../../ui/icon';
import { SearchForm } from '../../ui/search-form';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { HeaderView } from './layout-view';
import styles from './header-search.module.css';

type HeaderSearchProps = {
  search: NonNullable<HeaderView['search']>;
  className?: string;
};

/**
 * FIND-13: a magnifying glass that opens a search box below the header, ready to type in
 * (`ui/close-disclosures.ts` moves the focus).
 */
export function HeaderSearch({ search, className }: HeaderSearchProps) {
  const { t } = useTranslation();
  const summary = (
    <span className={styles.button}>
      <Icon name="search" />
      <VisuallyHidden>{search.label}</VisuallyHidden>
    </span>
  );
  return (
    <div className={className}>
      <Disclosure name="search" summary={summary} className={styles.search}>
        <div className={styles.panel} data-focus-when-open="">
          <SearchForm
            action={search.action}
            label={t('quickSearch.label')}
            className={styles.form}
          />
        </div>
      </Disclosure>
    </div>
  );
}
