import { Box, Typography } from '@strapi/design-system';
import type { FieldChange, Piece } from '../../content/versions/list-changes';
import { useIntl } from 'react-intl';
import { translateChoice } from '../translate-fields/translate-fields';
import { useFields } from './use-fields';

/** What stays of a text between two differences. */
const context = 60;

/** Each field that differs, with the words that went struck through and those that came. */
export function Changes({ model, changes }: { model: string; changes: readonly FieldChange[] }) {
  const fieldOf = useFields(model);
  return (
    <dl>
      {changes.map(({ field, pieces }) => (
        <Box key={field} paddingTop={2}>
          <Typography tag="dt" variant="pi" fontWeight="bold">
            {fieldOf(field).label}
          </Typography>
          <Typography tag="dd" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {pieces.map((piece, index) => (
              <Words key={index} piece={piece} isChoice={fieldOf(field).isChoice} />
            ))}
          </Typography>
        </Box>
      ))}
    </dl>
  );
}

function Words({ piece: { kind, text: written }, isChoice }: { piece: Piece; isChoice: boolean }) {
  const { formatMessage } = useIntl();
  const answer = isChoice && { true: 'on', false: 'off' }[written];
  const text = answer
    ? formatMessage({ id: `app.components.ToggleCheckbox.${answer}-label` })
    : isChoice
      ? translateChoice(written)
      : written;
  if (kind === 'gone') {
    return (
      <>
        <Typography tag="del" textColor="danger600">
          {text}
        </Typography>{' '}
      </>
    );
  }
  if (kind === 'new') {
    return (
      <Typography tag="ins" textColor="success700">
        {text}
      </Typography>
    );
  }
  if (text.length <= 2 * context) return <>{text}</>;
  return <>{`${text.slice(0, context)} … ${text.slice(-context)}`}</>;
}
