import {
  Box,
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
import type { Feed, FeedScope } from '../../../leads/agenda/agenda-responses';
import { Dialog, DialogCancel } from '../../parts/dialog';
import { useAnswer } from '../../parts/inbox-answers';
import { usePost } from '../../parts/use-post';
import { useRemove } from '../../parts/use-remove';

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
  const [chosen, setChosen] = useState<FeedScope | null>(null);
  const feed = made ?? stored;
  const scope = chosen ?? feed?.scope ?? 'own';
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id }, values);
  const renew = async (): Promise<void> =>
    setMade(await post<Feed>('/agency/agenda/feed', { scope }));
  const end = (): void => {
    if (!window.confirm(say('agency.feed.endQuestion'))) return;
    setMade(null);
    void remove('/agency/agenda/feed');
  };
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4} data-feed="">
          <Typography>{say('agency.feed.what')}</Typography>
          <Typography textColor="neutral600">{say('agency.feed.how')}</Typography>
          <Field.Root name="scope">
            <Field.Label>{say('agency.feed.scope')}</Field.Label>
            <SingleSelect value={scope} onChange={(value) => setChosen(value as FeedScope)}>
              {(['own', 'all'] as const).map((name) => (
                <SingleSelectOption key={name} value={name}>
                  {say(`agency.feed.${name}`)}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
          {feed?.since && (
            <Flex direction="column" alignItems="flex-start" gap={2}>
              <Typography>
                {say('agency.feed.since', {
                  moment: formatDate(feed.since, { dateStyle: 'long' }),
                  scope: say(`agency.feed.${feed.scope}`),
                })}
              </Typography>
              <Button variant="danger-light" size="S" onClick={end}>
                {say('agency.feed.end')}
              </Button>
            </Flex>
          )}
          {made?.address && <Address key={made.address} address={made.address} />}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <DialogCancel words="agency.dialog.close" />
        <Button variant={feed?.since ? 'secondary' : 'default'} onClick={() => void renew()}>
          {say(feed?.since ? 'agency.feed.renew' : 'agency.feed.make')}
        </Button>
      </Modal.Footer>
    </>
  );
}

function Address({ address }: { address: string }) {
  const { formatMessage } = useIntl();
  const [isCopied, setCopied] = useState(false);
  const say = (id: string): string => formatMessage({ id: `agency.feed.${id}` });
  // Without HTTPS or permission there is no clipboard: the address can be selected instead.
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Field.Root name="address" hint={say('once')}>
      <Field.Label>{say('address')}</Field.Label>
      <Flex gap={2} alignItems="center">
        <Box flex="1" minWidth={0}>
          <Field.Input
            readOnly
            value={address}
            onFocus={({ target }: { target: HTMLInputElement }) => target.select()}
          />
        </Box>
        {'clipboard' in navigator && (
          <Button variant="secondary" onClick={() => void copy()}>
            {say(isCopied ? 'copied' : 'copy')}
          </Button>
        )}
      </Flex>
      <Field.Hint />
    </Field.Root>
  );
}
