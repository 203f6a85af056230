import { Button, Flex, LinkButton } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { saveFile } from './save-file';

const subscriptions = '/api::subscription.subscription';

/** What somebody comes to a list for, as one press above it: what waits or has failed. */
const shortcuts: Record<string, { field: string; value: string; words: string }> = {
  '/api::lead.lead': { field: 'state', value: 'new', words: 'agency.list.new' },
  '/api::outbox-mail.outbox-mail': {
    ...{ field: 'state', value: 'failed', words: 'agency.list.failed' },
  },
  '/api::testimonial.testimonial': {
    ...{ field: '__status', value: 'draft', words: 'agency.list.waiting' },
  },
  '/api::demand.demand': { field: 'state', value: 'active', words: 'agency.list.active' },
  [subscriptions]: { field: 'state', value: 'active', words: 'agency.list.active' },
};

/** Above a list of leads and what belongs to them: a filter by one press, and subscribers as a file. */
export function ListShortcuts() {
  const { pathname } = useLocation();
  const place = Object.keys(shortcuts).find((ending) => pathname.endsWith(ending));
  const shortcut = place ? shortcuts[place] : undefined;
  return (
    <Flex gap={2}>
      {shortcut && <Shortcut {...shortcut} />}
      {place === subscriptions && <SubscribersFile />}
    </Flex>
  );
}

function Shortcut({ field, value, words }: { field: string; value: string; words: string }) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const filter = `filters[$and][0][${field}][$eq]=${value}`;
  const isFiltered = decodeURIComponent(search).includes(filter);
  // The language of the list stays what it is.
  const locale = new URLSearchParams(search).get('plugins[i18n][locale]');
  const language = locale ? `plugins[i18n][locale]=${locale}&` : '';
  return (
    <LinkButton
      tag={Link}
      to={{ pathname, search: isFiltered ? language : language + filter }}
      variant="tertiary"
      size="S"
    >
      {formatMessage({ id: isFiltered ? 'agency.list.all' : words })}
    </LinkButton>
  );
}

function SubscribersFile() {
  const { formatMessage } = useIntl();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const save = async (): Promise<void> => {
    try {
      const { data } = await get<Blob>('/agency/subscribers.csv', { responseType: 'blob' });
      saveFile(data, 'subscribers.csv');
    } catch {
      toggleNotification({ type: 'danger', message: formatMessage({ id: 'agency.failed' }) });
    }
  };
  return (
    <Button variant="secondary" size="S" onClick={() => void save()}>
      {formatMessage({ id: 'agency.list.csv' })}
    </Button>
  );
}
