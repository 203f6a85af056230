import { Button, Modal } from '@strapi/design-system';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  type FormEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useIntl } from 'react-intl';
import { useUnloadWarning } from './leave-guard';
import { Question } from './question';

interface DialogProps {
  title: ReactNode;
  /** The button that opens it; a dialog without one is open for as long as it is rendered. */
  opener?: ReactElement;
  onClosed?(): void;
  /** Returns the content; `close` closes the dialog without a question, after it was sent. */
  children(close: () => void): ReactNode;
}

interface KeptDraft {
  discard(): void;
}

const DraftContext = createContext<(draft: KeptDraft | null) => void>(() => undefined);

/** A dialog that asks before it closes with typed text, whatever closes it. */
export function Dialog({ title, opener, onClosed, children }: DialogProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(opener === undefined);
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [draft, setDraft] = useState<KeptDraft | null>(null);
  useUnloadWarning(isOpen && isTyped && !draft);
  const close = (): void => {
    setOpen(false);
    setTyped(false);
    setAsking(false);
    onClosed?.();
  };
  const change = (open: boolean): void => {
    if (open) setOpen(true);
    else if (isTyped) setAsking(true);
    else close();
  };
  const discard = {
    words: 'agency.dialog.discard',
    isDanger: true,
    act: () => {
      draft?.discard();
      close();
    },
  };
  return (
    <Modal.Root open={isOpen} onOpenChange={change}>
      {opener && <Modal.Trigger>{opener}</Modal.Trigger>}
      <Modal.Content onInput={(event: FormEvent) => isText(event.target) && setTyped(true)}>
        <Modal.Header closeLabel={formatMessage({ id: 'agency.dialog.close' })}>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <DraftContext.Provider value={setDraft}>{children(close)}</DraftContext.Provider>
        <Question
          isOpen={isAsking}
          title="agency.dialog.typed"
          words={`agency.dialog.typed.${draft ? 'kept' : 'lost'}`}
          stay="agency.dialog.goOn"
          answers={draft ? [{ words: 'agency.dialog.keep', act: close }, discard] : [discard]}
          onStay={() => setAsking(false)}
        />
      </Modal.Content>
    </Modal.Root>
  );
}

/** Tells the dialog around that its text is kept as a draft. */
export function useDialogDraft(discard: () => void): void {
  const setDraft = useContext(DraftContext);
  const draft = useMemo(() => ({ discard }), [discard]);
  useEffect(() => {
    setDraft(draft);
    return () => setDraft(null);
  }, [draft, setDraft]);
}

/** A search term may be lost without a question. */
function isText(target: EventTarget): boolean {
  return !(target instanceof HTMLInputElement && target.type === 'search');
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
