import { Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import type { FeedStatus } from '../../../feeds/feed-status';
import type { FeedForm as Stored, KindForms } from '../../../feeds/forms/form-responses';
import { Card } from '../../parts/card';
import { useAnswer } from '../../parts/inbox-answers';
import { PanelLink } from '../../parts/panel-part';
import { ReadingPage } from '../../parts/reading-page';
import { FeedSection } from '../feed-section';
import { RowTable } from '../../parts/row-table';
import { UnknownFeed } from '../unknown-feed';
import { FeedForm } from './feed-form';
import { RemoveFeed } from './remove-feed';

interface Props {
  feedKey: string;
  feeds: readonly FeedStatus[];
  /** Reloads the list of feeds. */
  onChange(): void;
}

/** The page of a feed: its form, its runs, who changed it, and its deletion. */
export function EditFeed({ feedKey, feeds, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { data: forms } = useAnswer<KindForms>('/agency/feed-forms');
  const { data, failure, reload } = useAnswer<Stored>(`/agency/feed-forms/${feedKey}`);
  const say = (id: string): string => formatMessage({ id: `agency.feeds.${id}` });
  const feed = feeds.find(({ key }) => key === feedKey);
  if (failure && !data) return <UnknownFeed name={feedKey} failure={failure} />;
  if (!data || !forms || !feed) return <Page.Loading />;
  const kind = forms.kinds.find(({ key }) => key === data.kind);
  const changed = (): void => {
    reload();
    onChange();
  };
  return (
    <ReadingPage
      title={feed.name ?? feed.key}
      subtitle={formatMessage({ id: feed.kind, defaultMessage: feed.kind })}
      back={<PanelLink to="/feeds">{say('form.back')}</PanelLink>}
      action={<RemoveFeed feed={feed} onRemoved={onChange} />}
    >
      {feed.lacksColumns && <FeedSection feed={feed} mayChange onChange={changed} />}
      {kind && <FeedForm kind={kind} shared={forms.shared} stored={data} onSaved={changed} />}
      {!feed.lacksColumns && <FeedSection feed={feed} mayChange onChange={changed} />}
      {data.changes.length > 0 && (
        <Card title={say('changes')}>
          <ChangeTable changes={data.changes} />
        </Card>
      )}
    </ReadingPage>
  );
}

function ChangeTable({ changes }: Pick<Stored, 'changes'>) {
  const { formatMessage, formatDate } = useIntl();
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id: `agency.feeds.${id}` }, values);
  const name = (field: string): string =>
    formatMessage({ id: `agency.feeds.field.${field}`, defaultMessage: field });
  return (
    <Typography tag="div" data-changes="">
      <RowTable
        caption={say('changes')}
        columns={['when', 'who', 'what'].map((column) => say(`changes.${column}`))}
        rows={changes.map(({ at, by, act, fields }) => [
          formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
          by ?? say('changes.program'),
          say(fields.length > 0 ? `change.${act}` : `change.${act}.alone`, {
            fields: fields.map(name).join(', '),
          }),
        ])}
      />
    </Typography>
  );
}
