import { Button, Flex, LinkButton } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { saveFile } from '../parts/save-file';
import { useFormLocale } from '../parts/use-form-locale';
import { describeFailure } from '../parts/read-refusal';

const subscriptions = '/api::subscription.subscription';

/** Filters above lists, by type: entries that wait or have failed. */
const shortcuts: Record<string, { field: string; value: string; words: string }> = {
  '/api::lead.lead': { field: 'state', value: 'new', words: 'agency.list.new' },
  '/api::outbox-mail.outbox-mail': {
    field: 'state',
    value: 'failed',
    words: 'agency.list.failed',
  },
  '/api::testimonial.testimonial': {
    field: '__status',
    value: 'draft',
    words: 'agency.list.waiting',
  },
  '/api::demand.demand': { field: 'state', value: 'active', words: 'agency.list.active' },
  [subscriptions]: { field: 'state', value: 'active', words: 'agency.list.active' },
};

const files: Record<string, { name: string; words: string }> = {
  [subscriptions]: { name: 'subscribers.csv', words: 'agency.list.csv' },
  '/api::consent-version.consent-version': {
    name: 'consent-versions.csv',
    words: 'agency.list.consentCsv',
  },
};

export function ListShortcuts() {
  const { pathname } = useLocation();
  const find = <Kind,>(of: Record<string, Kind>): Kind | undefined =>
    Object.entries(of).find(([ending]) => pathname.endsWith(ending))?.[1];
  const shortcut = find(shortcuts);
  const file = find(files);
  return (
    <Flex gap={2}>
      {shortcut && <Shortcut {...shortcut} />}
      {file && <ListFile path={`/${file.name}`} {...file} />}
    </Flex>
  );
}

function Shortcut({ field, value, words }: { field: string; value: string; words: string }) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const filter = `filters[$and][0][${field}][$eq]=${value}`;
  const isFiltered = decodeURIComponent(search).includes(filter);
  // Keeps the locale of the list.
  const locale = useFormLocale();
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

export function ListFile({ path, name, words }: { path: string; name: string; words: string }) {
  const { formatMessage } = useIntl();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const save = async (): Promise<void> => {
    try {
      const { data } = await get<Blob>(`/agency${path}`, { responseType: 'blob' });
      saveFile(data, name);
    } catch (error) {
      const message = describeFailure(error, formatMessage);
      toggleNotification({ type: 'danger', message });
    }
  };
  return (
    <Button variant="secondary" size="S" onClick={() => void save()}>
      {formatMessage({ id: words })}
    </Button>
  );
}
