import { describe, expect, test } from 'vitest';
import { emptyListSearch, isFiltered, serialiseListSearch } from './list-search';
import { parseListSearch } from './list-search.server';

const parse = (query: string) => parseListSearch(new URLSearchParams(query));

describe('parseListSearch', () => {
  test('FIND-6 an empty address asks for everything, newest first', () => {
    expect(parse('')).toEqual({
      search: emptyListSearch,
      isNotFound: false,
      ignored: [],
      typed: '',
    });
  });

  test('FIND-14 the sentence that was read is beside the search', () => {
    const { search, typed } = parse('type=2&typed=%20app%20%20elsenne%20');
    expect([search, typed]).toEqual([{ ...emptyListSearch, types: ['2'] }, 'app elsenne']);
    expect(serialiseListSearch(search)).toBe('?type=2');
  });

  test.each([
    ['type=2', { types: ['2'] }],
    ['type=5&type=2&type=5', { types: ['2', '5'] }],
    ['city=Brussel|1000', { cities: ['Brussel|1000'] }],
    ['city=Ukkel%7C1180&city=Brussel|1000', { cities: ['Brussel|1000', 'Ukkel|1180'] }],
    ['type=1,2', { types: ['1', '2'] }],
    ['type=1,2&type=5', { types: ['1', '2', '5'] }],
    ['energy=a,b', { energyLabels: ['a', 'b'] }],
    ['city=1000', { cities: ['1000'] }],
    ['near=station:800', { near: [{ kind: 'station', metres: 800 }] }],
    [
      'near=park,stop&near=stop:200',
      {
        near: [
          { kind: 'stop', metres: 200 },
          { kind: 'park', metres: 500 },
        ],
      },
    ],
    ['city=1009.50', { cities: ['1009.50'] }],
    ['city=1000,1050', { cities: ['1000', '1050'] }],
    ['city=Brussel', { cities: ['Brussel'] }],
    ['city=BRUSSEL|1000,Brussel|1000', { cities: ['BRUSSEL|1000', 'Brussel|1000'] }],
    ['city=Sint-Truiden, Brustem|3800', { cities: ['Sint-Truiden, Brustem|3800'] }],
    ['type=2&city=Ixelles|1050', { types: ['2'], cities: ['Ixelles|1050'] }],
    ['q=%20loft%20%20zavel%20', { text: 'loft zavel' }],
    ['price=200000-400000', { minPrice: 200_000, maxPrice: 400_000 }],
    ['price=200000-', { minPrice: 200_000 }],
    ['price=-400000', { maxPrice: 400_000 }],
    ['price=400000', { maxPrice: 400_000 }],
    ['price=200000&price=400000', { minPrice: 200_000, maxPrice: 400_000 }],
    ['price=&price=400000', { maxPrice: 400_000 }],
    ['price=200000&price=', { minPrice: 200_000 }],
    ['price=400000-200000', { minPrice: 200_000, maxPrice: 400_000 }],
    ['price=1.250.000&price=', { minPrice: 1_250_000 }],
    ['price=1000000000', { maxPrice: 1_000_000_000 }],
    ['bedrooms=1', { minBedrooms: 1 }],
    ['bedrooms=50', { minBedrooms: 50 }],
    ['area=120', { minArea: 120 }],
    ['bedrooms=2&maxBedrooms=4', { minBedrooms: 2, maxBedrooms: 4 }],
    ['bedrooms=4&maxBedrooms=2', { minBedrooms: 2, maxBedrooms: 4 }],
    ['maxArea=80', { maxArea: 80 }],
    ['bathrooms=2', { minBathrooms: 2 }],
    ['ground=500&maxGround=1000', { minGround: 500, maxGround: 1000 }],
    ['year=2010&maxYear=1990', { minYear: 1990, maxYear: 2010 }],
    ['available=now', { availableBy: 'now' }],
    ['available=2027-02-01', { availableBy: '2027-02-01' }],
    ['lift=1&furnished=1&lifeAnnuity=1', { amenities: ['lift', 'furnished', 'lifeAnnuity'] }],
    ['type=penthouse&type=2', { types: ['2', 'penthouse'] }],
    ['energy=b', { energyLabels: ['b'] }],
    ['energy=c&energy=a&energy=c', { energyLabels: ['a', 'c'] }],
    ['garage=1', { amenities: ['garage'] }],
    ['terrace=1&garden=1', { amenities: ['garden', 'terrace'] }],
    ['new=14', { newWithinDays: 14 }],
    [
      'within=50.84661,4.35281~50.8,4.4~50.9,4.30001',
      {
        within: [
          { lat: 50.8466, lng: 4.3528 },
          { lat: 50.8, lng: 4.4 },
          { lat: 50.9, lng: 4.3 },
        ],
      },
    ],
    ['box=50.8,4.3,50.9,4.5', { box: { south: 50.8, west: 4.3, north: 50.9, east: 4.5 } }],
    ['view=split', { view: 'map' }],
    ['view=map', { view: 'map' }],
    ['sort=priceAsc', { sort: 'priceAsc' }],
    ['sort=newest', {}],
    ['q=tuin&sort=newest', { text: 'tuin', sort: 'newest' }],
    ['q=tuin&sort=relevance', { text: 'tuin' }],
    ['page=12', { page: 12 }],
    ['page=', {}],
  ])('FIND-6 ROUTE-2 reads %s', (query, expected) => {
    expect(parse(query)).toEqual({
      search: { ...emptyListSearch, ...expected },
      isNotFound: false,
      ignored: [],
      typed: '',
    });
  });

  test.each([
    ['type=%00'],
    ['type='],
    ['type=1%20OR%201=1'],
    [`type=${'1'.repeat(21)}`],
    ['city=|1000'],
    ['city=Brussel|'],
    ['city=a|b|c'],
    [`city=${'x'.repeat(101)}|1000`],
    ['city=%ff%fe'],
    ['q=%00%01%ff'],
    ['price=abc'],
    ['price=-'],
    ['price=-1--2'],
    ['price=0'],
    ['price=1000000001'],
    ['price=1e9'],
    ['bedrooms=0'],
    ['bedrooms=51'],
    ['bedrooms=-1'],
    ['bedrooms=2.5'],
    ['bedrooms=999999999999999999999'],
    ['area=100001'],
    ['area=NaN'],
    ['new=366'],
    ['new=true'],
    ['energy=A'],
    ['energy=a_plus'],
    ['garage=0'],
    ['garden=yes'],
    ['within=50.8,4.3'],
    ['within=50.8,4.3~50.9,4.4'],
    ['within=50.8,4.3~50.9,4.4~91,4'],
    ['within=50.8,4.3~50.9,4.4~50.7'],
    ['within=50.8,4.3~50.9,4.4~50.7,4.2,1'],
    ['within=50.8,4.3~50.9,4.4~1e1,4.2'],
    [`within=${'50.8,4.3~'.repeat(40)}50.9,4.4`],
    [`within=${'~'.repeat(100_000)}`],
    ['box=50.9,4.3,50.8,4.5'],
    ['box=50.8,4.3,50.9'],
    ['box=50.8,4.3,50.9,4.5,1'],
    ['box=NaN,4.3,50.9,4.5'],
    ['box=50.8,4.5,50.9,4.5'],
    ['view=list'],
    ['view=tiles'],
    ['sort=__proto__'],
    ['sort=NEWEST'],
    ['__proto__=1&constructor=2&unknown=3'],
    ['=&&&=='],
  ])('FIND-6 takes %j for not given', (query) => {
    expect(parse(query)).toMatchObject({
      search: emptyListSearch,
      isNotFound: false,
    });
  });

  test.each([
    ['type=1%20OR%201=1', [{ name: 'type', value: '1 OR 1=1' }]],
    ['type=1&type=%3Cb%3E', [{ name: 'type', value: '<b>' }]],
    ['city=Brussel|', [{ name: 'city', value: 'Brussel|' }]],
    ['price=abc', [{ name: 'price', value: 'abc' }]],
    ['price=200000-veel', [{ name: 'price', value: '200000-veel' }]],
    ['price=-', [{ name: 'price', value: '-' }]],
    ['price=&price=x', [{ name: 'price', value: 'x' }]],
    ['bedrooms=twee', [{ name: 'bedrooms', value: 'twee' }]],
    ['area=0', [{ name: 'area', value: '0' }]],
    ['energy=a,z', [{ name: 'energy', value: 'z' }]],
    ['garden=yes', [{ name: 'garden', value: 'yes' }]],
    ['new=morgen', [{ name: 'new', value: 'morgen' }]],
    ['within=hier', [{ name: 'within', value: 'hier' }]],
    ['box=1,2', [{ name: 'box', value: '1,2' }]],
    ['type=&bedrooms=&price=&price=&q=', []],
    ['sort=up&view=tiles&unknown=1', []],
    [`bedrooms=${'x'.repeat(500)}`, [{ name: 'bedrooms', value: 'x'.repeat(40) }]],
    [
      'near=stop&near=bar:100&near=school:9',
      [
        { name: 'near', value: 'bar:100' },
        { name: 'near', value: 'school:9' },
      ],
    ],
  ])('FIND-21 names what is not understood in %s', (query, ignored) => {
    expect(parse(query).ignored).toEqual(ignored);
  });

  test('FIND-21 names at most five', () => {
    expect(parse('type=%3C,%3E,%7B,%7D,%5B,%5D').ignored).toHaveLength(5);
  });

  test.each([['0'], ['-1'], ['1.5'], ['abc'], ['100001'], ['9'.repeat(400)], ['%00'], ['1;2']])(
    'FIND-7 page=%s is a page that does not exist',
    (page) => {
      expect(parse(`page=${page}`).isNotFound).toBe(true);
    },
  );

  test('FIND-6 a flood of values is cut', () => {
    const query = Array.from({ length: 10_000 }, (_, index) => `type=${index}`).join('&');
    expect(parse(query).search.types).toHaveLength(20);
    expect(parse(`q=${'x'.repeat(1_000_000)}`).search.text).toHaveLength(100);
  });
});

