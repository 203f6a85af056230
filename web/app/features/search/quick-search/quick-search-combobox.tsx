import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../../lib/dom/go-to';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { type QuickOption, listQuickOptions } from './list-quick-options';
import { QuickSearchPanel } from './quick-search-panel';
import { continueTyping, type InputState } from './input-state';
import styles from './quick-search-input.module.css';
import type { QuickSearchResults } from './quick-search-view';

export type QuickSearchComboboxProps = {
  inputId: string;
  resultsUrl: string;
  /** The state of the plain field that it replaces. */
  typed: InputState;
  /** Called when the results open or close. */
  onOpen: (open: boolean) => void;
};

/**
 * Renders the text field with its results as an ARIA combobox. The panel opens on focus and closes
 * on blur; the arrow keys move through the links, Enter follows one, or submits the form if none is
 * highlighted.
 */
export function QuickSearchCombobox({
  inputId,
  resultsUrl,
  typed,
  onOpen,
}: QuickSearchComboboxProps) {
  const { t } = useTranslation();
  const { results, answered, ask } = useQuickSearchResults(resultsUrl);
  const options = listQuickOptions(results);

  const combobox = useCombobox<QuickOption>({
    inputId,
    labelId: `${inputId}-label`,
    items: options,
    initialInputValue: typed.text,
    // Keeps no selection, since every choice leaves the page.
    selectedItem: null,
    itemToString: (option) => option?.text ?? '',
    isItemDisabled: (option) => option.href === null,
    onInputValueChange: ({ inputValue }) => ask(inputValue, 'soon'),
    stateReducer: preserveTypedText,
    onSelectedItemChange: ({ selectedItem, type }) => {
      // Clicks are left to the link, including modifier keys.
      if (type === useCombobox.stateChangeTypes.InputKeyDownEnter && selectedItem?.href) {
        goTo(selectedItem.href);
      }
    },
  });
  // Focusing again opens the panel as the first focus would have.
  useLayoutEffect(() => continueTyping(inputId, typed), [inputId, typed]);
  // Results of an older text stay visible, without links, until the next ones arrive.
  const isCurrent = combobox.inputValue === answered;
  const open = combobox.isOpen && results !== null && (isCurrent || options.length > 0);
  useEffect(() => onOpen(open), [onOpen, open]);
  const shown = isCurrent ? options : options.map((option) => ({ ...option, href: null }));
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
      const isOlder = event.currentTarget.value !== answered;
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      const isEnter = event.key === 'Enter' && (combobox.highlightedIndex < 0 || isOlder);
      if (!isEnter && !(isArrow && isOlder)) return;
      // Otherwise an open panel would prevent submitting, or select a result of an older text.
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      if (isArrow) event.preventDefault();
      else if (!event.nativeEvent.isComposing) combobox.closeMenu();
    },
    onFocus: () => {
      ask(combobox.inputValue, 'now');
      combobox.openMenu();
    },
  });

  return (
    <>
      <input className={styles.input} {...inputProps} />
      <QuickSearchPanel open={open} results={results} options={shown} combobox={combobox} />
      <p aria-live="polite">
        <VisuallyHidden>
          {open &&
            isCurrent &&
            (found > 0 ? t('quickSearch.results', { count: found }) : t('quickSearch.none'))}
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
    // Focus already opened the panel; a click must not close it.
    case stateChangeTypes.InputClick:
      return { ...changes, isOpen: true };
    // Blur must not select an option.
    case stateChangeTypes.InputBlur:
      return { ...state, isOpen: false, highlightedIndex: -1 };
    default:
      return { ...changes, inputValue: state.inputValue };
  }
}

const DEBOUNCE_MS = 150;

/**
 * Fetches the panel's entries when the field is first focused and 150 ms after the last input, with
 * the text they belong to. Null until the first response; a failed request keeps the previous
 * entries.
 */
function useQuickSearchResults(url: string) {
  const [answer, setAnswer] = useState<{ text: string; results: QuickSearchResults } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const running = useRef<AbortController>();
  const asked = useRef<string>();

  const ask = (text: string, when: 'now' | 'soon') => {
    clearTimeout(timer.current);
    running.current?.abort();
    if (text === asked.current) return;
    timer.current = setTimeout(() => void load(text), when === 'now' ? 0 : DEBOUNCE_MS);
  };

  const load = async (text: string) => {
    const controller = new AbortController();
    running.current = controller;
    const results = await fetchResults(url, text, controller.signal);
    if (controller.signal.aborted || !results) return;
    asked.current = text;
    setAnswer({ text, results });
  };

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );
  return { results: answer?.results ?? null, answered: answer?.text, ask };
}

async function fetchResults(
  url: string,
  text: string,
  signal: AbortSignal,
): Promise<QuickSearchResults | null> {
  try {
    const response = await fetch(`${url}?${new URLSearchParams({ q: text })}`, { signal });
    return response.ok ? ((await response.json()) as QuickSearchResults) : null;
  } catch {
    // Aborted or offline: the plain form still works.
    return null;
  }
}
