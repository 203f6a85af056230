import type { Recording } from './record';

interface Shape {
  width: number;
  height: number;
  framesPerSecond: number;
}

const TICKS = 1000;

/** One silent H.264 track as an MP4 (ISO 14496-12) whose index comes first, so that it can start. */
export function writeMp4({ settings, frames }: Recording, shape: Shape): Buffer {
  const head = box('ftyp', text('isom'), u32(0x200), text('isomiso2avc1mp41'));
  const data = box('mdat', ...frames.map((frame) => frame.data));
  // The index says where the pictures begin, which is after the index itself.
  const build = (offset: number) => movie({ settings, frames }, shape, offset);
  const index = build(head.length + build(0).length + 8);
  return Buffer.concat([head, index, data]);
}

function movie({ settings, frames }: Recording, shape: Shape, offset: number): Buffer {
  const { width, height, framesPerSecond } = shape;
  const duration = Math.round((frames.length * TICKS) / framesPerSecond);
  const keys = frames.flatMap(({ isKey }, index) => (isKey ? [index + 1] : []));
  const track = box(
    'tkhd',
    ...[u32(3), u32(0), u32(0), u32(1), u32(0), u32(duration), zeros(16)],
    ...[matrix, u32(width << 16), u32(height << 16)],
  );
  const entry = box(
    'avc1',
    ...[zeros(6), u16(1), zeros(16), u16(width), u16(height), u32(0x480000), u32(0x480000)],
    ...[u32(0), u16(1), zeros(32), u16(24), u16(0xffff), box('avcC', settings)],
  );
  const samples = box(
    'stbl',
    box('stsd', u32(0), u32(1), entry),
    box('stts', u32(0), u32(1), u32(frames.length), u32(TICKS / framesPerSecond)),
    box('stss', u32(0), u32(keys.length), ...keys.map(u32)),
    box('stsc', u32(0), u32(1), u32(1), u32(frames.length), u32(1)),
    box('stsz', u32(0), u32(0), u32(frames.length), ...frames.map(({ data }) => u32(data.length))),
    box('stco', u32(0), u32(1), u32(offset)),
  );
  const media = box(
    'mdia',
    box('mdhd', u32(0), u32(0), u32(0), u32(TICKS), u32(duration), u16(0x55c4), u16(0)),
    box('hdlr', u32(0), u32(0), text('vide'), zeros(12), text('Film\0')),
    box(
      'minf',
      box('vmhd', u32(1), zeros(8)),
      box('dinf', box('dref', u32(0), u32(1), box('url ', u32(1)))),
      samples,
    ),
  );
  const header = box(
    'mvhd',
    ...[u32(0), u32(0), u32(0), u32(TICKS), u32(duration), u32(0x10000), u16(0x100), zeros(10)],
    ...[matrix, zeros(24), u32(2)],
  );
  return box('moov', header, box('trak', track, media));
}

function box(name: string, ...parts: Buffer[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 8);
  return Buffer.concat([u32(length), text(name), ...parts]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

const text = (value: string): Buffer => Buffer.from(value, 'latin1');
const zeros = (length: number): Buffer => Buffer.alloc(length);
/** Neither turned nor stretched. */
const matrix = Buffer.concat([0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(u32));
