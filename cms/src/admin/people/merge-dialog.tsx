import { Button, Modal, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { PersonRef } from '../../leads/people/answers';
import { Dialog } from '../parts/dialog';
import { usePost } from '../parts/use-post';
import { PeopleSearch } from './people-page';

/** Staff say that somebody is the same person; nothing is merged by guess (STAFF-3). */
export function MergeDialog({
  person,
  name,
  own,
  onMerged,
}: {
  person: PersonRef;
  /** What the search begins with. */
  name: string;
  /** The contacts that are known to be theirs. */
  own: readonly string[];
  onMerged(): void;
}) {
  const { formatMessage } = useIntl();
  const post = usePost();
  const say = (id: string): string => formatMessage({ id });
  const merge = async ({ source, documentId }: PersonRef, close: () => void): Promise<void> => {
    const other = { source, documentId };
    if (!(await post('/agency/people/merge', { one: person, other }))) return;
    close();
    onMerged();
  };
  return (
    <Dialog
      title={say('agency.people.merge')}
      opener={<Button variant="secondary">{say('agency.people.merge')}</Button>}
    >
      {(close) => (
        <Modal.Body>
          <Typography tag="p" paddingBottom={4}>
            {say('agency.people.mergeWhat')}
          </Typography>
          <PeopleSearch
            first={name}
            isOffered={({ knownBy, documentId }) =>
              knownBy ? !own.includes(knownBy) : documentId !== person.documentId
            }
            show={(found) => (
              <Button variant="tertiary" size="S" onClick={() => void merge(found, close)}>
                {formatMessage(
                  { id: 'agency.people.mergeWith' },
                  { name: found.name || found.contact || '–' },
                )}
              </Button>
            )}
          />
        </Modal.Body>
      )}
    </Dialog>
  );
}
