import { Icon, type IconName } from './icon';
import styles from './icon-button.module.css';

type IconButtonProps = {
  icon: IconName;
  label: string;
  onClick: () => void;
  disabled?: boolean;
};

/** A square button with a drawing for its words. */
export function IconButton({ icon, label, onClick, disabled = false }: IconButtonProps) {
  return (
    // Disabled it keeps its focus: the row's end is no reason to lose one's place.
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Looks the same and leads somewhere, e.g. where a script has yet to take over. */
export function IconLink({ icon, label, href }: { icon: IconName; label: string; href: string }) {
  return (
    <a className={styles.button} aria-label={label} href={href}>
      <Icon name={icon} />
    </a>
  );
}
