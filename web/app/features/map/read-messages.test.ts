import { expect, test } from 'vitest';
import { mostProperties, readMessageToFrame, readMessageToPage } from './read-messages';

const property = {
  id: '4711',
  latitude: 50.84,
  longitude: 4.35,
  isExact: true,
  label: '€ 325.000',
  tone: 'open',
};
const info = {
  name: 'show',
  version: 1,
  purpose: 'search',
  cardsOn: 'map',
  groups: [],
  fit: null,
  asked: 0,
  area: [],
  marks: [{ latitude: 50.85, longitude: 4.36 }],
};
const show = {
  propertyList: [property],
  mapType: 'outlines',
  messageInfo: info,
  customMarker: 'price',
  ignoreList: [],
};
const box = { south: 50, west: 4, north: 51, east: 5 };

test('FIND-10 the frame reads what a page of this site sends', () => {
  expect(readMessageToFrame(show)).toEqual(show);
  const highlight = { messageInfo: { name: 'highlight', version: 1, id: '4711' } };
  expect(readMessageToFrame(highlight)).toEqual(highlight);
});

test('FIND-10 the frame keeps no field that it does not know', () => {
  expect(readMessageToFrame({ ...show, onload: 'alert(1)' })).toEqual(show);
});

test.each([
  ['nothing', null],
  ['a text', '{"propertyList":[]}'],
  ['a list', [show]],
  ['a field too few', { ...show, ignoreList: undefined }],
  ['another version', { ...show, messageInfo: { ...info, version: 2 } }],
  ['cards elsewhere', { ...show, messageInfo: { ...info, cardsOn: 'wall' } }],
  ['another map', { ...show, mapType: 'satellite' }],
  ['another marker', { ...show, customMarker: '<img src=x>' }],
  ['a place off the earth', { ...show, propertyList: [{ ...property, latitude: 91 }] }],
  ['a place that is no number', { ...show, propertyList: [{ ...property, longitude: NaN }] }],
  ['a number as a text', { ...show, propertyList: [{ ...property, latitude: '50' }] }],
  ['a label of a book', { ...show, propertyList: [{ ...property, label: 'x'.repeat(201) }] }],
  ['too many', { ...show, propertyList: Array(mostProperties + 1).fill(property) }],
  ['a million ids', { ...show, ignoreList: Array(1_000_000).fill('1') }],
  [
    'too many corners',
    { ...show, messageInfo: { ...info, area: Array(41).fill({ lat: 1, lng: 1 }) } },
  ],
  ['fields of its prototype', Object.create(show)],
])('FIND-10 the frame leaves %s alone', (_what, data) => {
  expect(readMessageToFrame(data)).toBeNull();
});

test.each([
  { name: 'ready' },
  { name: 'moved', box, zoom: 12.5, byVisitor: true },
  { name: 'hovered', id: null },
  { name: 'opened', ids: ['4711'] },
  { name: 'opened', ids: [] },
  { name: 'panel', isOpen: true },
  { name: 'drawn', area: [{ lat: 50, lng: 4 }] },
])('FIND-10 the page reads that the frame is $name', (told) => {
  const message = { messageInfo: { ...told, version: 1 } };
  expect(readMessageToPage(message)).toEqual(message);
});

test.each([
  ['nothing', undefined],
  ['what the page itself says', show],
  ['an unknown word', { messageInfo: { name: 'leave', version: 1 } }],
  [
    'a zoom without end',
    { messageInfo: { name: 'moved', version: 1, box, zoom: Infinity, byVisitor: true } },
  ],
  [
    'half a window',
    { messageInfo: { name: 'moved', version: 1, box: { south: 1 }, zoom: 3, byVisitor: true } },
  ],
  ['an id that is an object', { messageInfo: { name: 'opened', version: 1, ids: [{}] } }],
  ['too many ids', { messageInfo: { name: 'opened', version: 1, ids: Array(21).fill('1') } }],
])('FIND-10 the page leaves %s alone', (_what, data) => {
  expect(readMessageToPage(data)).toBeNull();
});
