import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { classNames } from './class-names';
import styles from './dialog.module.css';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A modal native dialog: the browser makes the rest of the page inert and gives focus back; Escape
 * and a click beside it close it, and Tab goes round inside.
 */
export function Dialog({ open, onClose, label, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  // A press that begins inside and ends beside it, as when a text is marked, is none on the backdrop.
  const isPressedBeside = useRef(false);
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (isPressedBeside.current && isBeside(event)) onClose();
  };
  return (
    // The keys that a dialog answers to are handled by the browser and by keepFocusInside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={classNames(styles.dialog, className)}
      aria-label={label}
      onClose={onClose}
      onPointerDown={(event) => (isPressedBeside.current = isBeside(event))}
      onClick={closeOnBackdrop}
      onKeyDown={keepFocusInside}
    >
      {open && children}
    </dialog>
  );
}

/** Whether the pointer is on the backdrop, whose events arrive at the dialog itself. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Without this, Tab leaves the last element for the browser's own bars. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>(
    'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]',
  );
  const first = stops[0];
  const last = stops[stops.length - 1];
  const active = document.activeElement;
  if (event.shiftKey && active === first) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && active === last) {
    event.preventDefault();
    first?.focus();
  }
}
