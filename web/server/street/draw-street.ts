import { drawHouse, drawLights, plotWidth } from './draw-house';
import type { Light } from './find-light';
import { firstListed, houses, lastListed } from './houses';
import { palettes, type Palette } from './palettes';

export const streetHeight = 480;
export const groundLine = 424;

/**
 * Draws the street of the home page as SVG. It has one plot per entry of `houses`, and its end fits
 * its beginning, so that a background can repeat it. Houses that represent listings have a red
 * door.
 */
export function drawStreet(light: Light): string {
  const palette = palettes[light];
  const width = houses.length * plotWidth;
  const fronts = houses.map((house, place) =>
    drawHouse(house, {
      x: place * plotWidth,
      place,
      palette,
      isListed: place >= firstListed && place <= lastListed,
    }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${streetHeight}" viewBox="0 0 ${width} ${streetHeight}">`,
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${palette.sky[0]}"/><stop offset="1" stop-color="${palette.sky[1]}"/></linearGradient>`,
    `<path fill="url(#s)" d="M0 0h${width}v${streetHeight}H0z"/>`,
    drawSky(light, width),
    drawFarRoofs(palette, width),
    ...fronts,
    drawGround(palette, width),
    '</svg>',
  ].join('');
}

/** Number of drawings of `drawStreetLights`; also in `app/blocks/banner/street.module.css`. */
export const lightSteps = 4;

/**
 * Draws the windows that light up while the page scrolls: one drawing of the street's size per
 * step, stacked vertically. The first is empty; each has all the lights of the previous one and
 * more.
 */
export function drawStreetLights(light: Light): string {
  const palette = palettes[light];
  const width = houses.length * plotWidth;
  const height = lightSteps * streetHeight;
  const steps = Array.from({ length: lightSteps }, (_, step) => {
    const lit = Math.min(9, palette.lit + 2 * step);
    const fronts = houses.map((house, place) =>
      drawLights(house, { x: place * plotWidth, place, palette, isListed: false }, lit),
    );
    return `<g id="step-${step}" transform="translate(0 ${step * streetHeight})">${fronts.join('')}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${steps.join('')}</svg>`;
}

function drawSky(light: Light, width: number): string {
  if (light === 'night') {
    const stars = Array.from({ length: 60 }, (_, i) => {
      const [x, y] = [(i * 617) % width, (i * i * 37) % 150];
      return `M${x} ${y}h1.6v1.6h-1.6z`;
    });
    return `<path fill="#f3e6c4" opacity=".75" d="${stars.join('')}"/><circle cx="${width * 0.64}" cy="52" r="17" fill="#f6e7bd"/>`;
  }
  const clouds = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [(i * 331 + 90) % width, 26 + ((i * 47) % 90)];
    return `M${x} ${y}q14 -16 34 -9q12 -18 36 -8q26 -4 30 17z`;
  });
  return `<path fill="#fff" opacity="${light === 'dusk' ? 0.22 : 0.7}" d="${clouds.join('')}"/>`;
}

function drawFarRoofs({ far }: Palette, width: number): string {
  let path = `M0 ${groundLine}V236`;
  for (let x = 0; x < width; x += 88) {
    const rise = 30 + ((x * 7) % 46);
    path += `L${x + 14} ${236 - rise}h34v-16h9v16h17L${x + 88} 236`;
  }
  return `<path fill="${far}" d="${path}V${groundLine}z"/>`;
}

function drawGround({ ground, ink, lamp, lit }: Palette, width: number): string {
  const kerb = groundLine + 14;
  const joints = Array.from({ length: 3 }, (_, row) => {
    const y = kerb + 14 + row * 13;
    return `M0 ${y}H${width}`;
  });
  const posts = Array.from({ length: houses.length / 2 }, (_, i) => (2 * i + 1) * plotWidth);
  const lamps = posts.map(
    (x) =>
      `<path stroke="${ink}" stroke-width="3" d="M${x} ${kerb}v-96"/><circle cx="${x}" cy="${kerb - 104}" r="8" fill="${lit > 0 ? lamp : '#f5f0e2'}" stroke="${ink}"/>${lit > 2 ? `<circle cx="${x}" cy="${kerb - 104}" r="30" fill="${lamp}" opacity=".22"/>` : ''}`,
  );
  return [
    `<path fill="${ground}" d="M0 ${groundLine}h${width}v${streetHeight - groundLine}H0z"/>`,
    `<path fill="${ink}" opacity=".14" d="M0 ${kerb}h${width}v${streetHeight - kerb}H0z"/>`,
    `<path stroke="${ink}" opacity=".3" fill="none" d="M0 ${kerb}h${width}"/>`,
    `<path stroke="${ink}" opacity=".25" stroke-dasharray="22 3" fill="none" d="${joints.join('')}"/>`,
    ...lamps,
  ].join('');
}
