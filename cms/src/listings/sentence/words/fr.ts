import type { Words } from '../concepts';

export const fr: Words = {
  phrases: {
    sale: 'à vendre, a vendre, vendre, vente, en vente, achat, acheter, à acheter, acquérir, acquisition, à l achat, av',
    rent: 'à louer, a louer, louer, location, en location, à la location, loyer, loyers, alouer, prendre en location, bail, locatif, loc, en loc',
    house:
      'maison, maisons, villa, villas, maison de maître, maisons de maître, hôtel de maître, maison bourgeoise, maison de ville, maison de rangée, maison unifamiliale, unifamiliale, maison familiale, maison ouvrière, ferme, fermes, fermette, fermettes, bungalow, bungalows, bel étage, bel etage, belétage, maison bel étage, pavillon, chalet, château, manoir, propriété, demeure, maisonnette, maison de village, maison de campagne, maison individuelle',
    apartment:
      'appartement, appartements, appart, apparts, app, appt, appts, apt, apartment, apartement, apartements, flat, flats, duplex, triplex, penthouse, penthouses, loft, lofts, attique',
    groundFloor: 'rez de chaussée, rez de chaussee, rez, rdc, rez de jardin',
    studio:
      'studio, studios, kot, kots, garçonnière, garçonnières, chambre étudiant, chambre d étudiant, chambre pour étudiant, kot étudiant, studette, flat étudiant, chambre étudiante',
    land: 'terrain, terrains, terrain à bâtir, terrains à bâtir, parcelle, parcelles, terrain constructible, terrain agricole, lot à bâtir, terre',
    investment:
      'immeuble de rapport, immeubles de rapport, immeuble à appartements, immeuble mixte, bien de rapport, investissement, immeuble',
    commercial:
      'commerce, commerces, bureau, bureaux, magasin, magasins, surface commerciale, espace commercial, rez commercial, rez de chaussée commercial, local commercial, entrepôt, entrepôts, hangar, dépôt, horeca, atelier, ateliers, fonds de commerce, boutique, plateau de bureaux, espace de bureau, espace de bureaux, cabinet',
    parkingType:
      'garage box, box de garage, box garage, emplacement de parking, emplacements de parking, emplacement, emplacements, place de parking, places de parking, box, boxes, box fermé, emplacement de voiture, emplacement voiture, place de stationnement, garage fermé',
    garage: 'garage, garages, double garage, garage double',
    parking: 'parking, parkings, stationnement, carport',
    garden: 'jardin, jardins, jardinet',
    terrace: 'terrasse, terrasses, terasse, terrase, toit terrasse',
    energy:
      'peb, epb, epc, certificat peb, certificat énergétique, classe énergétique, classe énergie, classe, label, label énergétique, label peb, score peb, énergie, performance énergétique, classe peb, dpe, certificat epc, passeport énergétique',
    bedrooms:
      'chambre, chambres, ch, chs, chb, chbre, chbres, chambre à coucher, chambres à coucher, cac',
    rooms: '',
    bathrooms:
      'salle de bain, salles de bain, salle de bains, salles de bains, sdb, salle de douche, salles de douche, sdd',
    furnished: 'meublé, meublée, meublés, meublées',
    lift: 'ascenseur, ascenseurs',
    lifeAnnuity: 'viager, en viager, viagers, rente viagère',
    built:
      'construit en, construite en, construit, construite, année de construction, bâti en, construit après, construit avant, construite après, construite avant, construit depuis',
    after: 'après, depuis, construit après, construite après, construit depuis',
    before: 'avant, construit avant, construite avant',
    available:
      'disponible, libre, disponible à partir de, disponible dès, disponible le, libre à partir de',
    atOnce:
      'immédiatement, de suite, tout de suite, maintenant, disponible immédiatement, disponible de suite, libre de suite, libre immédiatement, disponible maintenant',
    monthName:
      'janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre',
    otherRooms:
      'pièce, pièces, étage, étages, façade, façades, toilettes, personnes, voiture, voitures, niveaux, km, minutes, min, ans, unités, lots, logements, appareils',
    area: 'm2, m 2, mètres carrés, mètre carré, metres carres, habitables, m² habitables, m2 habitables',
    are: 'are, ares, a',
    hectare: 'ha, hectare, hectares',
    thousand: 'k, mille, keur, ke',
    million: 'm, mio, million, millions, mln, millions d, million d, m d',
    currency: 'euro, euros, eur, €, d euros, balles',
    month:
      'par mois, mois, le mois, mensuel, mensuels, mensuellement, au mois, mensuelle, p m, pm, chaque mois',
    budget: 'budget, prix, prix de, budget de, montant, un budget de',
    max: 'max, maximum, maxi, moins de, en dessous de, sous, sous les, au maximum, au plus, jusqu à, jusqu a, jusque, jusqu au, pas plus de, pas plus cher que, pas plus cher, pas plus que, pas au dessus de, n excédant pas, inférieur à, moins cher que, plafond, plafonné à, ne dépassant pas, max de, maximum de, jusqu à max, environ, autour de, aux alentours de, ca',
    min: 'min, minimum, mini, plus de, au dessus de, au moins, au minimum, supérieur à, pas moins de, minimum de, d au moins, de plus de, de minimum',
    from: 'de, dès, à partir de, a partir de, partir de, à partir d, apd',
    between: 'entre, entre les',
    to: 'à, a, et, jusqu à',
    and: 'et, et plus, ou plus',
    or: 'ou, ou bien, soit, à, a',
    better: 'ou mieux, et mieux, ou meilleur, ou meilleure, ou supérieur, mieux, plus, minimum',
    new: 'nouveau, nouveaux, nouvelle, nouvelles, nouveauté, nouveautés, récent, récents, récente, récentes, annonces récentes, biens récents, récemment ajouté, récemment ajoutés, dernières annonces, nouvelles annonces, nouveaux biens, nouvel',
    today: 'aujourd hui, d aujourd hui, hier, depuis hier, du jour',
    thisWeek:
      'cette semaine, la semaine dernière, de la semaine, semaine dernière, dernière semaine',
    thisMonth: 'ce mois, ce mois ci, le mois dernier, dernier mois, du mois',
    last: 'depuis, derniers, dernières, ces derniers, ces dernières, les derniers, des derniers',
    days: 'jour, jours, j',
    weeks: 'semaine, semaines',
    months: 'mois',
    not: 'pas, pas de, pas d, sans, sauf, pas à, pas en, ni, excepté, hors, aucun, aucune, pas besoin de, pas besoin d, surtout pas, pas au, hormis, jamais',
    nearStop:
      'tram, trams, arrêt de tram, arrêt de bus, arrêt, arrêts, bus, métro, metro, station de métro, station de tram, transports en commun, transports publics, tramway',
    nearStation: 'gare, gares, train, trains, gare sncb',
    nearSchool: 'école, écoles, école primaire, école maternelle',
    nearShop: 'commerces, commerce, magasin, magasins, supermarché, supermarchés, boulangerie',
    nearPark: 'parc, parcs',
    metre: 'm, mètre, mètres, metres',
    kilometre: 'km, kilomètre, kilomètres',
    near: 'près de, près d, près, proche, proches, proche de, autour de, aux environs de, environs de, dans les environs de, aux alentours de, alentours de, région, région de, dans la région de, à proximité de, pas loin de, non loin de, à côté de, quartier, et environs, et alentours, du côté de, à deux pas de, à distance de marche de, tout près de, à proximité immédiate de',
    street:
      'rue, avenue, av, chaussée, chée, boulevard, bd, place, square, gare, porte, quai, allée, drève, cité, clos, bois, forêt, quartier',
    year: 'construit en, construite en, année, année de construction, bâti en, après, avant, datant de, rénové en',
    plain: 'abri de jardin, animaux, salle de jardin, nouvelle cuisine',
    kind: 'maison de rangée, maison ouvrière, maison de village, pavillon, maisonnette, villa, villas, maison de maître, maisons de maître, hôtel de maître, maison bourgeoise, ferme, fermes, fermette, fermettes, bungalow, bungalows, bel étage, belétage, maison bel étage, chalet, château, manoir, duplex, triplex, penthouse, penthouses, loft, lofts, attique',
    noFilter:
      'neuf, neuve, neufs, neuves, construction neuve, constructions neuves, nouvelle construction, nouvelles constructions, pas cher, pas chère, pas chers, pas chères, bon marché, abordable, abordables, non meublé, non meublée, hors viager',
    foreignCurrency:
      'livre, livres, livres sterling, gbp, dollar, dollars, usd, franc, francs, chf',
    with: 'avec, incluant, incl, plus, doté de, disposant de, comprenant, et, ayant',
    filler:
      'à, a, au, aux, de, des, du, d, le, la, les, l, un, une, en, dans, sur, et, ou, je, nous, on, cherche, cherchons, recherche, recherchons, chercher, j, cherche à, pour, avec, qui, que, est, son, sa, ses, mon, notre, bien, biens, immo, immobilier, svp, ayant, commune, ville, code postal, y, il, faut, voudrais, voudrions, veux, aimerais, souhaite, souhaitons, louer ou, besoin, possible, si, par, ce, cette, trouver, surface, superficie, annonces, annonce, bonjour, urgent, petit prix, situé, située, disposant, prix, région, avoir, sommes, minimum, maximum, petite annonce, comme, zone, moi',
    common:
      'ville, foret, forêt, forets, siège, travers, envers, terrasser, saison, raison, water, petit, petite, grand, grande, cette, mieux, lège, moins, mons, bain, bains, étudiant, proche, métro, parc, lumineux, lumineuse, cuisine, ancien, ancienne, annexe, rénové, rénovée, maitre, vue, ensoleillé, jetée, village, central, centre, calme, studieux, parquet, place, commode, commun, commune, bureautique, terre, terrestre, louvre, ferment, ferme',
  },
  numbers: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  compounds: {},
};
