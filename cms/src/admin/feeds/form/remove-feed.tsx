import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { FeedStatus } from '../../../feeds/feed-status';
import { Dialog, DialogCancel } from '../../parts/dialog';
import { usePost } from '../../parts/use-post';

/** Deletes a feed, after the choice of what happens to its listings. */
export function RemoveFeed({ feed, onRemoved }: { feed: FeedStatus; onRemoved(): void }) {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: 'agency.feeds.remove' });
  return (
    <Dialog title={name} opener={<Button variant="danger-light">{name}</Button>}>
      {() => <RemoveForm feed={feed} onRemoved={onRemoved} />}
    </Dialog>
  );
}

const choices = ['withdraw', 'keep'] as const;

function RemoveForm({ feed, onRemoved }: { feed: FeedStatus; onRemoved(): void }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const post = usePost();
  const { toggleNotification } = useNotification();
  const [listings, setListings] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const say = (id: string, count?: number): string =>
    formatMessage({ id: `agency.feeds.${id}` }, { count });
  const remove = async (): Promise<void> => {
    setBusy(true);
    const done = await post(`/agency/feed-forms/${feed.key}/remove`, { listings });
    setBusy(false);
    if (!done) return;
    toggleNotification({ type: 'success', message: say('removed') });
    navigate('/feeds');
    onRemoved();
  };
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4} data-remove-feed="">
          <fieldset style={{ border: 0 }}>
            <Typography tag="legend" fontWeight="bold">
              {say('remove.what', feed.listings)}
            </Typography>
            {choices.map((choice) => (
              <Typography tag="label" key={choice} paddingTop={3} style={{ display: 'block' }}>
                <input
                  type="radio"
                  name="listings"
                  value={choice}
                  checked={listings === choice}
                  onChange={() => setListings(choice)}
                />{' '}
                {say(`remove.${choice}`)}
              </Typography>
            ))}
          </fieldset>
          <Typography textColor="neutral600">{say('remove.secrets')}</Typography>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <DialogCancel />
        <Button
          variant="danger"
          loading={isBusy}
          disabled={isBusy || listings === null}
          onClick={() => void remove()}
        >
          {say('remove')}
        </Button>
      </Modal.Footer>
    </>
  );
}
