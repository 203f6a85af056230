import type { ReactNode } from 'react';
import { Dialog } from './dialog';
import { Icon } from './icon';
import { useHydrated } from './use-hydrated';
import { useOpenHere } from './use-open-here';
import styles from './drawer.module.css';

type DrawerProps = { label: string; closeLabel: string; children: ReactNode };

/** A menu from the side. Without JavaScript it is a details element that opens under the header. */
export function Drawer(props: DrawerProps) {
  return useHydrated() ? <DialogDrawer {...props} /> : <DetailsDrawer {...props} />;
}

function DialogDrawer({ label, closeLabel, children }: DrawerProps) {
  const { isOpen, open, close } = useOpenHere();
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Icon name="menu" />
        <span className={styles.word}>{label}</span>
      </button>
      <Dialog open={isOpen} onClose={close} label={label} className={styles.dialog}>
        <div className={styles.bar}>
          <button type="button" className={styles.toggle} onClick={close}>
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
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
