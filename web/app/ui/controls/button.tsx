import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { AppLink } from '../links/app-link';
import { classNames } from '../layout/class-names';
import styles from './button.module.css';

type ButtonKind = 'primary' | 'secondary' | 'ghost';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { kind?: ButtonKind };

export function Button({ kind = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={classNames(styles.button, styles[kind], className)} {...rest} />
  );
}

type LinkButtonProps = {
  href: string;
  kind?: ButtonKind;
  rel?: string;
  target?: '_top';
  /** Updates the list without loading another page. */
  isInPlace?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

export function LinkButton({ kind = 'primary', isInPlace, className, ...rest }: LinkButtonProps) {
  return (
    <AppLink
      className={classNames(styles.button, styles[kind], className)}
      data-in-place={isInPlace ? '' : undefined}
      {...rest}
    />
  );
}
