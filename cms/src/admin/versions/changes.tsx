import { Box, Typography } from '@strapi/design-system';
import type { FieldChange, Piece } from '../../content/versions/list-changes';
import { useIntl } from 'react-intl';
import { translateChoice } from '../translate-fields/translate-fields';
import { useFields } from './use-fields';

/** Characters of unchanged text kept around a difference. */
const context = 60;
/** Characters kept at each end of a shortened piece. */
const short = 120;

interface ChangesProps {
  model: string;
  changes: readonly FieldChange[];
  /** Also shortens long removed or added pieces. */
  isShort?: boolean;
}

export function Changes({ model, changes, isShort = false }: ChangesProps) {
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
              <Words
                key={index}
                piece={isShort ? { ...piece, text: shorten(piece.text, short) } : piece}
                isChoice={fieldOf(field).isChoice}
              />
            ))}
          </Typography>
        </Box>
      ))}
    </dl>
  );
}

function shorten(text: string, most: number): string {
  return text.length <= 2 * most ? text : `${text.slice(0, most)} … ${text.slice(-most)}`;
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
  return <>{shorten(text, context)}</>;
}
