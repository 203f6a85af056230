import {
  Button,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Feed, FeedScope } from '../../leads/agenda/answers';
import { Dialog, DialogCancel } from '../parts/dialog';
import { useAnswer } from '../parts/inbox-answers';
import { usePost } from '../parts/use-post';
import { useRemove } from '../parts/use-remove';

/** The secret address at which a calendar reads the visits: told once, renewed and ended here. */
export function CalendarFeed() {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={formatMessage({ id: 'agency.feed' })}
      opener={<Button variant="secondary">{formatMessage({ id: 'agency.feed' })}</Button>}
    >
      {() => <FeedForm />}
    </Dialog>
  );
}

function FeedForm() {
  const { formatMessage, formatDate } = useIntl();
  const post = usePost();
  const { data: stored, reload } = useAnswer<Feed>('/agency/agenda/feed');
  const remove = useRemove(reload);
  const [made, setMade] = useState<Feed | null>(null);
  const [scope, setScope] = useState<FeedScope>('own');
  const feed = made ?? stored;
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id }, values);
  const renew = async (): Promise<void> =>
    setMade(await post<Feed>('/agency/agenda/feed', { scope }));
  const end = (): void => {
    setMade(null);
    void remove('/agency/agenda/feed');
  };
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4} data-feed="">
          <Typography>{say('agency.feed.what')}</Typography>
          <SingleSelect
            aria-label={say('agency.feed.scope')}
            value={scope}
            onChange={(value) => setScope(value as FeedScope)}
          >
            {(['own', 'all'] as const).map((name) => (
              <SingleSelectOption key={name} value={name}>
                {say(`agency.feed.${name}`)}
              </SingleSelectOption>
            ))}
          </SingleSelect>
          {feed?.since && (
            <Typography textColor="neutral600">
              {say('agency.feed.since', { moment: formatDate(feed.since, { dateStyle: 'long' }) })}
            </Typography>
          )}
          {made?.address && (
            <Field.Root name="address" hint={say('agency.feed.once')}>
              <Field.Label>{say('agency.feed.address')}</Field.Label>
              <Field.Input
                readOnly
                value={made.address}
                onFocus={({ target }: { target: HTMLInputElement }) => target.select()}
              />
              <Field.Hint />
            </Field.Root>
          )}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        {feed?.since ? (
          <Button variant="danger-light" onClick={end}>
            {say('agency.feed.end')}
          </Button>
        ) : (
          <DialogCancel />
        )}
        <Button onClick={() => void renew()}>
          {say(feed?.since ? 'agency.feed.renew' : 'agency.feed.make')}
        </Button>
      </Modal.Footer>
    </>
  );
}
