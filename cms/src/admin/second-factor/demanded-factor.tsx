import { Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { OwnFactor } from '../../platform/staff/second-factor/own-factor';
import { useAnswer } from '../parts/inbox-answers';
import { Card } from '../parts/card';
import { SetUp } from './set-up';

/** The only page of those who must set up a second factor and have none; `otherwise` for all others. */
export function DemandedFactor({ otherwise }: { otherwise: ReactElement }) {
  const { formatMessage } = useIntl();
  const { data, failure } = useAnswer<OwnFactor>('/admin/second-factor');
  const title = formatMessage({ id: 'agency.secondFactor' });
  if (failure !== null) return otherwise;
  if (!data) return <Page.Loading />;
  if (!data.isDemanded || data.since !== null) return otherwise;
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} />
      <Layouts.Content>
        <Card title={formatMessage({ id: 'agency.secondFactor.setUp' })}>
          <Typography>{formatMessage({ id: 'agency.secondFactor.demanded' })}</Typography>
          <Typography>{formatMessage({ id: 'agency.secondFactor.what' })}</Typography>
          {/* With the factor come the rights, which are read at the start of the admin. */}
          <SetUp hasFactor={false} onDone={() => window.location.reload()} />
        </Card>
      </Layouts.Content>
    </Page.Main>
  );
}
