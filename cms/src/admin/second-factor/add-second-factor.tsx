import { Layouts, useAuth, type StrapiApp, Page } from '@strapi/strapi/admin';
import { Box, Typography, Button, Flex } from '@strapi/design-system';
import { type ComponentType, type ReactElement, useState } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { OwnFactor } from './own-factor';
import { useIntl } from 'react-intl';
import type { OwnFactor as OwnFactorState } from '../../platform/staff/second-factor/own-factor';
import { useAnswer } from '../parts/inbox-answers';
import { Card } from '../parts/card';
import { SetUp } from './set-up';
import type { ColleagueFactor as Factor } from '../../platform/staff/second-factor/colleague-factor';
import { usePost } from '../parts/use-post';
import { ProofForm, type Proof } from './proof-form';

interface Route {
  path?: string;
  element?: ReactElement;
  lazy?: () => Promise<{ Component: ComponentType }>;
  children?: Route[];
}

/** Only available while registering. */
let router: StrapiApp['router'] | null = null;

/**
 * Adds pages of the second factor to the profile, and to a colleague's account for users who may
 * change accounts. Call it while registering.
 */
export function addSecondFactor(app: StrapiApp): void {
  router = app.router;
  const routes = router.routes as Route[];
  const settings = routes.find(({ path }) => path === 'settings/*')?.children ?? [];
  showBelow(routes, 'me', OwnFactor);
  showBelow(settings, 'users/:id', ColleagueFactor);
}

/**
 * Redirects users who must set up a second factor to that page. Call it last while
 * bootstrapping, because it does not cover routes added later.
 */
export function demandSecondFactor(): void {
  if (!router) throw new Error('The router of the admin is not available.');
  router.addRoute((routes) => [{ element: <Gate />, children: routes }]);
}

function showBelow(routes: Route[], path: string, Part: ComponentType): void {
  const route = routes.find((candidate) => candidate.path === path);
  const load = route?.lazy;
  if (!route || !load) throw new Error(`Strapi has no page ${path}.`);
  route.lazy = async () => {
    const { Component } = await load();
    return {
      Component: () => (
        <>
          <Component />
          <Layouts.Content>
            <Box paddingTop={6} paddingBottom={8}>
              <Part />
            </Box>
          </Layouts.Content>
        </>
      ),
    };
  };
}

/** The CMS gives users without a required second factor no permissions. */
function Gate() {
  const hasRights = useAuth('SecondFactor', ({ permissions }) => permissions.length > 0);
  return hasRights ? <Outlet /> : <DemandedFactor otherwise={<Outlet />} />;
}

/** Shows only the setup page if a required second factor is missing, otherwise `otherwise`. */
function DemandedFactor({ otherwise }: { otherwise: ReactElement }) {
  const { formatMessage } = useIntl();
  const { data, failure } = useAnswer<OwnFactorState>('/admin/second-factor');
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
          {/* Reloads to fetch permissions, which the admin does at its start. */}
          <SetUp hasFactor={false} onDone={() => window.location.reload()} />
        </Card>
      </Layouts.Content>
    </Page.Main>
  );
}

function ColleagueFactor() {
  const { formatMessage, formatDate } = useIntl();
  const { id = '' } = useParams();
  const path = `/admin/second-factor/of/${id}`;
  const { data: factor, reload } = useAnswer<Factor>(path);
  const { data: own } = useAnswer<OwnFactorState>('/admin/second-factor');
  const [isOpen, setOpen] = useState(false);
  const post = usePost();
  const say = (name: string, values?: Record<string, string>): string =>
    formatMessage({ id: `agency.secondFactor.${name}` }, values);
  const reset = async (proof: Proof): Promise<void> => {
    if (!(await post(`${path}/reset`, proof))) return;
    setOpen(false);
    reload();
  };
  if (!factor || !own) return null;
  const date = factor.since && formatDate(factor.since, { dateStyle: 'long' });
  const until = factor.waitsUntil && formatDate(factor.waitsUntil, { timeStyle: 'short' });
  return (
    <Card title={formatMessage({ id: 'agency.secondFactor' })}>
      <Typography>{date ? say('on', { date }) : say('off')}</Typography>
      {until && <Typography textColor="danger600">{say('waits', { until })}</Typography>}
      {date && factor.isOwn && <Typography>{say('inProfile')}</Typography>}
      {date && !factor.isOwn && (
        <Flex direction="column" alignItems="flex-start" gap={3}>
          <Typography>{say('resetWhat')}</Typography>
          {isOpen ? (
            <ProofForm
              hasFactor={own.since !== null}
              isDanger
              submit="agency.secondFactor.reset"
              onSubmit={(proof) => void reset(proof)}
              onCancel={() => setOpen(false)}
            />
          ) : (
            <Button variant="danger-light" onClick={() => setOpen(true)}>
              {say('reset')}
            </Button>
          )}
        </Flex>
      )}
    </Card>
  );
}
