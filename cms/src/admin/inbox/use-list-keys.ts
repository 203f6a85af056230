import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { InboxRow } from '../../leads/inbox/inbox-responses';
import { leadPath } from '../parts/lead-path';

/**
 * Keyboard navigation of a list: `j` and `k` move, Enter or `o` opens, `e` marks as done.
 * Ignored in fields and with modifier keys.
 */
export function useListKeys(
  rows: readonly InboxRow[],
  onDone: (documentId: string) => void,
): number {
  const [current, setCurrent] = useState(-1);
  const navigate = useNavigate();
  const at = Math.min(current, rows.length - 1);
  const row = rows[at];
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return;
      if (event.key === 'j') setCurrent(Math.min(at + 1, rows.length - 1));
      else if (event.key === 'k') setCurrent(Math.max(at - 1, 0));
      else if (event.key === 'e' && row) onDone(row.documentId);
      else if ((event.key === 'o' || (event.key === 'Enter' && !isPressed(event.target))) && row)
        void navigate(leadPath(row.documentId));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  useEffect(() => {
    document.querySelector('tr[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return at;
}

/** Enter activates the element, so it has no other meaning there. */
function isPressed(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('a, button, input, summary') !== null;
}

function isTyped(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest(
      'input:not([type="checkbox"]), textarea, select, [role="combobox"], [role="dialog"]',
    ) !== null
  );
}
