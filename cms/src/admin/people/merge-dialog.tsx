import { Button, Modal, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { PersonPage, PersonRef } from '../../leads/people/people-responses';
import { Dialog } from '../parts/dialog';
import { usePost } from '../parts/use-post';
import { namePerson } from './name-person';
import { PeopleSearch } from './people-page';

/** Merges two people by decision of staff; nothing is merged automatically. */
export function MergeDialog({
  person,
  onMerged,
}: {
  person: PersonPage & PersonRef;
  onMerged(): void;
}) {
  const { formatMessage } = useIntl();
  const post = usePost();
  const own = person.contacts.map(({ contact }) => contact);
  const say = (id: string): string => formatMessage({ id });
  const merge = async (found: PersonRef, close: () => void): Promise<void> => {
    const [one, other] = [person, found].map(({ source, documentId }) => ({ source, documentId }));
    if (!(await post('/agency/people/merge', { one, other }))) return;
    close();
    onMerged();
  };
  return (
    <Dialog
      title={formatMessage({ id: 'agency.people.mergeTitle' }, { name: namePerson(person) })}
      opener={<Button variant="secondary">{say('agency.people.merge')}</Button>}
    >
      {(close) => (
        <Modal.Body>
          <Typography tag="p" paddingBottom={4}>
            {say('agency.people.mergeWhat')}
          </Typography>
          <PeopleSearch
            first={person.name}
            also={person.phones}
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
