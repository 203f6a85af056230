import { Box, Button, Combobox, ComboboxOption, Flex, Typography } from '@strapi/design-system';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import type { PageBlock } from '../../content/page-blocks/list-blocks';
import { translateWord } from '../translate-fields/translate-fields';
import { focusField } from './focus-field';
import { openBlock } from './open-block';
import type { BlockAct, useBlockActs, useBlocks } from './use-blocks';
import { useFieldLabels } from './use-field-labels';

interface Props {
  /** Signed address of the preview. */
  url: string;
  locale: string;
  pageKey: string;
  width: string;
  isWide: boolean;
  page: ReturnType<typeof useBlocks>;
  acts: ReturnType<typeof useBlockActs>;
  /** Unsaved fields as JSON. */
  fields: string;
  /** Requests a newly signed address. */
  onRenew(): void;
  onClose(): void;
  /** Called when a field of the form behind the pane is chosen. */
  onLeave(): void;
}

const devices = { phone: 390, tablet: 820, desktop: 1280 } as const;
type Device = keyof typeof devices;
const deviceNames = Object.keys(devices) as Device[];

/** The site's preview in a frame at the right of the window; its fields open their forms. */
export function PreviewPane(props: Props) {
  const { url, width, isWide, fields, acts, page, onRenew, onClose } = props;
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<Device>(isWide ? 'tablet' : 'phone');
  // Stays while the page is edited: a later address shows the same page.
  const [{ src, turn }, setShown] = useState({ src: url, turn: 0 });
  const [above, setAbove] = useState<PageBlock | null>(null);
  const preview = usePreview(frame, turn, { ...props, onAdd: setAbove });
  const [isRenewing, setRenewing] = useState(false);
  useEffect(() => {
    if (!isRenewing || url === src) return;
    setRenewing(false);
    setShown({ src: url, turn: turn + 1 });
  }, [isRenewing, src, turn, url]);
  useSendFields(preview, fields);
  useRoomBeside(isWide ? width : null);
  const { ref: stage, scale, height } = useScale(devices[device]);
  return createPortal(
    <Flex
      tag="section"
      aria-label={formatMessage({ id: 'agency.preview' })}
      direction="column"
      alignItems="stretch"
      background="neutral150"
      data-preview-pane=""
      style={{ position: 'fixed', inset: '0 0 0 auto', width, zIndex: 200 }}
    >
      <Flex gap={1} padding={2} wrap="wrap" justifyContent="space-between" background="neutral0">
        <Flex gap={1} role="group" aria-label={formatMessage({ id: 'agency.preview.width' })}>
          {deviceNames.map((name) => (
            <Button
              key={name}
              size="S"
              variant={name === device ? 'secondary' : 'ghost'}
              aria-pressed={name === device}
              onClick={() => setDevice(name)}
            >
              {formatMessage({ id: `agency.preview.${name}` })}
            </Button>
          ))}
        </Flex>
        <Flex gap={1}>
          <Button size="S" variant="tertiary" disabled={!acts.canUndo} onClick={acts.undo}>
            {formatMessage({ id: 'agency.preview.undo' })}
          </Button>
          <Button size="S" variant="tertiary" onClick={onClose}>
            {formatMessage({ id: isWide ? 'agency.preview.close' : 'agency.preview.back' })}
          </Button>
        </Flex>
      </Flex>
      <Notice
        preview={preview}
        onReload={() => {
          setRenewing(true);
          onRenew();
        }}
      />
      {above && (
        <AddBlock
          above={above}
          page={page}
          onAdd={(documentId) => {
            acts.insert(documentId, above);
            setAbove(null);
          }}
          onClose={() => setAbove(null)}
        />
      )}
      <Box ref={stage} style={{ flex: 1, overflow: 'hidden', position: 'relative' }}>
        <iframe
          ref={frame}
          key={turn}
          src={src}
          title={formatMessage({ id: 'agency.preview' })}
          data-page-preview=""
          style={{
            position: 'absolute',
            left: '50%',
            top: 0,
            width: devices[device],
            height,
            border: 0,
            background: '#fff',
            transformOrigin: 'top left',
            transform: `scale(${scale}) translateX(-50%)`,
          }}
        />
      </Box>
    </Flex>,
    document.body,
  );
}

