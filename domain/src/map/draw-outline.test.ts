import { expect, test } from 'vitest';
import { drawOutline } from './draw-outline';

const wholeMap = { south: 49.45, west: 2.5, north: 51.55, east: 6.55 };

test('FIND-10 the drawing shows the land, a dot per place and the area, in the units of its box', () => {
  const places = [
    { latitude: wholeMap.north, longitude: wholeMap.west },
    { latitude: wholeMap.south, longitude: wholeMap.east },
  ];
  const area = [
    { lat: 51, lng: 4 },
    { lat: 50.5, lng: 5 },
    { lat: 50.5, lng: 4 },
  ];
  const outline = drawOutline(wholeMap, places, area);
  const [, , width, height] = outline.viewBox.split(' ').map(Number);
  expect(outline.dots).toBe(`M0 0h0M${width} ${height}h0`);
  expect(outline.land.match(/Z/g)).toHaveLength(2);
  expect(outline.area).toMatch(/^M\d+ \d+l-?\d+ -?\d+ -?\d+ -?\d+Z$/);
});

test('FIND-10 a narrow window leaves out the lines that are not in it', () => {
  const sea = { south: 53, west: 2.5, north: 53.1, east: 2.7 };
  expect(drawOutline(sea, [], [])).toMatchObject({ land: '', borders: '', area: '', dots: '' });
});

test('FIND-10 PERF-1 in Brussels the forest and the canal are drawn, in few bytes; of a country only the region', () => {
  const city = { south: 50.78, west: 4.26, north: 50.91, east: 4.48 };
  const { region, green, canal } = drawOutline(city, [], []);
  expect(region.match(/Z/g)).toHaveLength(1);
  expect(green.match(/Z/g)?.length).toBeGreaterThan(3);
  expect(canal).toMatch(/^M.*\d$/);

  const around = { south: 50.75, west: 4.1, north: 50.95, east: 4.61 };
  const small = drawOutline(around, [], []);
  expect(small.green).toMatch(/^M.*Z$/);
  const drawn = small.region + small.green + small.canal;
  expect([drawn.length < 1800, /l(M|Z|$)/.test(drawn)]).toEqual([true, false]);

  const country = drawOutline(wholeMap, [], []);
  expect(country.region).toMatch(/^M.*Z$/);
  expect(country).toMatchObject({ green: '', canal: '' });

  const ghent = { south: 51.03, west: 3.66, north: 51.08, east: 3.78 };
  expect(drawOutline(ghent, [], [])).toMatchObject({ region: '', green: '', canal: '' });
});

test('DETAIL-10 a window of a town in Brussels has the borders of the communes', () => {
  const town = { south: 50.81, west: 4.25, north: 50.87, east: 4.45 };
  const region = { south: 50.7, west: 4.1, north: 51, east: 4.6 };
  const count = (window: typeof town) =>
    drawOutline(window, [], [], window).borders.match(/M/g)?.length ?? 0;
  expect(count(town)).toBeGreaterThan(15);
  expect(count(region)).toBeLessThan(10);
});

test('DETAIL-10 PERF-1 around a home the parks keep their shape, in few bytes', () => {
  const town = { south: 50.808, west: 4.3, north: 50.846, east: 4.44 };
  const city = { ...town, west: 4.25, east: 4.46 };
  const corners = ({ green }: { green: string }) =>
    green
      .split('M')
      .slice(1)
      .map((park) => park.split(' ').length - 1);
  const ofTown = drawOutline(town, [], [], town);
  expect(Math.min(...corners(ofTown))).toBeGreaterThan(3);
  expect(corners(ofTown).length).toBeGreaterThan(3);
  const ofCity = drawOutline(city, [], [], town);
  expect(ofTown.region.length + ofTown.green.length).toBeGreaterThan(
    ofCity.region.length + ofCity.green.length,
  );
  expect(JSON.stringify(ofTown).length).toBeLessThan(3200);
});
