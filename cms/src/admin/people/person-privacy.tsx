import { Button } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePost } from '../parts/use-post';
import { PersonFound, type Found } from '../privacy/person-found';

/** What is kept about an address, to hand over or to erase, where the person is read. */
export function PersonPrivacy({ address }: { address: string }) {
  const { formatMessage } = useIntl();
  const post = usePost();
  const [found, setFound] = useState<Found | null>(null);
  const find = async (asked: string): Promise<void> =>
    setFound(await post<Found>('/agency/privacy/find', { address: asked }));
  if (!found) {
    return (
      <Button variant="tertiary" onClick={() => void find(address)}>
        {formatMessage({ id: 'agency.people.privacy' }, { address })}
      </Button>
    );
  }
  return (
    <PersonFound
      found={found}
      onChange={() => void find(found.address)}
      onLookUp={(asked) => void find(asked)}
    />
  );
}
