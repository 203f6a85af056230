import {
  Button,
  Checkbox,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  Typography,
} from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { NoteReader } from '../../owners/outcome/check-notes';
import { WithDraft, type Draft } from '../drafts/with-draft';
import { DialogCancel } from '../parts/dialog';
import { useAnswer } from '../parts/inbox-answers';
import { usePost } from '../parts/use-post';

export const ownerNotes = '/content-manager/collection-types/api::owner-note.owner-note';
const kinds = ['feedback', 'next-step'];

/** Writes a note to the owner of a listing, as a draft for staff or published immediately. */
export function OwnerNoteForm({ listing, onWritten }: { listing: string; onWritten(): void }) {
  return (
    <WithDraft<WrittenNote> form="owner-note" document={listing}>
      {(draft) => (
        <NoteForm
          listing={listing}
          draft={draft}
          onWritten={() => {
            draft.discard();
            onWritten();
          }}
        />
      )}
    </WithDraft>
  );
}

interface WrittenNote {
  kind: string;
  text: string;
  isShown: boolean;
}

interface NoteFormProps {
  listing: string;
  draft: Draft<WrittenNote>;
  onWritten(): void;
}

const emptyNote: WrittenNote = { kind: 'feedback', text: '', isShown: false };

function NoteForm({ listing, draft, onWritten }: NoteFormProps) {
  const { formatMessage, formatDisplayName } = useIntl();
  const { data: reader } = useAnswer<NoteReader>(`/agency/owner-notes/${listing}/reader`);
  const post = usePost();
  const [note, setNote] = useState(draft.found ?? emptyNote);
  const [isBusy, setBusy] = useState(false);
  const { kind, text, isShown } = note;
  const set = (changes: Partial<WrittenNote>): void => {
    setNote({ ...note, ...changes });
    draft.keep({ ...note, ...changes });
  };
  const say = (id: string): string => formatMessage({ id: `agency.ownerNotes.${id}` });
  const write = async (): Promise<void> => {
    setBusy(true);
    const connect = [{ documentId: listing }];
    const written = await post(ownerNotes, { listing: { connect }, kind, text, shown: isShown });
    setBusy(false);
    if (written) onWritten();
  };
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4} data-owner-note="">
          {draft.notice}
          {reader && (
            <Typography data-note-reader="">
              {reader.language
                ? formatMessage(
                    { id: 'agency.ownerNotes.reader' },
                    { language: formatDisplayName(reader.language, { type: 'language' }) },
                  )
                : say('noReader')}
            </Typography>
          )}
          <Field.Root name="kind">
            <Field.Label>{say('kind')}</Field.Label>
            <SingleSelect value={kind} onChange={(value) => set({ kind: String(value) })}>
              {kinds.map((value) => (
                <SingleSelectOption key={value} value={value}>
                  {say(`kind.${value}`)}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
          <Field.Root name="text" required hint={say('hint')}>
            <Field.Label>{formatMessage({ id: 'agency.reply.text' })}</Field.Label>
            <Textarea
              value={text}
              maxLength={2000}
              onChange={(event) => set({ text: event.target.value })}
            />
            <Field.Hint />
          </Field.Root>
          <Checkbox checked={isShown} onCheckedChange={() => set({ isShown: !isShown })}>
            {say('show')}
          </Checkbox>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <DialogCancel />
        <Button loading={isBusy} disabled={isBusy || !text.trim()} onClick={() => void write()}>
          {say('save')}
        </Button>
      </Modal.Footer>
    </>
  );
}
