import { AppLink } from './app-link';
import { Icon } from './icon';
import styles from './chip.module.css';

/** A set filter that its link takes away; `removeLabel` says so to screen readers. */
export function RemovableChip(props: { label: string; removeLabel: string; href: string }) {
  return (
    <AppLink className={styles.chip} href={props.href} aria-label={props.removeLabel}>
      <span>{props.label}</span>
      <Icon name="close" />
    </AppLink>
  );
}
