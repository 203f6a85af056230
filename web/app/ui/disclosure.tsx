import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { classNames } from './class-names';
import styles from './disclosure.module.css';

type DisclosureProps = {
  summary: ReactNode;
  /** Of disclosures with the same name only one is open. */
  name: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A button that opens a panel under it: native details, so that it works without JavaScript, which
 * adds that Escape, a click elsewhere and leaving with Tab close it.
 */
export function Disclosure({ summary, name, className, children }: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    return details ? closeWhenLeft(details) : undefined;
  }, []);
  return (
    // React 18 does not type the attribute yet.
    <details ref={ref} className={classNames(styles.disclosure, className)} name={name}>
      <summary className={styles.summary}>{summary}</summary>
      {/* A press on its text keeps the focus here; else the nearest around it, outside, would take it. */}
      <div tabIndex={-1}>{children}</div>
    </details>
  );
}

/** Listens for what closes an open panel; returns how to stop listening. */
function closeWhenLeft(details: HTMLDetailsElement): () => void {
  const onPointer = (event: Event) => {
    if (!isInside(details, event.target)) details.open = false;
  };
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget && !isInside(details, event.relatedTarget)) details.open = false;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', onPointer);
  details.addEventListener('focusout', onFocusOut);
  details.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onPointer);
    details.removeEventListener('focusout', onFocusOut);
    details.removeEventListener('keydown', onKey);
  };
}

function isInside(element: Element, target: EventTarget | null): boolean {
  return target instanceof Node && element.contains(target);
}
