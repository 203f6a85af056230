import { Badge, Button, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { useAnswer } from '../parts/inbox-answers';
import { Dialog } from '../parts/dialog';
import { PanelLink } from '../parts/panel-part';
import { OwnerNoteForm, ownerNotes } from '../inbox/owner-note-form';

const listing = 'api::listing.listing';

interface Note {
  documentId: string;
  kind: string;
  text: string;
  shown: boolean;
  createdAt: string;
}

export function OwnerNotesPanel({ model, documentId }: { model: string; documentId?: string }) {
  const { formatMessage } = useIntl();
  if (model !== listing || !documentId || documentId === 'create') return null;
  return {
    title: formatMessage({ id: 'agency.ownerNotes.title' }),
    content: <OwnerNotes documentId={documentId} />,
  };
}

function OwnerNotes({ documentId }: { documentId: string }) {
  const { formatMessage, formatDate } = useIntl();
  const { data, failure, reload } = useAnswer<{ results: Note[] }>(
    `${ownerNotes}?filters[$and][0][listing][documentId][$eq]=${documentId}&sort=createdAt:DESC&pageSize=5`,
  );
  const say = (id: string): string => formatMessage({ id: `agency.ownerNotes.${id}` });
  if (failure) return <Typography>{formatMessage({ id: failure })}</Typography>;
  if (data === null) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%" data-owner-notes="">
      {data.results.length === 0 && <Typography textColor="neutral600">{say('none')}</Typography>}
      {data.results.map((note) => (
        <Flex key={note.documentId} direction="column" alignItems="flex-start" gap={1}>
          <PanelLink to={`${ownerNotes}/${note.documentId}`}>
            {`${say(`kind.${note.kind}`)}, ${formatDate(note.createdAt, { dateStyle: 'medium' })}`}
          </PanelLink>
          <Typography style={{ overflowWrap: 'anywhere' }}>{shorten(note.text)}</Typography>
          <Badge variant={note.shown ? 'success' : 'neutral'}>
            {say(note.shown ? 'shown' : 'kept')}
          </Badge>
        </Flex>
      ))}
      <Dialog title={say('title')} opener={<Button variant="secondary">{say('write')}</Button>}>
        {(close) => (
          <OwnerNoteForm
            listing={documentId}
            onWritten={() => {
              close();
              reload();
            }}
          />
        )}
      </Dialog>
    </Flex>
  );
}

const shorten = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text);
