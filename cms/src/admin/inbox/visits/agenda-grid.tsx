import { Typography, VisuallyHidden } from '@strapi/design-system';
import { agencyTimeZone } from '@agency/domain/day';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Visit } from '../../../leads/agenda/agenda-responses';
import {
  findShownHours,
  isEmpty,
  placeEntries,
  readHours,
  snapStart,
  stepMinutes,
  writeTime,
  type Hours,
  type PlacedEntry,
} from './agenda-layout';
import type { Target } from './visit-dialog';

/** A day of the week, or a colleague on one day. */
export interface AgendaColumn {
  key: string;
  title: string;
  day: string;
  /** The colleague who hosts moments that are moved here; null if their host stays. */
  host: number | null;
  visits: readonly Visit[];
  isToday: boolean;
  /** Opens the view of the day; null in that view. */
  onOpenDay: (() => void) | null;
}

interface Props {
  columns: readonly AgendaColumn[];
  /** True while the dialog of a moment is open. */
  isAsking: boolean;
  onOpen(visit: Visit, target: Target | null): void;
}

/** A moment that is being moved, by pointer or arrow keys. */
interface Carried {
  visit: Visit;
  column: number;
  from: number;
}

const hour = 60;

/** Id of the instructions for moving a moment. */
export const keysId = 'agenda-keys';

/** One pixel per minute. */
const heightOf = ({ from, until }: Hours): string => `${(until - from) / 10}rem`;

const Scroll = styled.div`
  overflow-x: auto;
  background: ${({ theme }) => theme.colors.neutral0};
  border-radius: ${({ theme }) => theme.borderRadius};
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};
`;

const Columns = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-template-columns: 5rem;
  grid-auto-columns: minmax(11rem, 1fr);
`;

const Heading = styled.h2`
  position: relative;
  height: 5.2rem;
  padding: 0.8rem;
  border-block-end: 1px solid ${({ theme }) => theme.colors.neutral200};
  overflow: hidden;
  font-weight: 600;
  font-size: 1.3rem;
  line-height: 1.8rem;
  overflow-wrap: anywhere;

  [aria-current] & {
    color: ${({ theme }) => theme.colors.primary700};
    box-shadow: inset 0 -2px ${({ theme }) => theme.colors.primary600};
  }

  button {
    cursor: pointer;
    font-weight: inherit;
    text-align: start;
    text-decoration: underline;
  }
`;

const Lines = styled.div`
  position: relative;
  border-inline-start: 1px solid ${({ theme }) => theme.colors.neutral150};
  background: repeating-linear-gradient(
    ${({ theme }) => theme.colors.neutral150} 0 1px,
    transparent 1px 6rem
  );
`;

const HourMark = styled.span`
  position: absolute;
  inset-inline-end: 0.6rem;
  padding-block-start: 0.2rem;
  color: ${({ theme }) => theme.colors.neutral600};
`;

const Block = styled.button`
  position: absolute;
  overflow: hidden;
  padding: 0.2rem 0.6rem;
  border: 1px solid ${({ theme }) => theme.colors.primary200};
  border-inline-start: 3px solid ${({ theme }) => theme.colors.primary600};
  border-radius: 3px;
  background: ${({ theme }) => theme.colors.primary100};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.2rem;
  line-height: 1.6rem;
  text-align: start;
  user-select: none;

  &[data-movable] {
    cursor: grab;
  }

  &[data-empty] {
    border-color: ${({ theme }) => theme.colors.neutral200};
    border-inline-start-width: 1px;
    background: ${({ theme }) => theme.colors.neutral0};
    color: ${({ theme }) => theme.colors.neutral600};
  }

  &[data-carried] {
    opacity: 0.5;
  }

  &:focus-visible {
    z-index: 1;
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }
`;

const Outline = styled.div`
  position: absolute;
  inset-inline: 0.2rem;
  z-index: 2;
  padding: 0.2rem 0.6rem;
  border: 2px dashed ${({ theme }) => theme.colors.primary600};
  border-radius: 3px;
  background: ${({ theme }) => theme.colors.neutral0};
  font-weight: 600;
  font-size: 1.2rem;
  line-height: 1.6rem;
  opacity: 0.9;
  pointer-events: none;
