import type { Words } from '../concepts';

export const nl: Words = {
  phrases: {
    sale: 'te koop, tekoop, koop, kopen, aankoop, aankopen, aan te kopen, verkoop, te kopen',
    rent: 'te huur, tehuur, huur, huren, te huren, verhuur, huurprijs, verhuren',
    house:
      'huis, huizen, huisje, woning, woningen, woonhuis, woonst, villa, villas, rijwoning, rijwoningen, rijhuis, rijhuizen, herenhuis, herenhuizen, burgerhuis, burgershuis, meesterwoning, halfopen bebouwing, open bebouwing, gesloten bebouwing, halfopen woning, halfvrijstaande woning, vrijstaande woning, eengezinswoning, gezinswoning, eengezinshuis, egw, fermette, hoeve, hoeves, boerderij, landhuis, bungalow, bungalows, bel etage, beletage, arbeiderswoning, hoekhuis, hoekwoning, stadswoning, cottage, chalet, kasteel',
    apartment:
      'appartement, appartementen, appartementje, app, appt, apt, appart, apparts, appartment, appartments, apartement, flat, flats, flatje, duplex, triplex, penthouse, penthouses, loft, lofts, dakappartement, serviceflat',
    groundFloor: 'gelijkvloers, gelijkvloer, benedenverdieping, glv',
    studio:
      'studio, studios, kot, koten, studentenkamer, studentenkamers, studentenkot, studentenstudio',
    land: 'grond, gronden, bouwgrond, bouwgronden, perceel, percelen, perceel grond, perceel bouwgrond, perceel landbouwgrond, kavel, kavels, bouwkavel, lot bouwgrond, landbouwgrond, terrein, weiland, bouwlot',
    investment:
      'opbrengsteigendom, opbrengsteigendommen, opbrengstpand, investeringspand, investeringseigendom, appartementsgebouw, appartementsblok, renteniershuis, meergezinswoning',
    commercial:
      'handelspand, handelspanden, handelsruimte, handelsgelijkvloers, handelszaak, winkel, winkels, winkelpand, winkelruimte, kantoor, kantoren, kantoorruimte, kantoorgebouw, bureau, bureaus, magazijn, loods, opslagplaats, opslagruimte, bedrijfspand, bedrijfsruimte, bedrijfsgebouw, horecapand, praktijkruimte, horeca, atelier',
    parkingType:
      'garagebox, garageboxen, garage box, staanplaats, staanplaatsen, autostaanplaats, autostaanplaatsen, parkeerplaats, parkeerplaatsen, parkeerplek, autobox, box, boxen, ondergrondse parking',
    garage: 'garage, garages, inpandige garage, dubbele garage',
    parking: 'parking, parkings',
    garden: 'tuin, tuintje, tuinen, stadstuin, zuidtuin, hof, hofje',
    terrace: 'terras, terrasje, terrassen, dakterras, zonneterras, zuidterras',
    energy:
      'epc, epb, peb, epc label, epc waarde, epc score, epb label, energielabel, energieklasse, energie label, energie klasse, energiescore, epc klasse, label, energieprestatie',
    bedrooms:
      'slaapkamer, slaapkamers, slpk, slpks, slk, slks, slkr, slpkmr, slpkr, slpkrs, slaapk, sk, slaapplaatsen, slaapkmr, pk, slaapkr',
    rooms: 'kamer, kamers, kmr, kmrs',
    bathrooms: 'badkamer, badkamers, badk, badkmr, douchekamer, douchekamers',
    furnished: 'gemeubeld, gemeubelde, gemeubileerd, gemeubileerde, bemeubeld, bemeubelde',
    lift: 'lift, liften',
    lifeAnnuity: 'lijfrente, op lijfrente, lijfrentewoning, viager',
    built: 'bouwjaar, gebouwd in, gebouwd, gebouwd na, gebouwd voor',
    after: 'na, sinds, gebouwd na',
    before: 'voor, tot, gebouwd voor',
    available: 'beschikbaar, vrij, instapklaar, beschikbaar vanaf, vrij vanaf, beschikbaar op',
    atOnce:
      'onmiddellijk, meteen, direct, nu, onmiddellijk beschikbaar, onmiddellijk vrij, direct beschikbaar, nu beschikbaar, meteen beschikbaar',
    monthName:
      'januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november, december',
    otherRooms:
      'wc, toiletten, verdieping, verdiepingen, verdiep, gevels, personen, auto, wagens, badplaatsen, douches, km, minuten, min, jaar, woonlagen, wooneenheden, eenheden, units',
    area: 'm2, m 2, vierkante meter, vierkante meters, vierkantemeter, vkm, bewoonbare oppervlakte, m²',
    are: 'are, ares, a',
    hectare: 'ha, hectare, hectaren',
    thousand: 'k, duizend, keur, ke',
    million: 'm, mio, mil, milj, miljoen, miljoenen, mln, mn',
    currency: 'euro, euros, eur, €',
    month:
      'per maand, maand, p m, pm, mnd, per mnd, maandelijks, de maand, maandhuur, elke maand, op een maand',
    budget: 'budget, prijs, vraagprijs, bedrag, richtprijs, prijsklasse, budget van',
    max: 'max, maximum, maximaal, tot en met, ten hoogste, hoogstens, onder, onder de, minder dan, lager dan, beneden, niet meer dan, niet duurder dan, niet boven, niet hoger dan, niet groter dan, goedkoper dan, nooit meer dan, geen meer dan, tot maximum, tot max, tot maximaal, binnen, niet over, rond, ongeveer, circa, ca, rond de',
    min: 'min, minimum, minimaal, minstens, ten minste, tenminste, op zijn minst, boven, boven de, meer dan, hoger dan, groter dan, niet minder dan, niet onder, niet lager dan, niet kleiner dan, duurder dan, minst',
    from: 'van, vanaf, va',
    between: 'tussen, tussen de',
    to: 'tot, t, tem',
    and: 'en, of meer, ofmeer',
    or: 'of, à, a, ofwel',
    better: 'of beter, en beter, of hoger, beter, plus, of betere',
    new: 'nieuw, nieuwe, nieuws, nieuwste, recent, recente, pas online, nieuw aanbod, nieuw op de markt, nieuw op de site, recent toegevoegd, nieuw toegevoegd, net online, nieuw binnen, nieuwe panden, nieuwe aanbiedingen, sinds kort',
    today: 'vandaag, gisteren, sinds gisteren',
    thisWeek: 'deze week, afgelopen week, laatste week, voorbije week, vorige week',
    thisMonth: 'deze maand, afgelopen maand, laatste maand, voorbije maand',
    last: 'laatste, afgelopen, voorbije, sinds, in de laatste, van de laatste, de laatste, sedert',
    days: 'dag, dagen, dgn',
    weeks: 'week, weken',
    months: 'maanden',
    not: 'niet, geen, zonder, behalve, uitgezonderd, zeker niet, nooit, liever niet, liever geen, buiten',
    nearStop:
      'tram, trams, tramhalte, bus, bussen, bushalte, metro, metrostation, halte, haltes, openbaar vervoer, tram of bus, tram of metro, bus of tram, trambaan, tramlijn',
    nearStation: 'station, treinstation, trein, treinen, ns station',
    nearSchool:
      'school, scholen, basisschool, lagere school, kleuterschool, schooltje, middelbare school',
    nearShop: 'winkel, winkels, supermarkt, supermarkten, bakker, buurtwinkel, buurtwinkels',
    nearPark: 'park, parken, stadspark',
    metre: 'm, meter, meters, mtr',
    kilometre: 'km, kilometer, kilometers',
    near: 'omgeving, in de omgeving van, omgeving van, regio, rondom, in de buurt van, buurt, buurt van, nabij, dichtbij, dicht bij, vlakbij, bij, omstreken, en omstreken, eo, niet ver van, op wandelafstand van, wandelafstand van, op wandelafstand, op stapafstand van, vlak bij, kortbij, kort bij, dichtbij een, binnen',
    street: 'steenweg op',
    year: 'bouwjaar, gebouwd in, gebouwd, anno, na, voor, uit',
    plain:
      'tuinhuis, garagepoort, nieuwe keuken, nieuwe badkamer, nieuw dak, nieuwe ramen, huisdieren, huisdier, huisdieren toegelaten, kamerplant, nieuwstaat',
    kind: 'rijwoning, rijwoningen, rijhuis, rijhuizen, halfopen bebouwing, open bebouwing, gesloten bebouwing, halfopen woning, halfvrijstaande woning, vrijstaande woning, hoekhuis, hoekwoning, villa, villas, herenhuis, herenhuizen, burgerhuis, burgershuis, meesterwoning, fermette, hoeve, hoeves, boerderij, landhuis, bungalow, bungalows, bel etage, beletage, arbeiderswoning, cottage, chalet, kasteel, duplex, triplex, penthouse, penthouses, loft, lofts, dakappartement, serviceflat',
    noFilter:
      'nieuwbouw, nieuwbouwproject, nieuwbouwprojecten, goedkoop, goedkope, betaalbaar, betaalbare, budgetvriendelijk, ongemeubeld, ongemeubelde, onbemeubeld',
    foreignCurrency: 'pond, ponden, gbp, dollar, dollars, usd, frank, franken, chf',
    with: 'met, inclusief, incl, plus, graag, liefst, voorzien van, en met, m',
    filler:
      'in, te, de, het, een, die, der, den, er, ik, wij, we, zoek, zoeken, zoekt, op zoek naar, naar, gezocht, wil, willen, graag, voor, met, aan, om, op, is, mijn, ons, onze, heeft, hebben, hebt, of, en, dat, wat, zou, graag een, nodig, gevraagd, liefst, pand, panden, vastgoed, immo, gemeente, stad, postcode, van, bij, alle, ook, iets, tot, klein budget van, stuk, aub, svp, prijs, oppervlakte, wonen, ruimte van, totaal, ongeveer, rond, gelegen, met een, eigen, het liefst, per, minimum, maar, hallo, beschikbaar, zone, ref',
    common:
      'ville, leven, water, waters, lever, leden, bosrijk, straten, lopen, groen, groene, rode, oude, groot, grote, kleine, park, bos, kust, ramen, maken, namelijk, terug, halte, halve, genten, hallen, ruime, vloer, keuken, kelder, zolder, winkelstraat, rustig, rustige, centrum, eerste, huisje, grondig, tuinman, studie, vilder, laken, uitzicht, strand, vijver, landen, voorst, evenwel',
  },
  numbers: ['nul', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'],
  compounds: {
    huur: 'rent',
    koop: 'sale',
    nieuwbouw: 'noFilter',
    luxe: null,
    hoek: null,
    dak: null,
    stads: null,
    gezins: null,
    vakantie: null,
    starters: null,
    assistentie: null,
    rij: null,
  },
};
