import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../icons/icon';
import styles from './icon-button.module.css';

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  icon: IconName;
  label: string;
  /** Uses `aria-disabled`, so that the button keeps its focus at the end of a row. */
  disabled?: boolean;
};

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

export function IconLink({ icon, label, href }: { icon: IconName; label: string; href: string }) {
  return (
    <a className={styles.button} aria-label={label} href={href}>
      <Icon name={icon} />
    </a>
  );
}
