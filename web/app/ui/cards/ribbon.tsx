import styles from './ribbon.module.css';

export type RibbonTone = 'accent' | 'brass' | 'ink';

export function Ribbon({ tone, children }: { tone: RibbonTone; children: string }) {
  return <span className={`${styles.ribbon} ${styles[tone]}`}>{children}</span>;
}
