import type { UseComboboxReturnValue } from 'downshift';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuickOption } from './list-quick-options';
import { QuickEntries } from './quick-entries';
import { QuickListings } from './quick-listings';
import { QuickOptionsContext } from './quick-option';
import type { QuickSearchResults } from './quick-search-view';
import styles from './quick-search-panel.module.css';

type QuickSearchPanelProps = {
  open: boolean;
  results: QuickSearchResults | null;
  options: QuickOption[];
  combobox: UseComboboxReturnValue<QuickOption>;
};

/**
 * Renders the entries by kind below the field. It is always in the page, since ARIA refers to it.
 */
export function QuickSearchPanel({ open, results, options, combobox }: QuickSearchPanelProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open && ref.current) revealPanel(ref.current);
  }, [open]);
  return (
    <div ref={ref} className={styles.panel} hidden={!open}>
      <div className={styles.list} {...combobox.getMenuProps()}>
        {open && results && (
          <QuickOptionsContext.Provider value={{ options, combobox }}>
            <QuickEntries title={t('quickSearch.reading')} entries={results.readings} />
            <QuickEntries title={t('quickSearch.types')} entries={results.types} />
            <QuickEntries title={t('quickSearch.cities')} entries={results.cities} />
            <QuickListings title={t('quickSearch.listings')} listings={results.listings} />
          </QuickOptionsContext.Provider>
        )}
      </div>
      {open && options.length === 0 && <p className={styles.none}>{t('quickSearch.none')}</p>}
    </div>
  );
}

/** Scrolls the field to the top if the panel would open below the window. */
function revealPanel(panel: HTMLElement): void {
  if (panel.getBoundingClientRect().bottom <= window.innerHeight) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  panel.parentElement?.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
}
