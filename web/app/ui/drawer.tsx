import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Dialog } from './dialog';
import { Icon } from './icon';
import { useHydrated } from './use-hydrated';
import styles from './drawer.module.css';

type DrawerProps = { label: string; closeLabel: string; children: ReactNode };

/** A menu from the side. Without JavaScript it is a details element that opens under the header. */
export function Drawer(props: DrawerProps) {
  return useHydrated() ? <DialogDrawer {...props} /> : <DetailsDrawer {...props} />;
}

function DialogDrawer({ label, closeLabel, children }: DrawerProps) {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  useEffect(() => setOpen(false), [key]);
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
        <span className={styles.word}>{label}</span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} label={label} className={styles.dialog}>
        <div className={styles.bar}>
          <button type="button" className={styles.toggle} onClick={() => setOpen(false)}>
            <span className={styles.word}>{closeLabel}</span>
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
      </Dialog>
    </>
  );
}

function DetailsDrawer({ label, children }: DrawerProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.toggle}>
        <Icon name="menu" />
        <span className={styles.word}>{label}</span>
      </summary>
      <div className={styles.sheet}>{children}</div>
    </details>
  );
}
