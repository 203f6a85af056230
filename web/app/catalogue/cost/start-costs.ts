import { findAll, onEvent } from '../../lib/dom/on-event';
import { parseHtml } from '../../lib/dom/parse-html';

const typingMs = 400;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: AbortController | undefined;

/** Recalculates the estimate shortly after the last change of its form. */
export function start(): void {
  const recalculateSoon = (form: HTMLElement) => {
    clearTimeout(timer);
    running?.abort();
    timer = setTimeout(() => void recalculate(form as HTMLFormElement), typingMs);
  };
  onEvent('input', '[data-costs-form]', recalculateSoon);
  onEvent('submit', '[data-costs-form]', (form, event) => {
    event.preventDefault();
    clearTimeout(timer);
    void recalculate(form as HTMLFormElement).then((isDone) => {
      if (!isDone) (form as HTMLFormElement).submit();
    });
  });
}

/** Replaces the result by that of the page at the same address; false after a failure. */
async function recalculate(form: HTMLFormElement): Promise<boolean> {
  running?.abort();
  running = new AbortController();
  const { signal } = running;
  const [path = ''] = (form.getAttribute('action') ?? '').split('#');
  const fields = Array.from(new FormData(form), ([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(fields).toString();
  try {
    const response = await fetch(`${path}?${query}`, { signal });
    if (!response.ok) return false;
    const page = parseHtml(await response.text());
    const results = page.querySelectorAll('[data-costs]');
    findAll('[data-costs]').forEach((part, at) => {
      part.replaceChildren(...(results[at]?.childNodes ?? []));
    });
    history.replaceState(history.state, '', `${path}?${query}`);
    return true;
  } catch {
    return signal.aborted;
  }
}
