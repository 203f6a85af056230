import type { UseComboboxReturnValue } from 'downshift';
import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import { AppLink } from '../../../ui/links/app-link';
import { classNames } from '../../../ui/layout/class-names';
import type { QuickOption as QuickOptionData } from './list-quick-options';
import styles from './quick-option.module.css';

type QuickOptions = {
  options: QuickOptionData[];
  combobox: UseComboboxReturnValue<QuickOptionData>;
};

/** Provides the combobox to the options of a panel. */
export const QuickOptionsContext = createContext<QuickOptions | null>(null);

type QuickOptionProps = {
  id: string;
  /** For screen readers. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Renders an option: a link, or disabled text without an address. */
export function QuickOption({ id, label, className, children }: QuickOptionProps) {
  const context = useContext(QuickOptionsContext);
  const index = context?.options.findIndex((option) => option.id === id) ?? -1;
  const item = context?.options[index];
  if (!context || !item) return null;

  const props = {
    ...context.combobox.getItemProps({ item, index }),
    className: classNames(styles.option, className),
    'aria-label': label,
    'data-highlighted': context.combobox.highlightedIndex === index ? '' : undefined,
  };
  if (item.href === null) return <span {...props}>{children}</span>;
  return (
    <AppLink {...props} href={item.href} tabIndex={-1}>
      {children}
    </AppLink>
  );
}
