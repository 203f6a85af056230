import { Box, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useAuth } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OldAddressAnswer } from '../../content/old-addresses/old-address-handlers';
import { RowTable } from '../parts/row-table';
import { Card } from '../parts/card';
import { useAnswer } from '../parts/inbox-answers';
import { useDebounced } from '../parts/use-debounced';
import { AddressTable } from './address-table';
import { PasteForm } from './paste-form';

/** Redirects of the former site and of campaigns, and those that the system made. */
export function RedirectsPage() {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const [text, setText] = useState('');
  const query = new URLSearchParams({ text: useDebounced(text) });
  const { data, failure, reload } = useAnswer<OldAddressAnswer>(`/agency/old-addresses?${query}`);
  const mayChange = useAuth('RedirectsPage', ({ permissions }) =>
    permissions.some(
      ({ action, subject }) =>
        subject === 'api::page.page' && action === 'plugin::content-manager.explorer.update',
    ),
  );
  return (
    <Layouts.Root>
      <Page.Title>{say('agency.redirects')}</Page.Title>
      <Page.Main>
        <Layouts.Header
          title={say('agency.redirects')}
          subtitle={say('agency.redirects.subtitle')}
        />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
            {failure && <Typography>{say(failure)}</Typography>}
            {mayChange && <PasteForm onSaved={reload} />}
            {data ? (
              <Card title={say('agency.redirects.own')}>
                <AddressTable
                  answer={data}
                  text={text}
                  mayChange={mayChange}
                  onSearch={setText}
                  onChange={reload}
                />
              </Card>
            ) : (
              !failure && <Page.Loading />
            )}
            {data && <Moved moved={data.moved} />}
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </Layouts.Root>
  );
}

function Moved({ moved }: Pick<OldAddressAnswer, 'moved'>) {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id: `agency.redirects.${id}` });
  return (
    <Card title={say('moved')}>
      <Typography textColor="neutral600">{say('movedWhat')}</Typography>
      {moved.length === 0 ? (
        <Typography>{say('movedNone')}</Typography>
      ) : (
        <Box data-moved="">
          <RowTable
            caption={say('moved')}
            columns={[say('from'), say('to')]}
            rows={moved.map(({ from, to }) => [from, to ?? say('gone')])}
          />
        </Box>
      )}
    </Card>
  );
}
