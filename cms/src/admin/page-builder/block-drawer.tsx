import { Box, Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { useHref } from 'react-router-dom';
import type { PageBlock } from '../../content/page-blocks/list-blocks';
import { announceContentChange } from '../parts/content-changes';
import { Question } from '../parts/question';
import { drawerName, type DrawerReport } from './drawer-frame';
import {
  closeBlock,
  discardBlock,
  keepOpen,
  receiveBlock,
  receiveCreated,
  type OpenBlock,
} from './open-block';

interface Props {
  block: OpenBlock;
  /** The block as the page lists it; missing while loading. */
  listed: PageBlock | undefined;
  locale: string;
  /** Puts a copy of the block in its place, and opens that. */
  onMakeOwn(): void;
  /** Width of the preview at the right of the window, as CSS. */
  beside: string;
}

/** The form of a block over its page: Strapi's own, in a frame without menus. */
export function BlockDrawer({ block, listed, locale, onMakeOwn, beside }: Props) {
  const { formatMessage } = useIntl();
  const { documentId } = block;
  const frame = useRef<HTMLIFrameElement>(null);
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  // Before it is changed, an editor decides on a block of several pages.
  const isAsked = (listed?.pages ?? 0) > 1 && !decided.has(documentId);
  useReports(frame, block, isAsked);
  useReturnOfFocus();
  const path = useHref(`/content-manager/collection-types/api::module.module/${documentId}`);
  const heading =
    documentId === 'create'
      ? formatMessage({ id: 'agency.builder.make' })
      : formatMessage({ id: 'agency.drawer.title' }, { name: listed?.title ?? '…' });
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') closeBlock();
  };
  return createPortal(
    <Flex
      role="dialog"
      aria-label={heading}
      data-block-drawer={documentId}
      direction="column"
      alignItems="stretch"
      background="neutral0"
      shadow="popupShadow"
      onKeyDown={onKeyDown}
      style={{
        position: 'fixed',
        inset: '0 auto 0 0',
        zIndex: 210,
        width: `min(76rem, calc(100vw - ${beside}))`,
      }}
    >
      <Flex justifyContent="space-between" gap={2} padding={3}>
        <Box minWidth={0}>
          <Typography variant="delta" tag="h2" style={{ overflowWrap: 'anywhere' }}>
            {heading}
          </Typography>
        </Box>
        <IconButton
          label={formatMessage({ id: 'agency.drawer.close' })}
          variant="ghost"
          onClick={closeBlock}
        >
          <Cross />
        </IconButton>
      </Flex>
      {listed && listed.pages > 1 && (
        <Shared
          count={listed.pages}
          isDecided={decided.has(documentId)}
          onChangeEverywhere={() => setDecided(new Set([...decided, documentId]))}
          onMakeOwn={onMakeOwn}
        />
      )}
      <iframe
        ref={frame}
        key={documentId}
        name={drawerName}
        title={heading}
        src={`${path}?plugins[i18n][locale]=${locale}`}
        style={{ flex: 1, border: 0, width: '100%', visibility: isAsked ? 'hidden' : 'visible' }}
      />
      <Question
        isOpen={block.asked !== null}
        title="agency.dialog.typed"
        words="agency.dialog.typed.lost"
        stay="agency.dialog.goOn"
        answers={[{ words: 'agency.dialog.discard', isDanger: true, act: discardBlock }]}
        onStay={keepOpen}
      />
    </Flex>,
    document.body,
  );
}

interface SharedProps {
  count: number;
  isDecided: boolean;
  onChangeEverywhere(): void;
  onMakeOwn(): void;
}

/** Says on how many pages a block is, and asks before it is changed. */
function Shared({ count, isDecided, onChangeEverywhere, onMakeOwn }: SharedProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex direction="column" alignItems="flex-start" gap={2} padding={3} data-shared-block="">
      <Typography textColor="warning700">
        {formatMessage({ id: 'agency.drawer.shared' }, { count })}
      </Typography>
      {!isDecided && (
        <Flex gap={2} wrap="wrap">
          <Button variant="secondary" onClick={onChangeEverywhere}>
            {formatMessage({ id: 'agency.drawer.everywhere' })}
          </Button>
          <Button variant="secondary" onClick={onMakeOwn}>
            {formatMessage({ id: 'agency.drawer.own' })}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

/** Takes over what the form in the frame reports, and asks it to focus the wanted field. */
function useReports(
  frame: RefObject<HTMLIFrameElement>,
  { documentId, field, turn }: OpenBlock,
  isAsked: boolean,
): void {
  const [ready, setReady] = useState('');
  const saved = useRef('');
  useEffect(() => {
    saved.current = '';
    const receive = ({ origin, source, data }: MessageEvent<unknown>): void => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (!isReport(data)) return;
      if (documentId === 'create' && data.documentId !== 'create') {
        announceContentChange();
        return receiveCreated(data.documentId);
      }
      if (data.documentId !== documentId) return;
      setReady(documentId);
      receiveBlock({ unsaved: data.unsaved, isModified: data.isModified });
      if (saved.current !== '' && data.saved !== saved.current) announceContentChange();
      saved.current = data.saved;
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [documentId, frame]);
  useEffect(() => {
    if (ready !== documentId || isAsked) return;
    frame.current?.focus();
    const message = { type: 'agency:focus', field };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [documentId, field, frame, isAsked, ready, turn]);
}

function useReturnOfFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
}

function isReport(data: unknown): data is DrawerReport {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'agency:block'
  );
}
