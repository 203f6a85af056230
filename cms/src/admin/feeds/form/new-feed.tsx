import { Box, Field, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { KindForms } from '../../../feeds/forms/form-responses';
import { Card } from '../../parts/card';
import { useAnswer } from '../../parts/inbox-answers';
import { PanelLink } from '../../parts/panel-part';
import { ReadingPage } from '../../parts/reading-page';
import { columnsPath, feedPath } from '../feed-path';
import { proposeKey } from './collect-form';
import { FeedForm } from './feed-form';
import { useFieldWords } from './use-field-words';

/** The page on which a feed is added: first its system, then the form of that system. */
export function NewFeed({ onSaved }: { onSaved(): void }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { data, failure } = useAnswer<KindForms>('/agency/feed-forms');
  const [chosen, setChosen] = useState('');
  const { label, help } = useFieldWords('', 'kind');
  const say = (id: string): string => formatMessage({ id });
  if (failure && !data) return <Page.Error />;
  if (!data) return <Page.Loading />;
  const kind = data.kinds.find(({ key }) => key === chosen);
  return (
    <ReadingPage
      title={say('agency.feeds.add')}
      back={<PanelLink to="/feeds">{say('agency.feeds.form.back')}</PanelLink>}
    >
      <Card title={label}>
        <Box maxWidth="72rem">
          <Field.Root name="kind" required hint={help}>
            <Field.Label>{label}</Field.Label>
            <SingleSelect value={chosen} onChange={(value) => setChosen(String(value))}>
              {data.kinds.map(({ key }) => (
                <SingleSelectOption key={key} value={key}>
                  {formatMessage({ id: key, defaultMessage: key })}
                </SingleSelectOption>
              ))}
            </SingleSelect>
            <Field.Hint />
          </Field.Root>
        </Box>
        {kind && (
          <Typography textColor="neutral600">
            {say('agency.feeds.checked')}:{' '}
            {formatMessage(
              { id: `agency.feeds.checked.${kind.checkedAgainst.by}` },
              { year: '', source: '', ...kind.checkedAgainst },
            )}
          </Typography>
        )}
      </Card>
      {kind && (
        <FeedForm
          key={kind.key}
          kind={kind}
          shared={data.shared}
          proposedKey={proposeKey(kind.key === 'table' ? 'file' : kind.key, data.keys)}
          onSaved={(key) => {
            onSaved();
            // A file has columns to match first.
            navigate(kind.key === 'table' ? columnsPath(key) : feedPath(key));
          }}
        />
      )}
    </ReadingPage>
  );
}
