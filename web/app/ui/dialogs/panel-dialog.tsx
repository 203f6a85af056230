import type { ReactNode } from 'react';
import dialogStyles from './dialog.module.css';
import { classNames } from '../layout/class-names';

type PanelDialogProps = {
  id: string;
  label: string;
  className?: string | undefined;
  opener: ReactNode;
  openerClassName?: string | undefined;
  detailsClassName?: string | undefined;
  /** Head of the dialog, with a button `data-closes-dialog`. */
  head: ReactNode;
  bodyClassName?: string | undefined;
  panelClassName?: string | undefined;
  children: ReactNode;
};

/**
 * Panel that a button opens as a modal dialog (`panel-dialogs.ts`); without scripts a details
 * element opens it in place. The document contains the panel once.
 */
export function PanelDialog(props: PanelDialogProps) {
  const { id, label, className, opener, openerClassName, head, children } = props;
  return (
    <>
      <button
        type="button"
        className={openerClassName}
        aria-haspopup="dialog"
        aria-expanded="false"
        data-opens-dialog={id}
        data-with-script=""
      >
        {opener}
      </button>
      <details className={props.detailsClassName} data-without-script="">
        <summary className={openerClassName}>{opener}</summary>
        <div className={props.panelClassName} data-dialog-panel={id}>
          {children}
        </div>
      </details>
      <dialog
        id={id}
        className={classNames(dialogStyles.dialog, className)}
        aria-label={label}
        data-panel-dialog=""
      >
        {head}
        <div className={props.bodyClassName} data-dialog-body="" />
      </dialog>
    </>
  );
}
