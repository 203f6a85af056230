import type { House } from './houses';
import type { Palette } from './palettes';

/** Width of a Brussels plot of six metres. */
export const plotWidth = 176;
const ground = 424;
const floorHeight = 66;

interface Plot {
  readonly x: number;
  readonly place: number;
  readonly palette: Palette;
  readonly isListed: boolean;
}

/** Draws a front without outlines, like the painted pictures of homes. */
export function drawHouse(house: House, plot: Plot): string {
  const { palette } = plot;
  const top = ground - (house.floors + 1) * floorHeight;
  const wall = multiply(house.wall, palette.tint);
  return [
    `<g transform="translate(${plot.x} 0)">`,
    drawRoof(house, top, wall, palette),
    `<path fill="${wall}" d="M0 ${top}h176V${ground}H0z"/>`,
    `<path fill="${shade(wall)}" d="M0 ${top}h176v7H0zM0 ${ground - floorHeight}h176v5H0zM0 ${ground - 12}h176v12H0z"/>`,
    // The shadow of the next front.
    `<path opacity=".08" d="M166 ${top}h10V${ground}h-10z"/>`,
    ...Array.from({ length: house.floors }, (_, floor) => drawFloor(house, plot, floor)),
    drawGroundFloor(house, plot),
    '</g>',
  ].join('');
}

/**
 * Draws the windows that are lit when `lit` of ten are, without those that the front's own light
 * already shows. Windows behind a balcony stay as they are, because its rail is drawn over them.
 */
export function drawLights(house: House, plot: Plot, lit: number): string {
  const lights = Array.from({ length: house.floors }, (_, floor) => floor)
    .filter((floor) => house.balcony !== floor + 1)
    .flatMap((floor) =>
      listOpenings(house, plot, floor)
        .filter(({ isLit: already }, column) => !already && rank(plot, floor, column) < lit)
        .map((opening) => drawWindow(house.window, { ...opening, isLit: true }, plot.palette)),
    );
  return lights.length > 0 ? `<g transform="translate(${plot.x} 0)">${lights.join('')}</g>` : '';
}

function drawRoof({ roof }: House, top: number, wall: string, { ink, tint }: Palette): string {
  const slate = multiply('#6b7278', tint);
  const tiles = multiply('#a6513c', tint);
  const chimney = `<path fill="${multiply('#9c5a46', tint)}" d="M146 ${top}v-58h18v58z"/>`;
  switch (roof) {
    case 'mansard':
      return `${chimney}<path fill="${slate}" d="M3 ${top}l12 -44h146l12 44z"/>${[46, 112]
        .map(
          (x) =>
            `<path fill="${wall}" d="M${x} ${top - 6}v-26q11 -12 22 0v26z"/><path fill="${ink}" opacity=".55" d="M${x + 5} ${top - 8}v-18h12v18z"/>`,
        )
        .join('')}`;
    case 'gable':
      return `${chimney}<path fill="${wall}" d="M1 ${top}L88 ${top - 66}L175 ${top}z"/><circle cx="88" cy="${top - 24}" r="9" fill="${ink}" opacity=".55"/>`;
    case 'step':
      return `<path fill="${wall}" d="M1 ${top}v-14h22v-16h22v-16h22v-18h42v18h22v16h22v16h22v14z"/><path fill="${ink}" opacity=".55" d="M76 ${top - 8}v-26q12 -12 24 0v26z"/>`;
    case 'attic':
      return `${chimney}<path fill="${tiles}" d="M3 ${top}l22 -30h126l22 30z"/>`;
    case 'flat':
      return `<path fill="${shade(wall)}" d="M1 ${top}v-9h174v9zM34 ${top - 9}v-26h84v26z"/>`;
  }
}

function drawFloor(house: House, plot: Plot, floor: number): string {
  const windows = listOpenings(house, plot, floor).map((opening) =>
    drawWindow(house.window, opening, plot.palette),
  );
  const y = findFloorTop(floor);
  return windows.join('') + (house.balcony === floor + 1 ? drawBalcony(y + 44, plot.palette) : '');
}

