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
import { DialogCancel } from './dialog';
import { useAnswer } from './inbox-answers';
import { usePost } from './use-post';

export const ownerNotes = '/content-manager/collection-types/api::owner-note.owner-note';
const kinds = ['feedback', 'next-step'];

/** Writes a note to the owner of a listing, as a draft for staff or published immediately. */
export function OwnerNoteForm({ listing, onWritten }: { listing: string; onWritten(): void }) {
  const { formatMessage, formatDisplayName } = useIntl();
  const { data: reader } = useAnswer<NoteReader>(`/agency/owner-notes/${listing}/reader`);
  const post = usePost();
  const [kind, setKind] = useState('feedback');
  const [text, setText] = useState('');
  const [isShown, setShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
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
            <SingleSelect value={kind} onChange={(value) => setKind(String(value))}>
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
              onChange={(event) => setText(event.target.value)}
            />
            <Field.Hint />
          </Field.Root>
          <Checkbox checked={isShown} onCheckedChange={() => setShown(!isShown)}>
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
