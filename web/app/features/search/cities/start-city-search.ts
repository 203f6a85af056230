import { loadTexts } from '../../../i18n/load-texts.client';
import { matchWords } from '../../../lib/rules/match-words';
import { findAll, onEvent } from '../../../lib/dom/on-event';

const field = '[data-city-search]';

/** Filters the cities of `CityOptions` by the text typed above them. */
export function start(): void {
  onEvent('input', field, (input) => narrow(input as HTMLInputElement));
  // Enter must not submit the search.
  onEvent('keydown', field, (_input, event) => {
    if (event.key === 'Enter') event.preventDefault();
  });
}

function narrow(input: HTMLInputElement): void {
  const box = input.closest('[data-city-options]');
  if (!box) return;
  const cities = findAll('fieldset > ul > li', box);
  // Spellings below a city match too.
  for (const city of cities) city.hidden = !matchWords(namesOf(city), input.value);
  const isSearched = input.value.trim() !== '';
  const found = cities.filter(({ hidden }) => !hidden).length;
  const none = box.querySelector<HTMLElement>('[data-no-city]');
  if (none) none.hidden = !isSearched || found > 0;
  const status = box.querySelector('[data-cities-found]');
  const say = async () => {
    const { t } = await loadTexts();
    const text = found === 0 ? t('filter.noCity') : t('filter.citiesFound', { count: found });
    if (status) status.textContent = isSearched ? text : '';
  };
  say().catch(() => undefined);
}

function namesOf(city: HTMLElement): string {
  return findAll('[data-label]', city)
    .map(({ textContent }) => textContent)
    .join(' ');
}
