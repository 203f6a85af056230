import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import styles from './quick-search-input.module.css';

type QuickSearchToggleProps = {
  inputId: string;
  open: boolean;
  /** Whether JavaScript runs; without it the button sends the form. */
  ready: boolean;
};

/** FIND-2: the magnifying glass, which gives the field the focus or takes it away. */
export function QuickSearchToggle({ inputId, open, ready }: QuickSearchToggleProps) {
  const { t } = useTranslation();
  if (!ready) {
    return (
      <button type="submit" className={styles.toggle} aria-label={t('nav.search')}>
        <Icon name="search" />
      </button>
    );
  }
  // The press alone would take the focus, and with it the panel, before the click comes.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  const toggleFocus = () => {
    const input = document.getElementById(inputId);
    if (open) input?.blur();
    else input?.focus();
  };
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={t('quickSearch.toggle')}
      aria-expanded={open}
      onMouseDown={keepFocus}
      onClick={toggleFocus}
    >
      <Icon name="search" />
    </button>
  );
}
