import { Button, Combobox, ComboboxOption, Flex, Typography } from '@strapi/design-system';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { PageBlock } from '../../content/page-blocks/list-blocks';
import { listPlace, moveBlock, places } from './block-order';
import { BlockRow } from './block-row';
import { keepNew, openBlock, useOpenBlock } from './open-block';
import { PageSketch } from './page-sketch';
import { useFormLocale } from '../parts/use-form-locale';
import { useBlocks } from './use-blocks';
import { translateWord } from '../translate-fields/translate-fields';

interface OpenDocument {
  model: string;
  documentId?: string;
  document?: { updatedAt?: string };
}

export function BlocksPanel({ model, documentId, document }: OpenDocument) {
  const { formatMessage } = useIntl();
  const locale = useFormLocale() ?? 'nl';
  if (model !== 'api::page.page' || !documentId || documentId === 'create') return null;
  return {
    title: formatMessage({ id: 'agency.builder.title' }),
    content: <Blocks documentId={documentId} locale={locale} saved={document?.updatedAt ?? ''} />,
  };
}

function Blocks(props: Parameters<typeof useBlocks>[0]) {
  const { formatMessage } = useIntl();
  const { blocks, lacking, order, isOwn, arrange, setOwnOrder, change } = useBlocks(props);
  const ordering = { blocks, isOwn };
  const seen = places.flatMap((place) => listPlace(order, ordering, place));
  const focus = useFocusAfterMove(seen);
  useNewBlock(blocks, order, (added) => arrange([...order, added]));
  const move = (block: PageBlock, step: -1 | 1): void => {
    const moved = moveBlock(order, ordering, { block, step });
    if (!moved) return;
    focus(`${block.documentId} ${step}`);
    arrange(moved.order);
    setOwnOrder(moved.isOwn);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%" data-page-builder="">
      <PageSketch blocks={blocks} order={order} isOwn={isOwn} />
      {places.map((place) => (
        <Place key={place} place={place} blocks={listPlace(order, ordering, place)}>
          {(block) => (
            <BlockRow
              key={block.documentId}
              block={block}
              lacking={lacking[block.documentId] ?? []}
              canMove={(step) => moveBlock(order, ordering, { block, step }) !== null}
              onMove={(step) => move(block, step)}
              onOpen={() => openBlock(block.documentId)}
              onCopy={() => void change.copy(block)}
              onAddEverywhere={() => void change.addEverywhere(block)}
              onShow={() => void change.save(block, { active: !block.isShown })}
            />
          )}
        </Place>
      ))}
      <Combobox
        // Empty again after a choice.
        key={order.join()}
        size="S"
        value=""
        aria-label={formatMessage({ id: 'agency.builder.add' })}
        placeholder={formatMessage({ id: 'agency.builder.add' })}
        onChange={(added) => {
          if (added) arrange([...order, String(added)]);
        }}
      >
        {blocks
          .filter(({ documentId }) => !order.includes(documentId))
          .map(({ documentId, title, kind }) => (
            <ComboboxOption key={documentId} value={documentId}>
              {kind ? `${title} (${translateWord(kind)})` : title}
            </ComboboxOption>
          ))}
      </Combobox>
      <Button size="S" variant="tertiary" onClick={() => openBlock('create')}>
        {formatMessage({ id: 'agency.builder.make' })}
      </Button>
      <Typography variant="pi" textColor="neutral600">
        {formatMessage({ id: 'agency.builder.kept' })}
      </Typography>
    </Flex>
  );
}

interface PlaceProps {
  place: string;
  blocks: PageBlock[];
  children(block: PageBlock): React.ReactNode;
}

function Place({ place, blocks, children }: PlaceProps) {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: place });
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography tag="h3" variant="sigma" textColor="neutral600">
        {name}
      </Typography>
      {blocks.length === 0 ? (
        <Typography variant="pi">{formatMessage({ id: 'agency.builder.none' })}</Typography>
      ) : (
        <ol aria-label={name}>{blocks.map(children)}</ol>
      )}
    </Flex>
  );
}

/** Adds a block that was made in the drawer to the end of the page. */
function useNewBlock(
  blocks: readonly PageBlock[],
  order: readonly string[],
  add: (documentId: string) => void,
): void {
  const open = useOpenBlock();
  const added = open?.isNew ? open.documentId : null;
  useEffect(() => {
    if (added === null || !blocks.some(({ documentId }) => documentId === added)) return;
    keepNew();
    if (!order.includes(added)) add(added);
  });
}

/** Keeps the focus on the button of a moved block, for repeated key presses. */
function useFocusAfterMove(seen: readonly PageBlock[]): (button: string) => void {
  const wanted = useRef('');
  const now = seen.map(({ documentId }) => documentId).join(' ');
  useEffect(() => {
    const name = wanted.current;
    wanted.current = '';
    if (name) document.querySelector<HTMLElement>(`[data-move="${name}"]`)?.focus();
  }, [now]);
  return (button) => {
    wanted.current = button;
  };
}
