import { AppLink } from '../links/app-link';
import { Icon } from '../icons/icon';
import styles from './chip.module.css';

type ChipButtonProps = { label: string; removeLabel: string; onRemove: () => void };

export function ChipButton({ label, removeLabel, onRemove }: ChipButtonProps) {
  return (
    <button type="button" className={styles.chip} aria-label={removeLabel} onClick={onRemove}>
      <span>{label}</span>
      <Icon name="close" />
    </button>
  );
}

type RemovableChipProps = {
  label: string;
  removeLabel: string;
  href: string;
  /** Updates the list without loading another page. */
  isInPlace?: boolean;
};

export function RemovableChip(props: RemovableChipProps) {
  return (
    <AppLink
      className={styles.chip}
      href={props.href}
      aria-label={props.removeLabel}
      data-in-place={props.isInPlace ? '' : undefined}
    >
      <span>{props.label}</span>
      <Icon name="close" />
    </AppLink>
  );
}
