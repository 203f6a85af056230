import { Badge } from '@strapi/design-system';
import { Layouts, Page, SubNav } from '@strapi/strapi/admin';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { InboxCounts } from '../../leads/inbox/inbox-responses';
import { kinds } from '../parts/inbox-answers';
import { due, LeadList } from './lead-list';
import { Agenda } from './visits/agenda';
import type { PersonSource } from '../../leads/people/people-responses';
import { MatchesPage } from '../people/matches-page';
import { PeoplePage } from '../people/people-page';
import { PersonPage } from '../people/person-page';
import { LeadPage } from './lead-page';
import { useInboxCounts } from './use-inbox-counts';

const visits = 'visits';

export function InboxPage() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const counts = useInboxCounts().data;
  const [, , place = '', ...rest] = pathname.slice(pathname.indexOf('/inbox')).split('/');
  const inbox = kinds.includes(place) || place === due ? place : null;
  const name = titles[place] ?? (inbox ? `agency.kind.${inbox}` : 'agency.inbox.all');
  const title = formatMessage({ id: name });
  return (
    <Layouts.Root sideNav={<Inboxes counts={counts} />}>
      <Page.Main>
        {findPage(place, rest, title) ?? (
          <>
            <Page.Title>{title}</Page.Title>
            <LeadList key={place} title={title} inbox={inbox} counts={counts} />
          </>
        )}
      </Page.Main>
    </Layouts.Root>
  );
}

const titles: Record<string, string> = {
  [visits]: 'agency.visits',
  people: 'agency.people',
  [due]: 'agency.filter.due',
};

/** Returns the page for a path that is not an inbox; null for an inbox. */
function findPage(
  place: string,
  [first = '', second = '']: readonly string[],
  title: string,
): ReactElement | null {
  if (place === 'lead') return <LeadPage key={first} documentId={first} />;
  if (place === 'matches') return <MatchesPage key={first} documentId={first} />;
  if (place === 'people' && second) {
    const person = { source: first as PersonSource, documentId: second };
    return <PersonPage key={second} person={person} />;
  }
  if (place === 'people') return <PeoplePage title={title} />;
  return place === visits ? <Agenda title={title} /> : null;
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
              link(`/inbox/${due}`, say('agency.filter.due'), counts?.due ?? 0),
              ...kinds.map((kind) =>
                link(`/inbox/${kind}`, say(`agency.kind.${kind}`), counts?.fresh[kind] ?? 0),
              ),
            ]}
          </SubNav.Section>
          <SubNav.Section label={say('agency.inbox.agenda')}>
            {[
              link(`/inbox/${visits}`, say('agency.visits'), 0),
              link('/inbox/people', say('agency.people'), 0),
            ]}
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
