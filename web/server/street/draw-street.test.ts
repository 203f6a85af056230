import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawStreet, drawStreetLights, lightSteps, streetHeight } from './draw-street';
import { lights } from './find-light';

test.each(lights)('SHELL-5 the street of %s is a small drawing of sound numbers', (light) => {
  const drawing = drawStreet(light);
  expect(drawing).toBe(drawStreet(light));
  expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
  expect(brotliCompressSync(drawing).length).toBeLessThan(4000);
});

test('SHELL-5 windows are lit when it is dark, and by day none', () => {
  const lamps = (light: (typeof lights)[number], colour: string) =>
    drawStreet(light).split(`fill="${colour}" d=`).length - 1;
  expect(lamps('day', '#ffdf9a')).toBe(0);
  expect(lamps('dusk', '#ffcf78')).toBeGreaterThan(lamps('night', '#ffca6b'));
  expect(lamps('night', '#ffca6b')).toBeGreaterThan(40);
});

test.each(lights)('SHELL-5 on scroll the windows of %s light in steps, none goes out', (light) => {
  const drawing = drawStreetLights(light);
  const steps = drawing.split('<g id="step-').slice(1);
  const counts = steps.map((step) => step.split('<path fill="#').length - 1);
  expect(drawing).toContain(`height="${lightSteps * streetHeight}"`);
  expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
  expect(counts).toHaveLength(lightSteps);
  expect(counts[0]).toBe(0);
  expect(counts.at(-1)).toBeGreaterThan(20);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(brotliCompressSync(drawing).length).toBeLessThan(4000);
});
