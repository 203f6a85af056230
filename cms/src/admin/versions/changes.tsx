import { Box, Typography } from '@strapi/design-system';
import type { FieldChange, Piece } from '../../content/versions/list-changes';
import { useIntl } from 'react-intl';
import { translateChoice } from '../translate-fields/translate-fields';
import { useFields } from './use-fields';

/** What stays of a text between two differences. */
const context = 60;
/** What stays of each end of a piece where it is told in short. */
const short = 120;

interface ChangesProps {
  model: string;
  changes: readonly FieldChange[];
  /** Whether long pieces that went or came are cut, too. */
  isShort?: boolean;
}

/** Each field that differs, with the words that went struck through and those that came. */
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

/** The beginning and the end of a text. */
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
