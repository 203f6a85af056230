import { Button } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePost } from '../parts/use-post';
import { PersonFound, isEmpty, type Found } from '../privacy/person-found';
import { nameSubject, toBody, type Subject } from '../privacy/subject';

interface Props {
  subject: Subject;
  /** Called when all data is erased. */
  onErased(): void;
}

export function PersonPrivacy({ subject, onErased }: Props) {
  const { formatMessage } = useIntl();
  const post = usePost();
  const [found, setFound] = useState<Found | null>(null);
  const find = async (asked: Subject): Promise<void> => {
    const answer = await post<Found>('/agency/privacy/find', toBody(asked));
    // The phone number as written, not only its digits.
    setFound(answer && ({ ...answer, ...toBody(asked) } as Found));
    if (answer && isEmpty(answer)) onErased();
  };
  if (!found) {
    return (
      <Button variant="tertiary" onClick={() => void find(subject)}>
        {formatMessage({ id: 'agency.people.privacy' }, { address: nameSubject(subject) })}
      </Button>
    );
  }
  return (
    <PersonFound
      found={found}
      onChange={() => void find(found)}
      onLookUp={(address) => void find({ address })}
    />
  );
}
