import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { SourceAnswer } from '../../content/languages/compare-source';
import { boardTypes } from '../../content/versions/editorial-types';
import { useAnswer } from '../parts/inbox-answers';
import { usePost } from '../parts/use-post';
import { Changes } from '../versions/changes';
import { useFields } from '../versions/use-fields';
import { useFormLocale } from '../parts/use-form-locale';

interface OpenDocument {
  model: string;
  documentId?: string;
}

export function SourcePanel({ model, documentId }: OpenDocument) {
  const { formatMessage, formatDisplayName } = useIntl();
  const locale = useFormLocale() ?? '';
  const isOnBoard = boardTypes.some((type) => type === model);
  const isAsked = isOnBoard && documentId && documentId !== 'create' && locale;
  const path = `/agency/languages/${model}/${documentId}`;
  const { data, reload } = useAnswer<{ source: SourceAnswer | null }>(
    isAsked ? `${path}?locale=${locale}` : '',
  );
  if (!isAsked || !data?.source) return null;
  const language = formatDisplayName(data.source.source, { type: 'language' });
  return {
    title: formatMessage({ id: 'agency.source.title' }, { language }),
    content: (
      <Source
        model={model}
        answer={data.source}
        confirmPath={`${path}/confirm?locale=${locale}`}
        onConfirm={reload}
      />
    ),
  };
}

interface Props {
  model: string;
  answer: SourceAnswer;
  confirmPath: string;
  onConfirm(): void;
}

function Source({ model, answer, confirmPath, onConfirm }: Props) {
  const { formatMessage } = useIntl();
  const fieldOf = useFields(model);
  const { texts, isOutdated } = answer;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%" data-source="">
      {isOutdated && (
        <Outdated model={model} answer={answer} confirmPath={confirmPath} onConfirm={onConfirm} />
      )}
      <details open={!isOutdated}>
        <Typography tag="summary" style={{ cursor: 'pointer' }}>
          {formatMessage({ id: 'agency.source.texts' })}
        </Typography>
        <Box maxHeight="60vh" overflow="auto" tabIndex={0}>
          <dl>
            {Object.entries(texts).map(([field, text]) => (
              <Box key={field} paddingTop={3}>
                <Typography tag="dt" variant="pi" fontWeight="bold">
                  {fieldOf(field).label}
                </Typography>
                <Typography tag="dd" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {text}
                </Typography>
              </Box>
            ))}
          </dl>
        </Box>
      </details>
    </Flex>
  );
}

function Outdated({ model, answer, confirmPath, onConfirm }: Props) {
  const { formatMessage } = useIntl();
  const post = usePost();
  const confirm = async (): Promise<void> => {
    if (await post(confirmPath, {})) onConfirm();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2} data-outdated="">
      <Typography textColor="danger600" fontWeight="bold">
        {formatMessage({ id: 'agency.source.outdated' })}
      </Typography>
      <Changes model={model} changes={answer.changes} />
      <Button variant="secondary" onClick={() => void confirm()}>
        {formatMessage({ id: 'agency.source.confirm' })}
      </Button>
    </Flex>
  );
}
