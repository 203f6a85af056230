import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../icons/icon';
import styles from './icon-button.module.css';

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  icon: IconName;
  label: string;
  /** Disabled it keeps its focus: the row's end is no reason to lose one's place. */
  disabled?: boolean;
};

/** A square button with a drawing for its words. */
export function IconButton({ icon, label, onClick, disabled = false, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      {...rest}
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
