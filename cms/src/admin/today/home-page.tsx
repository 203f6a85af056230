import { version } from '@agency/domain/version';
import { Box, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useStrapiApp, type StrapiAppContextValue } from '@strapi/strapi/admin';
import { lazy, Suspense, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { nameMessage } from '../brand/brand-words';
import { Card } from '../parts/card';
import { phone } from '../parts/on-phones';
import { ReportSummary } from '../report/report-summary';
import { Today } from './today';

/** Widgets of Strapi's home page that are kept. */
const kept = ['last-edited-entries', 'last-published-entries'];

type Widget = ReturnType<StrapiAppContextValue['widgets']['getAll']>[number];

export function HomePage() {
  const { formatMessage, formatDate } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const widgets = useStrapiApp('HomePage', (state) => state.widgets.getAll());
  return (
    <Page.Main>
      <Page.Title>{say('agency.today')}</Page.Title>
      <Layouts.Header
        title={say(nameMessage)}
        subtitle={formatDate(new Date(), { dateStyle: 'full' })}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8} data-home="">
          <ReportSummary />
          <Card title={say('agency.today')}>
            <Today />
          </Card>
          {widgets
            .filter(({ uid }) => kept.some((id) => uid.endsWith(`.${id}`)))
            .map((widget) => (
              <LastChanged key={widget.uid} widget={widget} />
            ))}
          <Typography variant="pi" textColor="neutral600">
            {formatMessage({ id: 'agency.version' }, { version })}
          </Typography>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

/** On a phone only the title and the link fit. */
const Rows = styled.div`
  overflow: auto;

  ${phone} {
    & td:not(:first-child, :last-child) {
      display: none;
    }
  }
`;

function LastChanged({ widget: { title, component } }: { widget: Widget }) {
  const { formatMessage } = useIntl();
  const Content = useMemo(() => lazy(async () => ({ default: await component() })), [component]);
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius padding={{ initial: 4, large: 6 }}>
      <Typography variant="delta" tag="h2" paddingBottom={4}>
        {formatMessage(title)}
      </Typography>
      <Rows>
        <Suspense fallback={null}>
          <Content />
        </Suspense>
      </Rows>
    </Box>
  );
}
