import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { PanelDialog } from './panel-dialog';
import styles from './drawer.module.css';

type DrawerProps = { id: string; label: string; closeLabel: string; children: ReactNode };

/** Menu from the side. Without JavaScript it is a details element under the header. */
export function Drawer({ id, label, closeLabel, children }: DrawerProps) {
  return (
    <PanelDialog
      id={id}
      label={label}
      className={styles.dialog}
      openerClassName={styles.toggle}
      opener={
        <>
          <Icon name="menu" />
          <span className={styles.word}>{label}</span>
        </>
      }
      head={
        <div className={styles.bar}>
          <button type="button" className={styles.toggle} data-closes-dialog="">
            <span className={styles.word}>{closeLabel}</span>
            <Icon name="close" />
          </button>
        </div>
      }
      bodyClassName={styles.body}
      panelClassName={styles.panel}
    >
      {children}
    </PanelDialog>
  );
}
