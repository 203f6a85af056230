import { type ComponentType, useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { QuickSearchComboboxProps } from './quick-search-combobox';
import { readInputState, type InputState } from './input-state';
import styles from './quick-search-input.module.css';
import { Icon } from '../../../ui/icons/icon';

/** ARIA only requires the list of a combobox once it is open. */
const collapsed = { role: 'combobox', 'aria-expanded': false } as const;

type Loaded = { Combobox: ComponentType<QuickSearchComboboxProps>; typed: InputState };

/**
 * Renders the text field of the quick search as an island: a plain field until first used, then the
 * combobox with the text typed so far. If its script fails to load, the form still works.
 */
export function QuickSearchInput({ resultsUrl }: { resultsUrl: string }) {
  const { t } = useTranslation();
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const takePlace = async () => {
      const { QuickSearchCombobox } = await import('./quick-search-combobox');
      // Synchronous, or a letter typed before the next render would be lost.
      flushSync(() =>
        setLoaded({ Combobox: QuickSearchCombobox, typed: readInputState(input.current) }),
      );
    };
    takePlace().catch(() => undefined);
  }, []);

  return (
    <div className={styles.combobox}>
      <label className={styles.label} id={`${inputId}-label`} htmlFor={inputId}>
        {t('quickSearch.label')}
      </label>
      {loaded ? (
        <loaded.Combobox
          inputId={inputId}
          resultsUrl={resultsUrl}
          typed={loaded.typed}
          onOpen={setOpen}
        />
      ) : (
        <input
          ref={input}
          id={inputId}
          className={styles.input}
          name="q"
          type="search"
          placeholder={t('quickSearch.placeholder')}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          {...collapsed}
        />
      )}
      {/* One button for both fields, so that it keeps the focus when they change. */}
      <QuickSearchToggle inputId={inputId} open={open} />
    </div>
  );
}

/**
 * Renders the magnifying glass, which submits the text. If the field is empty, it toggles its
 * focus, and with it the suggestions.
 */
function QuickSearchToggle({ inputId, open }: { inputId: string; open: boolean }) {
  const { t } = useTranslation();
  // Otherwise mousedown would move the focus and close the panel before the click.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  const toggleFocus = (event: MouseEvent) => {
    const input = document.getElementById(inputId) as HTMLInputElement | null;
    // Enter in the field also clicks the form's first button, with detail 0.
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
