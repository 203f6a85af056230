import { Badge, Box, Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Duplicate, Eye, EyeStriked, Pencil } from '@strapi/icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { PageBlock } from '../../content/page-blocks/list-blocks';
import { translateWord } from '../translate-fields/translate-fields';

interface Props {
  block: PageBlock;
  /** Other languages of the page that have the block, but not on the page. */
  lacking: readonly string[];
  canMove(step: -1 | 1): boolean;
  onMove(step: -1 | 1): void;
  onOpen(): void;
  onCopy(): void;
  onAddEverywhere(): void;
  onShow(): void;
}

export function BlockRow(props: Props) {
  const { block, lacking, canMove, onMove, onOpen, onCopy, onAddEverywhere, onShow } = props;
  const { formatMessage } = useIntl();
  const { documentId, title, kind, span, columns, isShown } = block;
  const say = (id: string): string =>
    formatMessage({ id: `agency.builder.${id}` }, { name: title });
  return (
    <li data-block={documentId}>
      <Box borderColor="neutral200" hasRadius padding={2} marginBottom={2}>
        <Typography fontWeight="bold" tag="p" style={{ overflowWrap: 'anywhere' }}>
          <TitleButton type="button" onClick={onOpen}>
            {title}
          </TitleButton>
        </Typography>
        <Typography variant="pi" textColor="neutral600" tag="p">
          {[kind && translateWord(kind), formatMessage({ id: span })].filter(Boolean).join(', ')}
        </Typography>
        <Typography variant="pi" textColor="neutral600" tag="p">
          {formatMessage({ id: 'agency.builder.width' }, columns)}
        </Typography>
        <States block={block} />
        {lacking.length > 0 && (
          <Lacking languages={lacking} name={title} onAddEverywhere={onAddEverywhere} />
        )}
        <Flex gap={1} wrap="wrap" paddingTop={1}>
          <Step name={say('up')} step={-1} block={documentId} can={canMove(-1)} onMove={onMove}>
            <ArrowUp />
          </Step>
          <Step name={say('down')} step={1} block={documentId} can={canMove(1)} onMove={onMove}>
            <ArrowDown />
          </Step>
          <IconButton label={say('copy')} variant="ghost" onClick={onCopy}>
            <Duplicate />
          </IconButton>
          <IconButton label={say(isShown ? 'hide' : 'show')} variant="ghost" onClick={onShow}>
            {isShown ? <EyeStriked /> : <Eye />}
          </IconButton>
          <IconButton label={say('open')} variant="ghost" onClick={onOpen}>
            <Pencil />
          </IconButton>
        </Flex>
      </Box>
    </li>
  );
}

interface LackingProps {
  languages: readonly string[];
  name: string;
  onAddEverywhere(): void;
}

/** Languages in which the page lacks the block, with a button to add it. */
function Lacking({ languages, name, onAddEverywhere }: LackingProps) {
  const { formatMessage, formatList } = useIntl();
  const codes = formatList(languages.map((code) => code.toUpperCase()));
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} paddingTop={2}>
      <Typography variant="pi" textColor="neutral600">
        {formatMessage({ id: 'agency.builder.lacking' }, { languages: codes })}
      </Typography>
      <Button
        size="S"
        variant="secondary"
        aria-label={formatMessage(
          { id: 'agency.builder.everywhereName' },
          { name, languages: codes },
        )}
        onClick={onAddEverywhere}
      >
        {formatMessage({ id: 'agency.builder.everywhere' })}
      </Button>
    </Flex>
  );
}

interface StepProps {
  name: string;
  step: -1 | 1;
  block: string;
  can: boolean;
  onMove(step: -1 | 1): void;
  children: ReactNode;
}

/** Remains focusable at the end of the list, where a disabled button would lose focus. */
function Step({ name, step, block, can, onMove, children }: StepProps) {
  return (
    <IconButton
      label={name}
      variant="ghost"
      aria-disabled={!can}
      data-move={`${block} ${step}`}
      style={can ? undefined : { opacity: 0.4 }}
      onClick={() => onMove(step)}
    >
      {children}
    </IconButton>
  );
}

/** Touch target size, also on one line. */
const TitleButton = styled.button`
  display: flex;
  align-items: center;
  min-height: 3.2rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  text-decoration: underline;
  text-decoration-color: ${({ theme }) => theme.colors.neutral300};
`;

function States({ block: { cells, isShown } }: { block: PageBlock }) {
  const { formatMessage, formatDisplayName } = useIntl();
  return (
    <Flex gap={1} wrap="wrap" paddingTop={1}>
      {!isShown && <Badge>{formatMessage({ id: 'agency.builder.hidden' })}</Badge>}
      {Object.entries(cells).map(([language, { state }]) => {
        const words = `${formatDisplayName(language, { type: 'language' })}: ${formatMessage({ id: `agency.board.${state}` })}`;
        return (
          <Badge key={language} title={words} aria-label={words} role="img" {...colors[state]}>
            {language}
          </Badge>
        );
      })}
    </Flex>
  );
}

const colors = {
  missing: { backgroundColor: 'neutral100', textColor: 'neutral500' },
  draft: { backgroundColor: 'secondary100', textColor: 'secondary700' },
  published: { backgroundColor: 'success100', textColor: 'success700' },
  changed: { backgroundColor: 'alternative100', textColor: 'alternative700' },
} as const;
