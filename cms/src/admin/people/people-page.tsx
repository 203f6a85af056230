import { Button, Field, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PersonFound } from '../../leads/people/people-responses';
import { usePost } from '../parts/use-post';
import { PanelLink } from '../parts/panel-part';

/** Finds people by name in any spelling, mail address, or digits of a phone number. */
export function PeoplePage({ title }: { title: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} subtitle={formatMessage({ id: 'agency.people.subtitle' })} />
      <Layouts.Content>
        <PeopleSearch
          show={(person) => (
            <PanelLink to={`/inbox/people/${person.source}/${person.documentId}`}>
              {person.name || person.contact || '–'}
            </PanelLink>
          )}
        />
      </Layouts.Content>
    </>
  );
}

interface SearchProps {
  /** Initial search text, and parameters added to each search. */
  first?: string;
  also?: readonly string[];
  isOffered?(person: PersonFound): boolean;
  show(person: PersonFound): ReactNode;
}

const none: readonly string[] = [];

export function PeopleSearch({
  first = '',
  also = none,
  isOffered = () => true,
  show,
}: SearchProps) {
  const { formatMessage, formatDate } = useIntl();
  const post = usePost();
  const [text, setText] = useState(first);
  const [answer, setAnswer] = useState<PersonFound[] | null>(null);
  const found = answer?.filter(isOffered);
  const find = useCallback(
    async (wanted: string, besides: readonly string[] = none): Promise<void> =>
      setAnswer(await post<PersonFound[]>('/agency/people/find', { text: wanted, also: besides })),
    [post],
  );
  useEffect(() => {
    if (first || also.length > 0) void find(first, also);
  }, [find, first, also]);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          void find(text);
        }}
      >
        <Flex gap={3} alignItems="flex-end" wrap="wrap">
          <Field.Root name="person" width="32rem">
            <Field.Label>{formatMessage({ id: 'agency.people.text' })}</Field.Label>
            <Field.Input
              type="search"
              value={text}
              maxLength={200}
              onChange={(event: { target: HTMLInputElement }) => setText(event.target.value)}
            />
          </Field.Root>
          <Button type="submit" size="L">
            {formatMessage({ id: 'agency.filter.search' })}
          </Button>
        </Flex>
      </form>
      <Flex
        tag="ul"
        direction="column"
        alignItems="stretch"
        gap={3}
        aria-live="polite"
        style={{ overflowWrap: 'anywhere' }}
        data-people=""
      >
        {found?.length === 0 && (
          <Typography tag="li">{formatMessage({ id: 'agency.people.none' })}</Typography>
        )}
        {found?.map((person) => (
          <li key={person.source + person.documentId}>
            {show(person)}
            <Typography tag="p" variant="pi" textColor="neutral600">
              {person.contact} ·{' '}
              {formatMessage({ id: 'agency.people.count' }, { count: person.count })} ·{' '}
              {formatDate(person.latest, { dateStyle: 'medium' })}
            </Typography>
          </li>
        ))}
      </Flex>
    </Flex>
  );
}
