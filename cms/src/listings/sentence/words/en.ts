import type { Words } from '../concepts';

export const en: Words = {
  phrases: {
    sale: 'for sale, sale, to buy, buy, buying, purchase, for purchase, forsale',
    rent: 'to rent, for rent, rent, rental, rentals, to let, let, letting, lease, renting, for lease, rented, forrent',
    house:
      'house, houses, home, homes, villa, villas, terraced house, terrace house, town house, townhouse, townhouses, mansion, manor, semi detached house, semi detached, semi, detached house, detached, detached home, family home, family house, single family home, farmhouse, farm, farms, cottage, bungalow, bungalows, chalet, castle, country house, row house, rowhouse, maison de maitre, terraced home, mews',
    apartment:
      'apartment, apartments, appartment, appartments, apartement, apartements, flat, flats, apt, apts, app, appt, condo, condos, duplex, triplex, penthouse, penthouses, loft, lofts, maisonette',
    groundFloor: 'ground floor, groundfloor',
    studio:
      'studio, studios, student room, student rooms, kot, bedsit, bedsits, studio flat, studio apartment, student studio, student flat',
    land: 'land, building land, plot, plots, building plot, plot of land, piece of land, site, parcel',
    investment:
      'income property, income properties, investment property, investment properties, investment, investment building, apartment building, apartment block, block of flats, rental property, buy to let',
    commercial:
      'commercial premises, commercial, commercial space, commercial property, office, offices, office space, office building, shop, shops, store, retail, retail space, retail unit, warehouse, warehouses, workshop, business premises, storage, restaurant premises',
    parkingType:
      'garage box, parking space, parking spaces, parking spot, parking place, parking bay, car space, lock up garage, lock up, box, underground parking space',
    garage: 'garage, garages, double garage',
    parking: 'parking, car park, off street parking, carport',
    garden: 'garden, gardens, yard, backyard, back garden',
    terrace: 'terrace, terraces, roof terrace, rooftop terrace, patio',
    energy:
      'epc, peb, epb, energy label, energy rating, energy class, energy performance, epc rating, epc label, epc score, peb label, label, energy certificate, rating',
    bedrooms:
      'bedroom, bedrooms, bed, beds, br, brs, bdr, bdrm, bdrms, bedr, bd, bdrs, bedder, bedroomed',
    rooms: 'room, rooms',
    bathrooms: 'bath, baths, bathroom, bathrooms, shower room, shower rooms',
    furnished: 'furnished',
    lift: 'lift, lifts, elevator, elevators',
    lifeAnnuity: 'life annuity, life annuities, viager',
    built: 'built in, built, year built, built after, built before, built since',
    after: 'after, since, built after, built since',
    before: 'before, built before',
    available: 'available, available from, available by, available on, vacant, free from',
    atOnce:
      'immediately, now, right away, straight away, available immediately, available now, immediately available',
    monthName:
      'january, february, march, april, may, june, july, august, september, october, november, december',
    otherRooms:
      'floor, floors, storeys, facades, fronts, persons, people, cars, car, km, min, mins, minutes, years, year, units, toilets, showers, storey',
    area: 'm2, m 2, sqm, sq m, sqms, sq metres, sq meters, square metres, square metre, square meters, square meter, m sq',
    are: 'are, ares, a',
    hectare: 'ha, hectare, hectares',
    thousand: 'k, thousand, grand, keur',
    million: 'm, mio, mil, million, millions, mln, mn',
    currency: 'euro, euros, eur, €',
    month:
      'per month, a month, month, pcm, p m, pm, monthly, each month, p c m, every month, per calendar month, mo',
    budget: 'budget, price, priced, budget of, price range, priced at, asking price, costing',
    max: 'max, maximum, up to, under, below, less than, at most, no more than, not more than, not over, not above, no higher than, cheaper than, lower than, not exceeding, within, upto, maximum of, max of, beneath, not more expensive than, around, about, approximately, circa, ca, approx, no more, smaller than, fewer than, capped at, not exceed',
    min: 'min, minimum, at least, over, above, more than, no less than, not less than, not under, not below, from at least, minimum of, min of, upwards of, larger than, bigger than, greater than, exceeding, no fewer than, not smaller than',
    from: 'from, starting from, starting at',
    between: 'between',
    to: 'to, till, until, and, through',
    and: 'and, or more, plus',
    or: 'or, either',
    better: 'or better, and better, or higher, or above, better, plus, and above, and up',
    new: 'new, newest, newly listed, just listed, recent, recent listings, recent properties, recently added, new listings, new listing, latest, just added, latest listings, new on the market, new properties, just in, recently listed, new in, freshly listed',
    today: 'today, added today, yesterday, since yesterday, listed today, new today',
    thisWeek: 'this week, past week, last week, in the last week, in the past week',
    thisMonth: 'this month, past month, last month, in the last month',
    last: 'last, past, since, in the last, in the past, within the last, over the last, listed in the last, added in the last',
    days: 'day, days',
    weeks: 'week, weeks',
    months: 'months',
    not: 'not, no, without, except, not in, excluding, never, but not, w o, other than, apart from, outside, anything but, excl',
    nearStop:
      'tram, trams, tram stop, bus, buses, bus stop, metro, metro station, tube, underground, subway, public transport, transport links, tram or bus, bus or tram, tram or metro',
    nearStation: 'station, train station, railway station, train, trains',
    nearSchool: 'school, schools, primary school, nursery school',
    nearShop: 'shop, shops, supermarket, supermarkets, grocery, groceries',
    nearPark: 'park, parks',
    metre: 'm, metre, metres, meter, meters',
    kilometre: 'km, kilometre, kilometres',
    near: 'near, close to, nearby, around, in the vicinity of, surroundings of, area, region, not far from, next to, in the area of, in and around, vicinity of, and surroundings, walking distance of, walking distance to, walking distance from, within walking distance of, within walking distance to, steps from',
    street: 'rue, avenue, chaussée, boulevard, place de, place du',
    year: 'built in, year, built, after, before, since year, dating from, from the',
    plain:
      'garden shed, house hunting, garage door, close to, great location, new kitchen, new bathroom, pet friendly, home office, room for',
    kind: 'terraced house, terrace house, terraced home, semi detached house, semi detached, semi, detached house, detached, detached home, row house, rowhouse, mews, villa, villas, townhouse, townhouses, town house, mansion, manor, farmhouse, farm, farms, cottage, bungalow, bungalows, chalet, castle, country house, maison de maitre, duplex, triplex, penthouse, penthouses, loft, lofts, maisonette',
    noFilter:
      'new build, newbuild, new builds, new construction, new development, newly built, cheap, affordable, inexpensive, unfurnished',
    foreignCurrency:
      'pound, pounds, pounds sterling, gbp, dollar, dollars, usd, franc, francs, chf',
    with: 'with, including, incl, plus, w, featuring, having, has, and, that has, which has',
    filler:
      'in, a, an, the, at, of, for, i, im, i m, m, am, we, re, are, looking, looking for, search, searching, searching for, want, wants, need, needs, needed, would, like, d, to, with, and, or, my, our, us, is, it, that, which, property, properties, real estate, please, on, any, some, commune, city, town, find, me, by, has, have, seeking, located, costing, price, as, wanted, max price, show, all, s, area, size, surface, somewhere, required, euro, hi, hello, place, live, living in, preferably, own, code, postcode, zip',
    common:
      'every, ville, forests, water, living, hall, halls, grand, great, forward, later, lane, mouse, horse, lake, laken, noise, hours, hose, fat, lane, large, space, modern, quiet, parks, garner, floor, floors, lounge, kitchen, store, cellar, station, street, train, trains, sunny, central, centre, center, homey, hunting, village, named, shore, rental, least, strand, landed',
  },
  numbers: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  compounds: {},
};
