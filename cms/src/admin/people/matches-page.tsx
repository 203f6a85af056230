import { Button, Checkbox, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { Page, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { MatchedSearch } from '../../alerts/matches/staff-mails';
import { Card } from '../parts/card';
import { listingPath } from '../parts/listing-path';
import { useAnswer } from '../parts/inbox-answers';
import { PanelLink } from '../parts/panel-part';
import { ReadingPage } from '../parts/reading-page';
import { usePost } from '../parts/use-post';

type Texts = Record<string, { subject: string; text: string }>;

export function MatchesPage({ documentId }: { documentId: string }) {
  const { formatMessage, formatDisplayName, formatDate } = useIntl();
  const post = usePost();
  const { toggleNotification } = useNotification();
  const { data, failure, reload } = useAnswer<MatchedSearch[]>(
    `/agency/matches/listings/${documentId}`,
  );
  const listing = listingPath(documentId);
  const { data: shown } = useAnswer<{ data: { name: string | null; reference: string } }>(listing);
  const [choice, setChoice] = useState<ReadonlySet<string> | null>(null);
  const [texts, setTexts] = useState<Texts>({});
  const [key, setKey] = useState(() => crypto.randomUUID());
  const say = (id: string, values?: Record<string, string | number>): string =>
    formatMessage({ id }, values);
  if (failure && !data) return <Page.Error />;
  if (!data) return <Page.Loading />;
  // People who already got a mail about it are deselected by default.
  const left = choice ?? listMailed(data);
  const readers = data.filter((search) => !left.has(search.documentId));
  const languages = [...new Set(readers.map(({ language }) => language))];
  const isWritten = (language: string): boolean =>
    Boolean(texts[language]?.subject.trim() && texts[language].text.trim());
  const count = readers.filter(({ language }) => isWritten(language)).length;
  const toggle = (search: string): void => {
    const next = new Set(left);
    if (!next.delete(search)) next.add(search);
    setChoice(next);
  };
  const write = (language: string, changes: Partial<Texts[string]>): void =>
    setTexts((before) => {
      const known = before[language] ?? { subject: '', text: '' };
      return { ...before, [language]: { ...known, ...changes } };
    });
  const send = async (): Promise<void> => {
    const mails = Object.fromEntries(
      languages.filter(isWritten).map((language) => [language, texts[language]]),
    );
    const searches = readers.map((reader) => reader.documentId);
    const path = `/agency/matches/listings/${documentId}/mail`;
    const answer = await post<{ written: number }>(path, { key, searches, texts: mails });
    if (!answer) return;
    const message = say('agency.match.sent', { count: answer.written });
    toggleNotification({ type: 'success', message });
    setTexts({});
    const written = readers.filter(({ language }) => isWritten(language));
    setChoice(new Set([...left, ...written.map((reader) => reader.documentId)]));
    reload();
    setKey(crypto.randomUUID());
  };
  const describeMail = ({ at, by }: NonNullable<MatchedSearch['mailed']>): string => {
    const moment = formatDate(at, { dateStyle: 'short', timeStyle: 'short' });
    return by
      ? say('agency.match.mailedBy', { moment, name: by })
      : say('agency.match.mailed', { moment });
  };
  return (
    <ReadingPage
      title={say('agency.match')}
      subtitle={say('agency.match.searches', { count: data.length })}
      back={
        <PanelLink to={listing}>
          {shown?.data.name ||
            say('agency.lead.listing', { reference: shown?.data.reference ?? '' })}
        </PanelLink>
      }
    >
      {data.length > 0 && (
        <Card title={say('agency.match.who')}>
          {data.map((search) => (
            <Flex key={search.documentId} gap={3} wrap="wrap">
              <Checkbox
                aria-label={search.name ?? search.email}
                checked={!left.has(search.documentId)}
                onCheckedChange={() => toggle(search.documentId)}
              />
              <PanelLink to={`/inbox/people/demand/${search.documentId}`}>
                {search.name || search.email}
              </PanelLink>
              <Typography textColor="neutral600">
                {search.name ? `${search.email} · ` : ''}
                {search.language.toUpperCase()}
              </Typography>
              {search.mailed && (
                <Typography textColor="neutral600" data-mailed="">
                  {describeMail(search.mailed)}
                </Typography>
              )}
            </Flex>
          ))}
        </Card>
      )}
      {languages.map((language) => (
        <Card
          key={language}
          title={say('agency.match.mail', {
            language: formatDisplayName(language, { type: 'language' }) ?? language,
          })}
        >
          <Field.Root name={`subject-${language}`}>
            <Field.Label>{say('agency.reply.subject')}</Field.Label>
            <Field.Input
              value={texts[language]?.subject ?? ''}
              maxLength={200}
              onChange={(event: { target: HTMLInputElement }) =>
                write(language, { subject: event.target.value })
              }
            />
          </Field.Root>
          <Field.Root name={`text-${language}`} hint={say('agency.match.hint')}>
            <Field.Label>{say('agency.reply.text')}</Field.Label>
            <Textarea
              value={texts[language]?.text ?? ''}
              maxLength={5000}
              onChange={(event) => write(language, { text: event.target.value })}
            />
            <Field.Hint />
          </Field.Root>
        </Card>
      ))}
      {data.length > 0 && (
        <Button disabled={count === 0} onClick={() => void send()}>
          {say('agency.match.send', { count })}
        </Button>
      )}
    </ReadingPage>
  );
}

function listMailed(searches: readonly MatchedSearch[]): ReadonlySet<string> {
  return new Set(searches.filter(({ mailed }) => mailed).map(({ documentId }) => documentId));
}
