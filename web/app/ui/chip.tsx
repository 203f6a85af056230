import { AppLink } from './app-link';
import { Icon } from './icon';
import styles from './chip.module.css';

type ChipButtonProps = { label: string; removeLabel: string; onRemove: () => void };

/** Something chosen that its button takes away; `removeLabel` says so to screen readers. */
export function ChipButton({ label, removeLabel, onRemove }: ChipButtonProps) {
  return (
    <button type="button" className={styles.chip} aria-label={removeLabel} onClick={onRemove}>
      <span>{label}</span>
      <Icon name="close" />
    </button>
  );
}

/** A set filter that its link takes away; `removeLabel` says so to screen readers. */
export function RemovableChip(props: { label: string; removeLabel: string; href: string }) {
  return (
    <AppLink className={styles.chip} href={props.href} aria-label={props.removeLabel}>
      <span>{props.label}</span>
      <Icon name="close" />
    </AppLink>
  );
}
