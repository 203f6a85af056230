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
  title,
  phones,
  own,
  onMerged,
}: {
  person: PersonRef;
  /** What the search begins with. */
  name: string;
  /** What the person is called on their page. */
  title: string;
  /** Whoever left one of them is offered too. */
  phones: readonly string[];
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
      title={formatMessage({ id: 'agency.people.mergeTitle' }, { name: title })}
      opener={<Button variant="secondary">{say('agency.people.merge')}</Button>}
    >
      {(close) => (
        <Modal.Body>
          <Typography tag="p" paddingBottom={4}>
            {say('agency.people.mergeWhat')}
          </Typography>
          <PeopleSearch
            first={name}
            also={phones}
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
