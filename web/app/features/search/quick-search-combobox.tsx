import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import { useCombobox } from 'downshift';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../lib/go-to';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { QuickOption } from './list-quick-options';
import { listQuickOptions } from './list-quick-options';
import { QuickSearchPanel } from './quick-search-panel';
import { continueTyping, type TypedText } from './typed-text';
import { useQuickSearchResults } from './use-quick-search-results';
import styles from './quick-search-input.module.css';

export type QuickSearchComboboxProps = {
  inputId: string;
  resultsUrl: string;
  /** What stood in the plain field whose place this takes. */
  typed: TypedText;
  /** Told whether the results show. */
  onOpen: (open: boolean) => void;
};

/**
 * FIND-2: the text field with its results as an ARIA combobox. The panel opens with the focus and
 * closes without it; the arrow keys walk through the active links, Enter follows one, and with none
 * chosen it sends the form.
 */
export function QuickSearchCombobox({
  inputId,
  resultsUrl,
  typed,
  onOpen,
}: QuickSearchComboboxProps) {
  const { t } = useTranslation();
  const { results, ask } = useQuickSearchResults(resultsUrl);
  const options = listQuickOptions(results);

  const combobox = useCombobox<QuickOption>({
    inputId,
    labelId: `${inputId}-label`,
    items: options,
    initialInputValue: typed.text,
    // Never chosen for good: each choice leads away.
    selectedItem: null,
    itemToString: (option) => option?.text ?? '',
    isItemDisabled: (option) => option.href === null,
    onInputValueChange: ({ inputValue }) => ask(inputValue, 'soon'),
    stateReducer: preserveTypedText,
    onSelectedItemChange: ({ selectedItem, type }) => {
      // A click is the link's own affair, modifier keys included.
      if (type === useCombobox.stateChangeTypes.InputKeyDownEnter && selectedItem?.href) {
        goTo(selectedItem.href);
      }
    },
  });
  // Focusing again opens the panel as the first focus would have.
  useLayoutEffect(() => continueTyping(inputId, typed), [inputId, typed]);
  const open = combobox.isOpen && results !== null;
  useEffect(() => onOpen(open), [onOpen, open]);
  const found = results
    ? results.readings.length +
      results.types.length +
      results.cities.length +
      results.listings.length
    : 0;
  const inputProps = combobox.getInputProps({
    name: 'q',
    type: 'search',
    placeholder: t('quickSearch.placeholder'),
    maxLength: 100,
    autoComplete: 'off',
    enterKeyHint: 'search',
    'aria-expanded': open,
    onKeyDown: (event) => {
      if (event.key !== 'Enter' || combobox.highlightedIndex >= 0) return;
      // Otherwise an open panel would swallow what sends the form.
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      if (!event.nativeEvent.isComposing) combobox.closeMenu();
    },
    onFocus: () => {
      ask(combobox.inputValue, 'now');
      combobox.openMenu();
    },
  });

  return (
    <>
      <input className={styles.input} {...inputProps} />
      <QuickSearchPanel open={open} results={results} options={options} combobox={combobox} />
      <p aria-live="polite">
        <VisuallyHidden>
          {open && (found > 0 ? t('quickSearch.results', { count: found }) : t('quickSearch.none'))}
        </VisuallyHidden>
      </p>
    </>
  );
}

function preserveTypedText(
  state: UseComboboxState<QuickOption>,
  { type, changes }: UseComboboxStateChangeOptions<QuickOption>,
): Partial<UseComboboxState<QuickOption>> {
  const { stateChangeTypes } = useCombobox;
  switch (type) {
    case stateChangeTypes.InputChange:
      return changes;
    // The focus has opened the panel already: a click must not close it again.
    case stateChangeTypes.InputClick:
      return { ...changes, isOpen: true };
    // Leaving is not choosing.
    case stateChangeTypes.InputBlur:
      return { ...state, isOpen: false, highlightedIndex: -1 };
    default:
      return { ...changes, inputValue: state.inputValue };
  }
}