function listOpenings({ columns, window }: House, plot: Plot, floor: number): Opening[] {
  const y = findFloorTop(floor);
  const width = window === 'wide' ? 30 : columns === 2 ? 36 : 28;
  const pitch = 174 / columns;
  return Array.from({ length: columns }, (_, column) => {
    const x = 1 + pitch * (column + 0.5) - width / 2;
    return { x, y, width, isLit: isLit(plot, floor, column) };
  });
}

function findFloorTop(floor: number): number {
  return ground - (floor + 2) * floorHeight + 14;
}

interface Opening {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly isLit: boolean;
}

function drawWindow(
  kind: House['window'],
  { x, y, width, isLit: lit }: Opening,
  { glass, lamp, tint }: Palette,
): string {
  const frame = multiply(stone, tint);
  const [height, half] = [42, width / 2];
  const head = kind === 'arched' ? `q${half} -13 ${width} 0` : `h${width}`;
  const bars = kind === 'wide' ? '' : `M${x} ${y + 14}h${width}`;
  return (
    `<path fill="${lit ? lamp : glass}" d="M${x} ${y}${head}v${height}h${-width}z" stroke="${frame}" stroke-width="3"/>` +
    `<path fill="none" stroke="${frame}" stroke-width="1.8" d="M${x + half} ${y - 3}v${height + 3}${bars}M${x - 4} ${y + height + 2}h${width + 8}"/>`
  );
}

function drawBalcony(y: number, { ink }: Palette): string {
  const bars = Array.from({ length: 12 }, (_, i) => `M${36 + i * 9.4} ${y}v-17`);
  return `<path fill="none" stroke="${ink}" stroke-width="1.2" d="M32 ${y}h112M34 ${y - 17}h108${bars.join('')}"/><path fill="${ink}" d="M30 ${y}h116v4H30z"/>`;
}

function drawGroundFloor(house: House, plot: Plot): string {
  const { palette, isListed, place } = plot;
  const door = isListed ? red : multiply(DOORS[place % DOORS.length]!, palette.tint);
  const [x, y] = [place % 2 === 0 ? 24 : 116, ground - 54];
  const front = `<path fill="${multiply(stone, palette.tint)}" d="M${x - 4} ${ground - 2}v-54q22 -15 44 0v54z"/><path fill="${door}" d="M${x} ${ground - 2}v-52q18 -12 36 0v52z"/><path fill="${palette.lit > 0 ? palette.lamp : palette.glass}" d="M${x + 5} ${y + 3}q13 -8 26 0v7h-26z"/><circle cx="${x + 29}" cy="${ground - 24}" r="1.6" fill="${palette.ink}"/>`;
  const at = place % 2 === 0 ? 74 : 14;
  if (house.shop) {
    const stripes = Array.from({ length: 5 }, (_, i) => `M${at + 4 + i * 18} ${y - 4}h9v11h-9z`);
    return `${front}<path fill="${palette.lit > 0 ? palette.lamp : palette.glass}" d="M${at} ${ground - 14}v-42h88v42z"/><path fill="#f3e9d6" d="M${at - 2} ${y - 4}h92v11h-92z"/><path fill="${door}" stroke="none" d="${stripes.join('')}"/>`;
  }
  const windows = [at + 4, at + 50].map((left, column) =>
    drawWindow(
      house.window,
      { x: left, y: y - 1, width: 28, isLit: isLit(plot, -1, column) },
      palette,
    ),
  );
  return front + windows.join('');
}

const red = '#b23c22';
/** Of frames and sills. */
const stone = '#f4ead8';
const DOORS = ['#3f5560', '#4f6b5c', '#6d4b38', '#2f4038'] as const;

function isLit(plot: Plot, floor: number, column: number): boolean {
  return rank(plot, floor, column) < plot.palette.lit;
}

/**
 * Returns a window's position, 0 to 9, in the sequence in which windows are lit. It is
 * deterministic, so that the same light gives the same drawing.
 */
function rank({ place }: Plot, floor: number, column: number): number {
  return (place * 31 + (floor + 2) * 17 + column * 23 + place * column * 5) % 10;
}

function shade(colour: string): string {
  return multiply(colour, '#d9d2ca');
}

function multiply(a: string, b: string): string {
  const parts = [1, 3, 5].map((at) => {
    const product = (read(a, at) * read(b, at)) / 255;
    return Math.round(product).toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

function read(colour: string, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16);
}
