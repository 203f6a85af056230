import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { CorrectedTexts } from '../../listings/edit-additions/save-additions';
import { Dialog } from '../parts/dialog';
import { Part } from '../parts/panel-part';
import type { PartProps } from './part-props';
import { CorrectionForm } from './correction-form';
import { useRemove } from '../parts/use-remove';

const correctedFields = ['title', 'description', 'ribbon'] as const;

export function CorrectionPart({ listing, path, additions, onChanged }: PartProps) {
  const { formatMessage, formatDate } = useIntl();
  const remove = useRemove(onChanged);
  const { correction, imported, mayChange } = additions;
  const say = (id: string, values?: Record<string, string | null>): string =>
    formatMessage({ id: `agency.correction.${id}` }, values);
  return (
    <Part title={say(correction ? 'here' : 'title')}>
      {!correction && <Typography textColor="neutral600">{say('none')}</Typography>}
      {correction && (
        <Flex direction="column" alignItems="stretch" gap={2} data-correction="">
          {correction.isOver && <Typography textColor="danger600">{say('over')}</Typography>}
          {correction.isHidden && <Typography fontWeight="bold">{say('hidden')}</Typography>}
          {correction.isFeatured && <Typography fontWeight="bold">{say('featured')}</Typography>}
          {Object.entries(correction.texts).map(([language, texts]) => (
            <Texts key={language} language={language} texts={texts} imported={imported[language]} />
          ))}
          {correction.until && (
            <Typography>
              {say('until', {
                day: formatDate(`${correction.until}T12:00:00Z`, {
                  dateStyle: 'long',
                  timeZone: 'UTC',
                }),
              })}
            </Typography>
          )}
          <Typography variant="pi" textColor="neutral600">
            {`${correction.savedBy ?? ''} ${formatDate(correction.savedAt, { dateStyle: 'short', timeStyle: 'short' })}`}
          </Typography>
        </Flex>
      )}
      {mayChange && (
        <Flex gap={2} wrap="wrap" paddingTop={2}>
          <Dialog
            title={say('title')}
            opener={<Button variant="secondary">{say(correction ? 'change' : 'add')}</Button>}
          >
            {(close) => (
              <CorrectionForm
                listing={listing}
                path={path}
                additions={additions}
                onChanged={() => {
                  close();
                  onChanged();
                }}
              />
            )}
          </Dialog>
          {correction && (
            <Button variant="tertiary" onClick={() => void remove(`${path}/correction`)}>
              {say('withdraw')}
            </Button>
          )}
        </Flex>
      )}
    </Part>
  );
}

function Texts({
  language,
  texts,
  imported,
}: {
  language: string;
  texts: CorrectedTexts;
  imported?: CorrectedTexts;
}) {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id: `agency.correction.${id}` });
  return (
    <dl>
      {correctedFields.map((field) =>
        texts[field] ? (
          <Box key={field} paddingTop={2} style={{ overflowWrap: 'anywhere' }}>
            <Typography tag="dt" variant="pi" fontWeight="bold">
              {`${say(`field.${field}`)} (${language.toUpperCase()})`}
            </Typography>
            <Typography tag="dd">{texts[field]}</Typography>
            <Typography tag="dd" variant="pi" textColor="neutral600">
              {`${say('import')} ${imported?.[field] || '–'}`}
            </Typography>
          </Box>
        ) : null,
      )}
    </dl>
  );
}