describe('serialiseListSearch', () => {
  test('FIND-6 writes in one order, without defaults', () => {
    expect(
      serialiseListSearch({
        page: 2,
        sort: 'priceDesc',
        view: 'map',
        box: { south: 50.8, west: 4.3, north: 50.90004, east: 4.5 },
        within: [
          { lat: 50.84661, lng: 4.35281 },
          { lat: 50.8, lng: 4.4 },
          { lat: 50.9, lng: 4.3 },
        ],
        newWithinDays: 7,
        amenities: ['terrace', 'garage'],
        energyLabels: ['b', 'a'],
        minArea: 80,
        minBedrooms: 2,
        minPrice: 100_000,
        maxPrice: null,
        text: 'loft & co',
        cities: ['Ukkel|1180', 'Brussel|1000'],
        types: ['5', '2', '2'],
      }),
    ).toBe(
      '?type=2&type=5&city=Brussel%7C1000&city=Ukkel%7C1180&q=loft+%26+co&price=100000-' +
        '&bedrooms=2&area=80&energy=a&energy=b&garage=1&terrace=1&new=7' +
        '&within=50.8466%2C4.3528%7E50.8%2C4.4%7E50.9%2C4.3&box=50.8%2C4.3%2C50.9%2C4.5' +
        '&view=map&sort=priceDesc&page=2',
    );
    expect(serialiseListSearch(emptyListSearch)).toBe('');
    expect(serialiseListSearch({})).toBe('');
  });

  test.each([
    [
      '?type=2&type=5&city=Brussel%7C1000&q=a+b&price=1-2&bedrooms=1&area=2&new=3&sort=areaDesc&page=4',
    ],
    [
      '?type=loft&bedrooms=1&area=20&bathrooms=2&ground=100&year=1950&maxBedrooms=3' +
        '&maxArea=90&maxGround=900&maxYear=2000&lift=1&available=2027-01-01',
    ],
    ['?available=now'],
    ['?price=-5'],
    ['?price=5-'],
    [''],
  ])('FIND-6 %s survives reading and writing', (query) => {
    expect(serialiseListSearch(parse(query).search)).toBe(query);
  });

  test('FIND-6 sorting and paging are no filters', () => {
    expect(isFiltered(parse('sort=priceAsc&page=3').search)).toBe(false);
    expect(isFiltered(parse('bedrooms=2').search)).toBe(true);
  });
});
