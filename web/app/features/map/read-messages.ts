import { mostCorners } from '../../lib/rules/map-area';
import { mostCards } from './map-messages';
import type { HighlightMessage, MessageToFrame, MessageToPage, ShowMessage } from './map-messages';
import {
  readBox,
  readCorner,
  readLatitude,
  readList,
  readLongitude,
  readNullable,
  readNumber,
  readOneOf,
  readPoint,
  readRecord,
  readText,
  type Read,
} from './message-parsers';

export const mostProperties = 500;
const mostMarks = 20;

const version = readOneOf(1 as const);
const flag = readOneOf(true, false);
const id = readText(40);
const name = <Name extends string>(value: Name) => readOneOf(value);

const readShow: Read<ShowMessage> = readRecord({
  propertyList: readList(
    readRecord({
      id,
      latitude: readLatitude,
      longitude: readLongitude,
      isExact: flag,
      label: readText(200),
      tone: readOneOf('open', 'option', 'closed'),
    }),
    mostProperties,
  ),
  mapType: readOneOf('outlines', 'streets'),
  messageInfo: readRecord({
    name: name('show'),
    version,
    purpose: readOneOf('search', 'show'),
    cardsOn: readOneOf('map', 'page'),
    groups: readList(
      readRecord({
        latitude: readLatitude,
        longitude: readLongitude,
        count: readNumber(1, 10_000_000),
        box: readBox,
      }),
      mostProperties,
    ),
    fit: readNullable(readBox),
    asked: readNumber(0, 1_000_000),
    area: readList(readCorner, mostCorners),
    marks: readList(readPoint, mostMarks),
  }),
  customMarker: readOneOf('price', 'gable'),
  ignoreList: readList(id, mostProperties),
});

const readHighlight: Read<HighlightMessage> = readRecord({
  messageInfo: readRecord({ name: name('highlight'), version, id: readNullable(id) }),
});

const readers: { [Name in MessageToPage['messageInfo']['name']]: Read<unknown> } = {
  ready: readRecord({ name: name('ready'), version }),
  moved: readRecord({
    name: name('moved'),
    version,
    box: readBox,
    zoom: readNumber(0, 24),
    byVisitor: flag,
  }),
  hovered: readRecord({ name: name('hovered'), version, id: readNullable(id) }),
  opened: readRecord({ name: name('opened'), version, ids: readList(id, mostCards) }),
  panel: readRecord({ name: name('panel'), version, isOpen: flag }),
  drawn: readRecord({ name: name('drawn'), version, area: readList(readCorner, mostCorners) }),
};

/** Parses a message that the frame received; null if it is not from the page. */
export function readMessageToFrame(data: unknown): MessageToFrame | null {
  return readShow(data) ?? readHighlight(data) ?? null;
}

/** Parses a message that the page received; null if it is not from the frame. */
export function readMessageToPage(data: unknown): MessageToPage | null {
  for (const read of Object.values(readers)) {
    const message = readRecord({ messageInfo: read })(data);
    if (message) return message as MessageToPage;
  }
  return null;
}

/** Checks that a message came from this window and this origin. */
export function isFrom(event: MessageEvent, sender: Window | null): boolean {
  return sender !== null && event.source === sender && event.origin === window.location.origin;
}