`;

/** The calendar of a week or a day: moments are dragged, or moved by arrow keys. */
export function AgendaGrid({ columns, isAsking, onOpen }: Props) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const [carried, setCarried] = useState<Carried | null>(null);
  const shown = findShownHours(columns.flatMap(({ visits }) => visits));
  // A moved moment keeps its new position until the dialog is closed.
  useEffect(() => {
    if (!isAsking) setCarried(null);
  }, [isAsking]);
  const drop = ({ visit, column, from }: Carried, origin: number): void => {
    const place = columns[column];
    if (!place || (column === origin && from === readHours(visit).from)) return setCarried(null);
    const host = column === origin ? null : place.host;
    onOpen(visit, { day: place.day, time: writeTime(from), host });
  };
  const marks = [];
  for (let at = shown.from; at < shown.until; at += hour) marks.push(at);
  return (
    <Scroll>
      <Columns ref={list} data-agenda-grid="">
        <li aria-hidden>
          <Heading as="div" />
          <div style={{ position: 'relative', height: heightOf(shown) }}>
            {marks.map((at) => (
              <HourMark key={at} style={{ top: heightOf({ from: shown.from, until: at }) }}>
                <Typography variant="pi">{writeTime(at)}</Typography>
              </HourMark>
            ))}
          </div>
        </li>
        {columns.map(({ key, title, visits, isToday, onOpenDay }, index) => (
          <li key={key} data-column={key} aria-current={isToday ? 'date' : undefined}>
            <Heading>
              {onOpenDay ? (
                <button type="button" onClick={onOpenDay}>
                  {title}
                </button>
              ) : (
                title
              )}
            </Heading>
            <Lines data-lines="" style={{ height: heightOf(shown) }}>
              {placeEntries(visits, onOpenDay !== null).map((entry) => (
                <MomentBlock
                  key={entry.visits[0].documentId}
                  entry={entry}
                  column={index}
                  columnCount={columns.length}
                  shown={shown}
                  carried={carried?.visit === entry.visits[0] ? carried : null}
                  isAsking={isAsking}
                  findPlace={(pointer) => findPlace(list.current, pointer, shown)}
                  onCarry={setCarried}
                  onDrop={(place) => drop(place, index)}
                  onOpen={() => onOpen(entry.visits[0], null)}
                  onOpenDay={onOpenDay}
                />
              ))}
              {carried?.column === index && <Ghost carried={carried} shown={shown} />}
            </Lines>
          </li>
        ))}
      </Columns>
      <div role="status">
        <VisuallyHidden>
          {carried &&
            formatMessage(
              { id: 'agency.agenda.carried' },
              { column: columns[carried.column]?.title ?? '', time: writeTime(carried.from) },
            )}
        </VisuallyHidden>
      </div>
    </Scroll>
  );
}

function Ghost({ carried, shown }: { carried: Carried; shown: Hours }) {
  const { from, until } = readHours(carried.visit);
  return (
    <Outline
      data-ghost=""
      style={{
        top: heightOf({ from: shown.from, until: carried.from }),
        height: heightOf({ from, until }),
      }}
    >
      {writeTime(carried.from)}
    </Outline>
  );
}

interface BlockProps {
  entry: PlacedEntry;
  column: number;
  columnCount: number;
  shown: Hours;
  /** Null unless this moment is being moved. */
  carried: Carried | null;
  isAsking: boolean;
  findPlace(pointer: { x: number; y: number }): { column: number; minute: number } | null;
  onCarry(carried: Carried | null): void;
  onDrop(carried: Carried): void;
  onOpen(): void;
  onOpenDay: (() => void) | null;
}

interface Press {
  x: number;
  y: number;
  /** Minutes between the start of the moment and the pointer. */
  grip: number;
  isDrag: boolean;
  /** True once it was dropped or put back. */
  isOver: boolean;
}

/** Pointer movement in pixels that is still a click. */
const steady = 4;

/** Columns and quarters of an hour that an arrow key moves by. */
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function MomentBlock({ entry, column, columnCount, shown, carried, isAsking, ...act }: BlockProps) {
  const { formatMessage, formatTime } = useIntl();
  const press = useRef<Press | null>(null);
  const [visit, ...others] = entry.visits;
  const length = entry.until - entry.from;
  const isMovable = others.length === 0 && new Date(visit.end) > new Date();
  const begin = (event: PointerEvent): void => {
    // A finger scrolls; it moves a moment in its dialog.
    if (!isMovable || event.button !== 0 || event.pointerType === 'touch') return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const grip = ((event.clientY - top) / height) * length;
    press.current = { x: event.clientX, y: event.clientY, grip, isDrag: false, isOver: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = ({ clientX: x, clientY: y }: PointerEvent): void => {
    const start = press.current;
    if (!start || start.isOver) return;
    if (!start.isDrag && Math.hypot(x - start.x, y - start.y) <= steady) return;
    start.isDrag = true;
    const place = act.findPlace({ x, y });
    if (!place) return;
    const from = snapStart(place.minute - start.grip, length, shown);
    act.onCarry({ visit, column: place.column, from });
  };
  const end = (): void => {
    const isDrag = press.current?.isDrag;
    if (press.current) press.current.isOver = true;
    if (isDrag && carried) act.onDrop(carried);
  };
  useEscape(carried !== null && !isAsking, () => {
    if (press.current) press.current.isOver = true;
    act.onCarry(null);
  });
  const choose = ({ detail }: MouseEvent): void => {
    const wasDrag = press.current?.isDrag;
    press.current = null;
    // The click at the end of a drag; one by keyboard has no detail.
    if (wasDrag && detail > 0) return;
    if (carried) act.onDrop(carried);
    else if (others.length > 0) act.onOpenDay?.();
    else act.onOpen();
  };
  const moveByKey = (event: KeyboardEvent): void => {
    const step = arrows[event.key];
    if (!step || !isMovable) return;
    event.preventDefault();
    const place = carried ?? { column, from: entry.from };
    const next = Math.min(Math.max(place.column + step[0], 0), columnCount - 1);
    const later = snapStart(place.from + step[1] * stepMinutes, length, shown);
    act.onCarry({ visit, column: next, from: step[1] === 0 ? place.from : later });
  };
  const time = (moment: string): string => formatTime(moment, { timeZone: agencyTimeZone });
  const { listing, visitors } = visit;
  const about =
    others.length > 0
      ? formatMessage({ id: 'agency.agenda.openMoments' }, { count: entry.visits.length })
      : listing?.place || listing?.title || formatMessage({ id: 'agency.visits.anyListing' });
  const names = visitors.map(({ name }) => name || '–').join(', ');
  return (
    <Block
      type="button"
      data-visit={others.length === 0 ? visit.documentId : undefined}
      data-empty={isEmpty(visit) ? '' : undefined}
      data-movable={isMovable ? '' : undefined}
      data-carried={carried ? '' : undefined}
      aria-describedby={isMovable ? keysId : undefined}
      style={{
        top: heightOf({ from: shown.from, until: entry.from }),
        height: heightOf(entry),
        insetInlineStart: `${(entry.lane / entry.lanes) * 100}%`,
        width: `calc(${100 / entry.lanes}% - 2px)`,
      }}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={() => {
        press.current = null;
        act.onCarry(null);
      }}
      onClick={choose}
      onKeyDown={moveByKey}
      onBlur={() => carried && !isAsking && act.onCarry(null)}
    >
      <b>
        {time(visit.start)} – {time(visit.end)}
      </b>{' '}
      {[names, about].filter(Boolean).join(' · ')}
    </Block>
  );
}

function useEscape(isActive: boolean, onEscape: () => void): void {
  const act = useRef(onEscape);
  act.current = onEscape;
  useEffect(() => {
    if (!isActive) return;
    const listen = ({ key }: globalThis.KeyboardEvent): void => {
      if (key === 'Escape') act.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isActive]);
}

/** Returns the column and the minute of the day at a point of the window. */
function findPlace(
  list: HTMLElement | null,
  { x, y }: { x: number; y: number },
  { from, until }: Hours,
): { column: number; minute: number } | null {
  const boxes = [...(list?.querySelectorAll('[data-lines]') ?? [])].map((lines) =>
    lines.getBoundingClientRect(),
  );
  const column = Math.max(boxes.filter(({ left }) => left <= x).length - 1, 0);
  const box = boxes[column];
  return box ? { column, minute: from + ((y - box.top) / box.height) * (until - from) } : null;
}
