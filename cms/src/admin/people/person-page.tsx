import { Badge, Button, Flex, Link, Typography } from '@strapi/design-system';
import { agencyTimeZone } from '@agency/domain/day';
import { Page } from '@strapi/strapi/admin';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { buildPhoneHref, findPhoneDigits } from '@agency/domain/phone';
import type { PersonPage as Person, PersonRef } from '../../leads/people/people-responses';
import { Card } from '../parts/card';
import { useAnswer } from '../parts/inbox-answers';
import { leadPath } from '../parts/lead-path';
import { PanelLink } from '../parts/panel-part';
import { ReadingPage } from '../parts/reading-page';
import { usePost } from '../parts/use-post';
import { MergeDialog } from './merge-dialog';
import { namePerson } from './name-person';
import { PersonPrivacy } from './person-privacy';
import type { Subject } from '../privacy/subject';
import type { MatchedListing } from '../../alerts/matches/list-matched-listings';

const manager = '/content-manager/collection-types';

export function PersonPage({ person: ref }: { person: PersonRef }) {
  const { formatMessage, formatDate, locale } = useIntl();
  const post = usePost();
  const path = `/agency/people/${ref.source}/${ref.documentId}`;
  const { data, failure, reload } = useAnswer<Person>(`${path}?language=${locale.slice(0, 2)}`);
  const [erased, setErased] = useState<Subject | null>(null);
  const say = (id: string): string => formatMessage({ id });
  const back = <PanelLink to="/inbox/people">{say('agency.people')}</PanelLink>;
  // A person with another contact still exists without the erased one.
  if (erased && (failure || data?.contacts.length === 0)) {
    return <ErasedPerson subject={erased} back={back} />;
  }
  if (failure && !data) return <Page.Error />;
  if (!data) return <Page.Loading />;
  const { emails, phones, contacts, leads, savedSearches, subscriptions, mails } = data;
  const split = async (contact: string): Promise<void> => {
    if (await post('/agency/people/split', { contact })) reload();
  };
  const moment = (at: string): string =>
    formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const visits = leads.filter(({ visit }) => visit?.start);
  return (
    <ReadingPage
      title={namePerson(data)}
      back={back}
      action={<MergeDialog person={{ ...ref, ...data }} onMerged={reload} />}
    >
      <Card title={say('agency.people.contact')}>
        {emails.map((email) => (
          <Link key={email} href={`mailto:${email}`}>
            {email}
          </Link>
        ))}
        {phones.map((phone) => (
          <Link key={phone} href={buildPhoneHref(phone) ?? undefined}>
            {phone}
          </Link>
        ))}
        {contacts.length > 1 && (
          <Flex gap={2} wrap="wrap">
            {contacts.map(({ contact }) => (
              <Button key={contact} variant="tertiary" size="S" onClick={() => void split(contact)}>
                {formatMessage(
                  { id: 'agency.people.split' },
                  { contact: contact.slice(contact.indexOf(':') + 1) },
                )}
              </Button>
            ))}
          </Flex>
        )}
      </Card>
      <Card title={say('agency.count.leads')}>
        {leads.length === 0 && <Typography>{say('agency.lead.noMails')}</Typography>}
        {leads.map((lead) => (
          <Flex key={lead.documentId} gap={3} wrap="wrap">
            <PanelLink to={leadPath(lead.documentId)}>
              {say(`agency.kind.${lead.kind}`)}
              {lead.about && `, ${lead.about}`}
            </PanelLink>
            <Typography textColor="neutral600">{moment(lead.createdAt)}</Typography>
            <Badge>{say(`agency.state.${lead.state}`)}</Badge>
          </Flex>
        ))}
      </Card>
      {visits.length > 0 && (
        <Card title={say('agency.count.visits')}>
          {visits.map(({ documentId, about, visit }) => (
            <Flex key={documentId} gap={3} wrap="wrap">
              <PanelLink to={leadPath(documentId)}>
                {formatDate(visit?.start ?? '', {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                  timeZone: agencyTimeZone,
                })}
              </PanelLink>
              <Typography>{about}</Typography>
              <Badge>{say(`agency.visit.${visit?.state}`)}</Badge>
            </Flex>
          ))}
        </Card>
      )}
      {savedSearches.map((search) => (
        <Card key={search.documentId} title={say('agency.lead.savedSearch')}>
          <PanelLink to={`${manager}/api::demand.demand/${search.documentId}`}>
            {search.criteria || '–'}
          </PanelLink>
          <Typography textColor="neutral600">
            {say(`agency.savedSearch.${search.state}`)}
          </Typography>
          {search.state === 'active' && <FittingListings search={search.documentId} />}
        </Card>
      ))}
      {subscriptions.length > 0 && (
        <Card title={say('agency.count.subscriptions')}>
          {subscriptions.map(({ documentId, state, language }) => (
            <PanelLink
              key={documentId}
              to={`${manager}/api::subscription.subscription/${documentId}`}
            >
              {say(`agency.savedSearch.${state}`)} · {language.toUpperCase()}
            </PanelLink>
          ))}
        </Card>
      )}
      {mails.length > 0 && (
        <Card title={say('agency.lead.mails')}>
          {mails.map((mail) => (
            <Flex key={mail.documentId} gap={3} wrap="wrap">
              <PanelLink to={`${manager}/api::outbox-mail.outbox-mail/${mail.documentId}`}>
                {mail.subject}
              </PanelLink>
              <Typography textColor="neutral600">{moment(mail.createdAt)}</Typography>
              <Badge>{say(`agency.mail.${mail.state}`)}</Badge>
            </Flex>
          ))}
        </Card>
      )}
      {contacts.map(({ contact }) => {
        const subject = readSubject(contact, phones);
        const onErased = (): void => {
          setErased(subject);
          reload();
        };
        return <PersonPrivacy key={contact} subject={subject} onErased={onErased} />;
      })}
    </ReadingPage>
  );
}

/** Returns the subject of a contact, with a phone number as it was written. */
function readSubject(contact: string, phones: readonly string[]): Subject {
  const value = contact.slice(contact.indexOf(':') + 1);
  if (!contact.startsWith('phone:')) return { address: value };
  return { phone: phones.find((phone) => findPhoneDigits(phone) === value) ?? value };
}

function ErasedPerson({ subject, back }: { subject: Subject; back: ReactElement }) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'agency.privacy.erased' });
  return (
    <ReadingPage title={formatMessage({ id: 'agency.people' })} back={back}>
      <div data-person="">
        <Card title={title}>
          <Typography>
            {formatMessage({ id: `agency.privacy.nothing${subject.phone ? '.phone' : ''}` })}
          </Typography>
        </Card>
      </div>
    </ReadingPage>
  );
}

const shown = 10;

/** Listings that currently match a saved search; mails are written from the listing's page. */
function FittingListings({ search }: { search: string }) {
  const { formatMessage, locale } = useIntl();
  const { data } = useAnswer<MatchedListing[]>(
    `/agency/matches/searches/${search}?language=${locale.slice(0, 2)}`,
  );
  if (!data) return null;
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} data-fitting="">
      <Typography tag="h3" variant="sigma" textColor="neutral600">
        {formatMessage({ id: 'agency.match.listings' }, { count: data.length })}
      </Typography>
      {data.slice(0, shown).map(({ documentId, reference, title, place, price }) => (
        <PanelLink key={documentId} to={`/inbox/matches/${documentId}`}>
          {[reference, title, place, price].filter(Boolean).join(' · ')}
        </PanelLink>
      ))}
    </Flex>
  );
}
