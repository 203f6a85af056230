import { expect, test } from 'vitest';
import { buildListingDetail } from '../../../testing/build-listing-detail';
import { buildContext } from '../../../testing/build-site-answer';
import { buildMedia, type MediaSettings } from './media.server';

const place = { address: 'Wolstraat 52', latitude: 50.84, longitude: 4.35 };
const settings: MediaSettings = {
  tourHosts: 'matterport.com\ntours.example',
  map: {
    tileUrl: null,
    attribution: null,
    latitude: null,
    longitude: null,
    streetViewUrl: 'https://maps.example/pano?viewpoint={lat},{lng}',
    streetViewInPage: false,
  },
};

function listPanels(source: Parameters<typeof buildListingDetail>[0]) {
  return buildMedia(buildListingDetail(source), buildContext('nl'), settings).panels;
}

test('ERR-7 a listing without anything to look at still has its photos, none', () => {
  expect(listPanels({})).toEqual([{ id: 'photos', label: 'Afbeeldingen', pictures: [] }]);
});

test('DETAIL-1 floor plans have a tab of their own', () => {
  const picture = { src: '/uploads/a', width: 1600, height: 1200, widths: [100, 400, 1360] };
  const words = { share: null, focus: null, mark: null, alt: 'Plan' };
  const panels = listPanels({
    pictures: [
      { ...picture, ...words, kind: 'photo' },
      { ...picture, ...words, src: '/uploads/b', kind: 'plan' },
    ],
  });
  expect(panels.map(({ id }) => id)).toEqual(['photos', 'plans']);
  expect(panels[1]).toMatchObject({
    pictures: [{ href: '/uploads/b-1360.jpg' }],
  });
});

test.each([
  ['https://my.matterport.com/show/?m=SxQL3iGyoDo', 'my.matterport.com'],
  ['http://house.tours.example/1', 'house.tours.example'],
])('RULE-8 DETAIL-1 the tour %s names its host before anything is asked of it', (url, host) => {
  const tour = listPanels({ virtualTourUrl: url })[1];
  expect(tour).toMatchObject({
    id: 'tour',
    frame: { href: url, embed: url.replace('http:', 'https:') },
  });
  expect(JSON.stringify(tour)).toContain(`komt van ${host}`);
});

test.each([
  'https://evil.example/tour',
  'javascript:alert(1)',
  'https://matterport.com.evil.example/',
])('RULE-8 %s is no tour', (virtualTourUrl) => {
  expect(listPanels({ virtualTourUrl }).map(({ id }) => id)).toEqual(['photos']);
});

test('RULE-8 a film of the agency plays in the page, one of another host is led to', () => {
  expect(listPanels({ videoUrl: '/uploads/film.mp4' })[1]).toMatchObject({
    film: { src: '/uploads/film.mp4' },
  });
  expect(listPanels({ videoUrl: 'https://films.example/film.mp4' })[1]).toMatchObject({
    frame: {
      href: 'https://films.example/film.mp4',
      embed: null,
      notice: 'Opent op films.example.',
    },
  });
  expect(listPanels({ videoUrl: 'https://youtu.be/dQw4w9WgXcQ' })[1]).toMatchObject({
    frame: { embed: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0' },
  });
  expect(listPanels({ videoUrl: 'https://youtu.be/short' })).toHaveLength(1);
});

test('DETAIL-5 street view is there only where the address is published', () => {
  expect(listPanels({ card: place })[1]).toMatchObject({
    id: 'street',
    frame: { href: 'https://maps.example/pano?viewpoint=50.840000,4.350000', embed: null },
  });
  expect(listPanels({ card: { ...place, address: null } })).toHaveLength(1);
});