interface AddBlockProps {
  above: PageBlock;
  page: ReturnType<typeof useBlocks>;
  onAdd(documentId: string): void;
  onClose(): void;
}

/** Asks for a block of the same place by typing. */
function AddBlock({ above, page: { blocks, order }, onAdd, onClose }: AddBlockProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const label = formatMessage({ id: 'agency.act.addAfter' }, { name: above.title });
  return (
    <Flex gap={2} padding={2} background="neutral0" alignItems="flex-end">
      <Box flex="1">
        <Combobox
          size="S"
          value=""
          aria-label={label}
          placeholder={label}
          ref={input}
          onChange={(added) => {
            if (added) onAdd(String(added));
          }}
        >
          {blocks
            .filter(({ position }) => position === above.position)
            .filter(({ documentId }) => !order.includes(documentId))
            .map(({ documentId, title, kind }) => (
              <ComboboxOption key={documentId} value={documentId}>
                {kind ? `${title} (${translateWord(kind)})` : title}
              </ComboboxOption>
            ))}
        </Combobox>
      </Box>
      <Button size="S" variant="tertiary" onClick={onClose}>
        {formatMessage({ id: 'agency.reply.cancel' })}
      </Button>
    </Flex>
  );
}

type State = 'loading' | 'elsewhere' | 'drawn' | 'refused' | 'closed' | 'failed';

interface Connection {
  state: State;
  /** Counts how often the preview was loaded. */
  loads: number;
  post(message: object): void;
}

function Notice({ preview, onReload }: { preview: Connection; onReload(): void }) {
  const { formatMessage } = useIntl();
  const { state } = preview;
  const words = { elsewhere: 'elsewhere', refused: 'refused', closed: 'closed', failed: 'failed' };
  const word = state in words ? state : null;
  return (
    <Box
      role="status"
      paddingLeft={2}
      paddingRight={2}
      background="neutral0"
      data-preview-state={state}
    >
      {word && (
        <Flex gap={2} wrap="wrap" paddingBottom={2}>
          <Typography variant="pi" textColor="warning700">
            {formatMessage({ id: `agency.preview.${word}` })}
          </Typography>
          {word !== 'refused' && (
            <Button size="S" variant="tertiary" onClick={onReload}>
              {formatMessage({ id: 'agency.preview.again' })}
            </Button>
          )}
        </Flex>
      )}
    </Box>
  );
}

const blockActs: readonly BlockAct[] = ['up', 'down', 'copy', 'hide'];
const isAct = (name: string): name is BlockAct => (blockActs as readonly string[]).includes(name);

interface PreviewProps extends Props {
  /** Asks which block to add behind one. */
  onAdd(block: PageBlock): void;
}

