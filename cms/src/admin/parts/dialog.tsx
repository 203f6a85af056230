import { Button, Modal } from '@strapi/design-system';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface DialogProps {
  title: ReactNode;
  /** The button that opens it. */
  opener: ReactElement;
  /** What stands in it, told how to close it. */
  children(close: () => void): ReactNode;
}

/** A dialog and the button that opens it. */
export function Dialog({ title, opener, children }: DialogProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <Modal.Root open={isOpen} onOpenChange={setOpen}>
      <Modal.Trigger>{opener}</Modal.Trigger>
      <Modal.Content>
        <Modal.Header closeLabel={formatMessage({ id: 'agency.dialog.close' })}>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        {children(() => setOpen(false))}
      </Modal.Content>
    </Modal.Root>
  );
}

/** Leaves a dialog as it was; `words` name the button where nothing is called off by that. */
export function DialogCancel({ words = 'agency.reply.cancel' }: { words?: string }) {
  const { formatMessage } = useIntl();
  return (
    <Modal.Close>
      <Button variant="tertiary">{formatMessage({ id: words })}</Button>
    </Modal.Close>
  );
}
