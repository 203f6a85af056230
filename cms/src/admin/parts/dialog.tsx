import { Button, Modal } from '@strapi/design-system';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface DialogProps {
  title: ReactNode;
  opener: ReactElement;
  /** Returns the content; `close` closes the dialog. */
  children(close: () => void): ReactNode;
}

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

/** Closes a dialog without changes; `words` is the label where nothing is cancelled. */
export function DialogCancel({ words = 'agency.reply.cancel' }: { words?: string }) {
  const { formatMessage } = useIntl();
  return (
    <Modal.Close>
      <Button variant="tertiary">{formatMessage({ id: words })}</Button>
    </Modal.Close>
  );
}
