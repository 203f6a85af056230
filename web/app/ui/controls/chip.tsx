import { AppLink } from '../links/app-link';
import { Icon } from '../icons/icon';
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

type RemovableChipProps = {
  label: string;
  removeLabel: string;
  href: string;
  /** Its list is shown without another page being loaded. */
  isInPlace?: boolean;
};

/** A set filter that its link takes away; `removeLabel` says so to screen readers. */
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
