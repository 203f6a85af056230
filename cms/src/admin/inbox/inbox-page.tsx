import { Badge } from '@strapi/design-system';
import { Layouts, Page, SubNav } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { InboxCounts } from '../../leads/inbox/answers';
import { kinds, useAnswer } from './inbox-answers';
import { LeadList } from './lead-list';
import { Visits } from './visits';

const visits = 'visits';

/** The inboxes at the left, one per form, and the leads of the chosen one (CMS-4). */
export function InboxPage() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { data: counts, reload } = useAnswer<InboxCounts>('/agency/inbox/counts');
  const [, , place = ''] = pathname.slice(pathname.indexOf('/inbox')).split('/');
  const kind = kinds.includes(place) ? place : null;
  const title = formatMessage({
    id: place === visits ? 'agency.visits' : kind ? `agency.kind.${kind}` : 'agency.inbox.all',
  });
  return (
    <Layouts.Root sideNav={<Inboxes counts={counts} />}>
      <Page.Title>{title}</Page.Title>
      <Page.Main>
        {place === visits ? (
          <Visits title={title} />
        ) : (
          <LeadList key={place} title={title} kind={kind} counts={counts} onChange={reload} />
        )}
      </Page.Main>
    </Layouts.Root>
  );
}

function Inboxes({ counts }: { counts: InboxCounts | null }) {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const link = (to: string, label: string, fresh: number) => (
    <SubNav.Link key={to} to={to} end label={label} endAction={<Fresh count={fresh} />} />
  );
  return (
    <SubNav.Main aria-label={say('agency.inbox')}>
      <SubNav.Header label={say('agency.inbox')} />
      <SubNav.Content>
        <SubNav.Sections>
          <SubNav.Section label={say('agency.inbox.forms')}>
            {[
              link('/inbox', say('agency.inbox.all'), counts?.total ?? 0),
              ...kinds.map((kind) =>
                link(`/inbox/${kind}`, say(`agency.kind.${kind}`), counts?.fresh[kind] ?? 0),
              ),
            ]}
          </SubNav.Section>
          <SubNav.Section label={say('agency.inbox.agenda')}>
            {[link(`/inbox/${visits}`, say('agency.visits'), 0)]}
          </SubNav.Section>
        </SubNav.Sections>
      </SubNav.Content>
    </SubNav.Main>
  );
}

function Fresh({ count }: { count: number }) {
  const { formatMessage } = useIntl();
  if (count === 0) return null;
  return (
    <Badge size="S" title={formatMessage({ id: 'agency.inbox.fresh' }, { count })}>
      {count}
    </Badge>
  );
}
