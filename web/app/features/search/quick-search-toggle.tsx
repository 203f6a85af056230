import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import styles from './quick-search-input.module.css';

/**
 * FIND-13: the magnifying glass, which sends what was typed. While nothing is, it gives the field the
 * focus, and with it the suggestions, or takes it away (FIND-2).
 */
export function QuickSearchToggle({ inputId, open }: { inputId: string; open: boolean }) {
  const { t } = useTranslation();
  // The press alone would take the focus, and with it the panel, before the click comes.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  const toggleFocus = (event: MouseEvent) => {
    const input = document.getElementById(inputId) as HTMLInputElement | null;
    // Enter in the field is a click on the form's first button, too: of no mouse.
    const isPressed = event.detail > 0 || document.activeElement === event.currentTarget;
    if (!input || input.value.trim() !== '' || !isPressed) return;
    event.preventDefault();
    if (open) input.blur();
    else input.focus();
  };
  return (
    <button
      type="submit"
      className={styles.toggle}
      aria-label={t('nav.search')}
      onMouseDown={keepFocus}
      onClick={toggleFocus}
      data-held-click=""
    >
      <Icon name="search" />
    </button>
  );
}