/** Connects to the preview in the frame: accepts messages only from it, and posts only to it. */
function usePreview(
  frame: RefObject<HTMLIFrameElement>,
  turn: number,
  { url, locale, pageKey, page, acts, isWide, onAdd, onLeave }: PreviewProps,
): Connection {
  const { blocks } = page;
  const { formatMessage } = useIntl();
  const [state, setState] = useState<State>('loading');
  const nameMark = useMarkNames(pageKey, blocks);
  const labelOf = useFieldLabels('api::page.page');
  const { origin: siteOrigin } = new URL(url);
  const [marks, setMarks] = useState<readonly string[]>([]);
  const [loads, setLoads] = useState(0);
  const post = useCallback(
    (message: object) => frame.current?.contentWindow?.postMessage(message, siteOrigin),
    [frame, siteOrigin],
  );
  useEffect(() => setState('loading'), [turn]);
  useEffect(() => {
    const open = (mark: string): void => {
      const [type, key, field = ''] = mark.split('/');
      if (type === 'page') {
        if (!isWide) onLeave();
        focusField(field, labelOf(field));
      } else {
        const block = blocks.find((one) => one.key === key);
        if (block) openBlock(block.documentId, field);
      }
    };
    const act = (name: string, mark: string): void => {
      const block = blocks.find(({ key }) => `module/${key}` === mark);
      if (!block) return;
      if (name === 'add') onAdd(block);
      else if (isAct(name)) acts.act(name, block);
    };
    const receive = ({ origin, source, data }: MessageEvent<unknown>): void => {
      if (origin !== siteOrigin || source !== frame.current?.contentWindow) return;
      const message = (data ?? {}) as Record<string, unknown>;
      if (message.type === 'agency:ready') {
        const isHere = message.page === pageKey && message.language === locale;
        setState(isHere ? 'drawn' : 'elsewhere');
        setLoads((before) => before + 1);
        setMarks(isHere && Array.isArray(message.marks) ? message.marks.map(String) : []);
      } else if (message.type === 'agency:drawn') setState(message.state as State);
      else if (message.type === 'agency:open') open(String(message.mark));
      else if (message.type === 'agency:act') act(String(message.act), String(message.mark));
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [acts, blocks, frame, isWide, labelOf, locale, onAdd, onLeave, pageKey, siteOrigin]);
  const names = JSON.stringify(
    Object.fromEntries(marks.flatMap((mark) => nameMark(mark)?.map((name) => [mark, name]) ?? [])),
  );
  const isReady = marks.length > 0;
  useEffect(() => {
    if (!isReady) return;
    const words = [...blockActs, 'add'].map((name) => [
      name,
      formatMessage({ id: `agency.act.${name}` }),
    ]);
    post({
      type: 'agency:names',
      names: JSON.parse(names) as object,
      acts: Object.fromEntries(words) as object,
    });
  }, [formatMessage, isReady, names, post]);
  return { state, loads, post };
}

/** Returns a function for the name of a mark, such as “Title – block Intro”; null if unknown. */
function useMarkNames(
  pageKey: string,
  blocks: readonly PageBlock[],
): (mark: string) => [string] | null {
  const { formatMessage } = useIntl();
  const ofPage = useFieldLabels('api::page.page');
  const ofBlock = useFieldLabels('api::module.module');
  return (mark) => {
    const [type, key, field = ''] = mark.split('/');
    if (type === 'page') {
      const label = key === pageKey ? ofPage(field) : null;
      return label === null ? null : [label];
    }
    const block = type === 'module' ? blocks.find((one) => one.key === key) : undefined;
    if (!block) return null;
    const label = field === '' ? null : ofBlock(field);
    const id = label === null ? 'agency.edit.block' : 'agency.edit.field';
    return [formatMessage({ id }, { label, name: block.title })];
  };
}

const pauseMs = 50;

/** Sends the fields when they change, at most twenty times a second, and at last the last ones. */
function useSendFields({ state, loads, post }: Connection, fields: string): void {
  const isReady = state !== 'loading' && state !== 'elsewhere';
  const latest = useRef(fields);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  latest.current = fields;
  useEffect(() => {
    if (!isReady || timer.current !== null) return;
    timer.current = setTimeout(() => {
      timer.current = null;
      post({ type: 'agency:unsaved', fields: latest.current });
    }, pauseMs);
  }, [fields, isReady, loads, post]);
}

/** Keeps the form of the page beside the pane. */
function useRoomBeside(width: string | null): void {
  useEffect(() => {
    if (width === null) return;
    const style = document.createElement('style');
    style.textContent = `
      body { padding-right: ${width} }
      @media (max-width: 1799px) {
        :has(> * > [role='tabpanel']) {
          grid-template-columns: repeat(9, minmax(0, 1fr)) repeat(3, minmax(7rem, 1fr));
        }
        :has(> [data-strapi-main-content]) { grid-template-columns: 1fr !important }
        :has(> [data-strapi-main-content]) > :not([data-strapi-main-content]) { display: none }
      }
    `;
    document.head.append(style);
    return () => style.remove();
  }, [width]);
}

/** Scales a device down to the width of its stage, never up. */
function useScale(deviceWidth: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: deviceWidth, height: 800 });
  useEffect(() => {
    const stage = ref.current;
    if (!stage) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: stage.clientWidth, height: stage.clientHeight }),
    );
    observer.observe(stage);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, size.width / deviceWidth);
  return { ref, scale, height: size.height / scale };
}
