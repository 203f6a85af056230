import type { Rng } from '../draw/prng';

export type RoomUse =
  | 'living'
  | 'kitchen'
  | 'bedroom'
  | 'bath'
  | 'hall'
  | 'toilet'
  | 'study'
  | 'terrace'
  | 'garage'
  | 'stairs';

/** A room as a rectangle in metres, y down. */
export interface PlanRoom {
  use: RoomUse;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A gap in a wall: where it starts, which way the wall runs, how wide it is. */
export interface Gap {
  x: number;
  y: number;
  along: 'x' | 'y';
  size: number;
  kind: 'door' | 'window' | 'opening';
  /** Side the leaf swings to: +1 is down or right. */
  swing?: 1 | -1;
  hinge?: 'start' | 'end';
}

export interface Layout {
  width: number;
  height: number;
  rooms: PlanRoom[];
  gaps: Gap[];
}

/** A flat on two bands with a corridor between: sleeping rooms on one side, living on the other. */
export function layFlat(rng: Rng): Layout {
  const beds = rng.pick([1, 2, 2, 3, 3]);
  const top = rng.range(3.5, 4.2);
  const hall = 1.35;
  const low = rng.range(4.6, 5.6);
  const bath = rng.range(2.1, 2.5);
  const bedWidths = Array.from({ length: beds }, (_, i) =>
    i === 0 ? rng.range(3.6, 4.2) : rng.range(2.9, 3.5),
  );
  const width = bedWidths.reduce((a, b) => a + b, 0) + bath + (beds === 1 ? 2.6 : 0);
  const rooms: PlanRoom[] = [];
  const gaps: Gap[] = [];
  let x = 0;
  const order: { use: RoomUse; w: number }[] = bedWidths.map((w) => ({ use: 'bedroom', w }));
  if (beds === 1) order.push({ use: 'study', w: 2.6 });
  order.splice(rng.int(1, order.length), 0, { use: 'bath', w: bath });
  for (const { use, w } of order) {
    rooms.push({ use, x, y: 0, w, h: top });
    gaps.push({
      x: x + w / 2 - 0.42,
      y: top,
      along: 'x',
      size: 0.84,
      kind: 'door',
      swing: -1,
      hinge: rng.pick(['start', 'end']),
    });
    const size = use === 'bath' ? 0.9 : w * 0.48;
    gaps.push({ x: x + w / 2 - size / 2, y: 0, along: 'x', size, kind: 'window' });
    x += w;
  }
  const toilet = 1.15;
  rooms.push(
    { use: 'hall', x: 0, y: top, w: width - toilet, h: hall },
    { use: 'toilet', x: width - toilet, y: top, w: toilet, h: hall },
  );
  gaps.push({
    x: width - toilet,
    y: top + 0.25,
    along: 'y',
    size: 0.75,
    kind: 'door',
    swing: -1,
    hinge: 'start',
  });
  gaps.push({
    x: 0,
    y: top + 0.18,
    along: 'y',
    size: 0.95,
    kind: 'door',
    swing: 1,
    hinge: 'start',
  });
  const kitchen = width * rng.range(0.3, 0.38);
  const y = top + hall;
  rooms.push(
    { use: 'living', x: 0, y, w: width - kitchen, h: low },
    { use: 'kitchen', x: width - kitchen, y, w: kitchen, h: low },
  );
  gaps.push({ x: (width - kitchen) * 0.42, y, along: 'x', size: 1.5, kind: 'opening' });
  gaps.push({
    x: width - kitchen,
    y: y + 0.7,
    along: 'y',
    size: rng.range(1.4, 2.2),
    kind: 'opening',
  });
  gaps.push({
    x: (width - kitchen) * 0.16,
    y: y + low,
    along: 'x',
    size: (width - kitchen) * 0.28,
    kind: 'window',
  });
  gaps.push({
    x: (width - kitchen) * 0.58,
    y: y + low,
    along: 'x',
    size: 1.7,
    kind: 'door',
    swing: 1,
    hinge: 'start',
  });
  gaps.push({
    x: width - kitchen * 0.8,
    y: y + low,
    along: 'x',
    size: kitchen * 0.5,
    kind: 'window',
  });
  const deep = rng.range(1.5, 2.3);
  rooms.push({
    use: 'terrace',
    x: (width - kitchen) * 0.3,
    y: y + low,
    w: (width - kitchen) * 0.7,
    h: deep,
  });
  return { width, height: y + low + deep, rooms, gaps };
}

/** Ground floor of a house: hall and stairs beside the living rooms in a row, garage or study in front, terrace behind. */
export function layHouse(rng: Rng): Layout {
  const aside = rng.range(2.2, 2.6);
  const main = rng.range(4.4, 5.4);
  const width = aside + main;
  const [front, middle, rear] = [rng.range(3.9, 4.5), rng.range(3.8, 4.4), rng.range(3.4, 4.2)];
  const garage = rng.chance(0.4);
  const y2 = front + middle;
  const deep = rng.range(2, 2.8);
  const rooms: PlanRoom[] = [
    { use: garage ? 'garage' : 'study', x: 0, y: y2 + rear - front, w: main, h: front },
    { use: 'hall', x: main, y: y2 + rear - front, w: aside, h: front },
    { use: 'living', x: 0, y: rear, w: main, h: middle },
    { use: 'stairs', x: main, y: rear + 1.3, w: aside, h: middle - 1.3 },
    { use: 'toilet', x: main, y: rear, w: aside, h: 1.3 },
    { use: 'kitchen', x: 0, y: 0, w: width, h: rear },
    { use: 'terrace', x: width * 0.12, y: -deep, w: width * 0.76, h: deep },
  ];
  for (const room of rooms) room.y += deep;
  const base = deep;
  const bottom = base + y2 + rear;
  const gaps: Gap[] = [
    {
      x: main + aside / 2 - 0.5,
      y: bottom,
      along: 'x',
      size: 1,
      kind: 'door',
      swing: -1,
      hinge: 'start',
    },
    garage
      ? { x: main / 2 - 1.25, y: bottom, along: 'x', size: 2.5, kind: 'opening' }
      : { x: main / 2 - 1, y: bottom, along: 'x', size: 2, kind: 'window' },
    {
      x: main,
      y: bottom - front + 0.6,
      along: 'y',
      size: 0.85,
      kind: 'door',
      swing: -1,
      hinge: 'start',
    },
    {
      x: main,
      y: base + rear + middle - 1.4,
      along: 'y',
      size: 0.85,
      kind: 'door',
      swing: -1,
      hinge: 'end',
    },
    { x: main / 2 - 0.9, y: base + rear, along: 'x', size: 1.8, kind: 'opening' },
    {
      x: main + 0.5,
      y: base + rear,
      along: 'x',
      size: 0.75,
      kind: 'door',
      swing: 1,
      hinge: 'start',
    },
    { x: main + aside / 2 - 0.55, y: base + rear + middle, along: 'x', size: 1.1, kind: 'opening' },
    { x: width * 0.22, y: base, along: 'x', size: 1.9, kind: 'door', swing: -1, hinge: 'end' },
    { x: width * 0.6, y: base, along: 'x', size: 1.7, kind: 'window' },
    { x: 0, y: base + rear + 1, along: 'y', size: 1.6, kind: 'window' },
  ];
  return { width, height: bottom, rooms, gaps };
}

/** One room to live in, with a kitchen wall, a bathroom and an entrance. */
export function layStudio(rng: Rng): Layout {
  const [width, height] = [rng.range(6.6, 7.8), rng.range(5.2, 6)];
  const service = rng.range(2.2, 2.5);
  const bath = rng.range(2, 2.4);
  const deep = 1.5;
  return {
    width,
    height: height + deep,
    rooms: [
      { use: 'bath', x: 0, y: 0, w: service, h: bath },
      { use: 'hall', x: 0, y: bath, w: service, h: height - bath },
      { use: 'living', x: service, y: 0, w: width - service - 2.1, h: height },
      { use: 'kitchen', x: width - 2.1, y: 0, w: 2.1, h: height },
      { use: 'terrace', x: service, y: height, w: width - service, h: deep },
    ],
    gaps: [
      { x: 0, y: height - 1.5, along: 'y', size: 0.95, kind: 'door', swing: 1, hinge: 'end' },
      { x: 0.7, y: bath, along: 'x', size: 0.8, kind: 'door', swing: -1, hinge: 'start' },
      {
        x: service,
        y: height - 2.2,
        along: 'y',
        size: 0.9,
        kind: 'door',
        swing: 1,
        hinge: 'start',
      },
      { x: width - 2.1, y: 0.8, along: 'y', size: height - 1.6, kind: 'opening' },
      {
        x: service + 0.6,
        y: height,
        along: 'x',
        size: 1.7,
        kind: 'door',
        swing: 1,
        hinge: 'start',
      },
      { x: width - 1.7, y: height, along: 'x', size: 1.3, kind: 'window' },
      { x: service + 0.8, y: 0, along: 'x', size: 1.4, kind: 'window' },
    ],
  };
}
