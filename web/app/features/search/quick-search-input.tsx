import { useNavigate } from '@remix-run/react';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import { useCombobox } from 'downshift';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../ui/use-hydrated';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { QuickOption } from './list-quick-options';
import { listQuickOptions } from './list-quick-options';
import { QuickSearchPanel } from './quick-search-panel';
import { QuickSearchToggle } from './quick-search-toggle';
import { useQuickSearchResults } from './use-quick-search-results';
import styles from './quick-search-input.module.css';

/**
 * FIND-2: the text field with its results as an ARIA combobox. The panel opens with the focus and
 * closes without it; the arrow keys walk through the active links, Enter follows one, and with none
 * chosen it sends the form.
 */
export function QuickSearchInput({ resultsUrl }: { resultsUrl: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { results, ask } = useQuickSearchResults(resultsUrl);
  const options = listQuickOptions(results);

  const combobox = useCombobox<QuickOption>({
    items: options,
    // Never chosen for good: each choice leads away.
    selectedItem: null,
    itemToString: (option) => option?.text ?? '',
    isItemDisabled: (option) => option.href === null,
    onInputValueChange: ({ inputValue }) => ask(inputValue, 'soon'),
    stateReducer: keepWhatWasTyped,
    onSelectedItemChange: ({ selectedItem, type }) => {
      // A click is the link's own affair, modifier keys included.
      if (type === useCombobox.stateChangeTypes.InputKeyDownEnter && selectedItem?.href) {
        navigate(selectedItem.href);
      }
    },
  });
  const open = combobox.isOpen && results !== null;
  const found = results
    ? results.types.length + results.cities.length + results.listings.length
    : 0;
  const inputProps = combobox.getInputProps({
    name: 'q',
    type: 'search',
    placeholder: t('quickSearch.placeholder'),
    maxLength: 100,
    autoComplete: 'off',
    enterKeyHint: 'search',
    'aria-expanded': open,
    onFocus: () => {
      ask(combobox.inputValue, 'now');
      combobox.openMenu();
    },
  });

  return (
    <div className={styles.combobox}>
      <label {...combobox.getLabelProps()}>
        <VisuallyHidden>{t('quickSearch.label')}</VisuallyHidden>
      </label>
      <input className={styles.input} {...inputProps} />
      <QuickSearchToggle inputId={inputProps.id} open={open} ready={hydrated} />
      <QuickSearchPanel open={open} results={results} options={options} combobox={combobox} />
      <p aria-live="polite">
        <VisuallyHidden>
          {open && (found > 0 ? t('quickSearch.results', { count: found }) : t('quickSearch.none'))}
        </VisuallyHidden>
      </p>
    </div>
  );
}

function keepWhatWasTyped(
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
