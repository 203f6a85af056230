import { quarter } from './conditions';
import { fragmentsOf } from './fragment';

const sablon = quarter('sablon');
const marolles = quarter('marolles');
const dansaert = quarter('dansaert');
const quais = quarter('quais');
const liberte = quarter('liberte');
const squares = quarter('squares');
const centre = quarter('centre');
const midi = quarter('midi');
const canal = quarter('canal');

/** The neighbourhood of listings in postal code 1000. */
export const AROUND_BRUSSELS = fragmentsOf('around', [
  [
    sablon,
    'Tram 92 en 93 stoppen aan de Kleine Zavel; naar het Centraal Station wandelt u in zeven minuten.',
    'Les trams 92 et 93 s’arrêtent au Petit Sablon ; la gare Centrale est à sept minutes à pied.',
    'Trams 92 and 93 stop at Petit Sablon, and Central Station is a seven-minute walk.',
    'Die Trams 92 und 93 halten am Petit Sablon; zum Zentralbahnhof geht man sieben Minuten.',
  ],
  [
    sablon,
    'Zaterdag antiekmarkt, zondag taart: de Grote Zavel ligt om de hoek.',
    'Le samedi les antiquaires, le dimanche les pâtissiers : le Grand Sablon est au coin.',
    'Antiques on Saturday, cake on Sunday: the Grand Sablon is round the corner.',
    'Samstags Antiquitäten, sonntags Torte: Der Grand Sablon liegt um die Ecke.',
  ],
  [
    sablon,
    'Het Egmontpark, het Conservatorium en de winkels van de Waterloolaan bereikt u zonder een straat met druk verkeer over te steken.',
    'Le parc d’Egmont, le Conservatoire et les boutiques du boulevard de Waterloo sont à quelques rues tranquilles.',
    'The Parc d’Egmont, the Conservatory and the shops of Boulevard de Waterloo are a few quiet streets away.',
    'Egmontpark, Konservatorium und die Läden am Boulevard de Waterloo liegen ein paar ruhige Straßen weiter.',
  ],
  [
    sablon,
    'Voor metro en winkels loopt u naar het Louizaplein, voor stilte naar het Egmontpark.',
    'Pour le métro et les magasins, la place Louise ; pour le silence, le parc d’Egmont.',
    'For the metro and shops there is Place Louise; for quiet, the Parc d’Egmont.',
    'Für Metro und Einkäufe geht man zur Place Louise, für die Stille in den Egmontpark.',
  ],
  [
    marolles,
    'De lift aan het Poelaertplein brengt u in een halve minuut naar de bovenstad.',
    'L’ascenseur de la place Poelaert vous monte en une demi-minute à la ville haute.',
    'The public lift to Place Poelaert takes you to the upper town in half a minute.',
    'Der Aufzug zur Place Poelaert bringt Sie in einer halben Minute in die Oberstadt.',
  ],
  [
    marolles,
    'Metro Hallepoort, lijnen 2 en 6, op vijf minuten; het Zuidstation op tien.',
    'Métro Porte de Hal, lignes 2 et 6, à cinq minutes ; la gare du Midi à dix.',
    'Porte de Hal metro, lines 2 and 6, is five minutes away, Midi station ten.',
    'Metro Porte de Hal, Linien 2 und 6, in fünf Minuten, der Südbahnhof in zehn.',
  ],
  [
    marolles,
    'Het Vossenplein is elke ochtend uw antiekwinkel, de Bains de Bruxelles ernaast uw zwembad.',
    'La place du Jeu de Balle est chaque matin votre brocante, et les Bains de Bruxelles, à côté, votre piscine.',
    'Place du Jeu de Balle is your flea market every morning, and the Bains de Bruxelles next door your swimming pool.',
    'Die Place du Jeu de Balle ist jeden Morgen Ihr Trödelmarkt, die Bains de Bruxelles daneben Ihr Schwimmbad.',
  ],
  [
    dansaert,
    'Beurs en Sint-Katelijne liggen allebei op vijf minuten: twee metrolijnen en alle trams van de centrumlanen.',
    'La Bourse et Sainte-Catherine sont toutes deux à cinq minutes : deux lignes de métro et les trams du centre.',
    'Bourse and Sainte-Catherine are both five minutes away, with two metro lines and the trams of the central boulevards.',
    'Bourse und Sainte-Catherine sind beide fünf Minuten entfernt: zwei Metrolinien und die Trams der Boulevards.',
  ],
  [
    dansaert,
    'De boodschappen doet u op de markt van de Nieuwe Graanmarkt of bij de kaasboer in de Vlaamsesteenweg.',
    'Pour les courses : le Nouveau Marché aux Grains ou le fromager de la rue de Flandre.',
    'For groceries there is the Nouveau Marché aux Grains or the cheese shop on Rue de Flandre.',
    'Eingekauft wird am Nouveau Marché aux Grains oder beim Käsehändler in der Rue de Flandre.',
  ],
  [
    dansaert,
    'Galeries, theaters en de beste koffie van de stad vindt u in de drie straten rondom.',
    'Galeries, théâtres et le meilleur café de la ville se trouvent dans les trois rues voisines.',
    'Galleries, theatres and the best coffee in town are all within three streets.',
    'Galerien, Theater und der beste Kaffee der Stadt liegen in den drei Straßen ringsum.',
  ],
  [
    quais,
    'Metro Sint-Katelijne ligt op vier minuten, de Vismarkt met haar terrassen nog dichter.',
    'Le métro Sainte-Catherine est à quatre minutes, les terrasses du marché aux Poissons plus près encore.',
    'Sainte-Catherine metro is four minutes away; the terraces of the old fish market are closer still.',
    'Zur Metro Sainte-Catherine sind es vier Minuten, zu den Terrassen am Fischmarkt noch weniger.',
  ],
  [
    quais,
    'Op woensdag staat er markt op Sint-Katelijne, in december een reuzenrad.',
    'Le mercredi, c’est marché à Sainte-Catherine ; en décembre, c’est grande roue.',
    'There is a market at Sainte-Catherine on Wednesdays, and a big wheel in December.',
    'Mittwochs ist Markt in Sainte-Catherine, im Dezember steht dort ein Riesenrad.',
  ],
  [
    quais,
    'KVS, begijnhofkerk en kanaal liggen op wandelafstand, net als metro IJzer.',
    'Le KVS, l’église du Béguinage et le canal sont à portée de marche, tout comme le métro Yser.',
    'The KVS theatre, the Béguinage church and the canal are within walking distance, as is Yser metro.',
    'Das KVS-Theater, die Beginenkirche und der Kanal sind zu Fuß erreichbar, ebenso die Metro Yser.',
  ],
  [
    liberte,
    'Metro Madou en tram 92 en 93 aan het Congres; het Warandepark op zeven minuten.',
    'Métro Madou, trams 92 et 93 au Congrès, parc de Bruxelles à sept minutes.',
    'Madou metro, trams 92 and 93 at Congrès, and the Parc de Bruxelles seven minutes away.',
    'Metro Madou, Trams 92 und 93 am Congrès, der Parc de Bruxelles in sieben Minuten.',
  ],
  [
    liberte,
    'Op het Vrijheidsplein eet u ’s middags onder de bomen; voor een concert loopt u naar het Koninklijk Circus.',
    'À midi, on mange sous les arbres de la place de la Liberté ; le soir, le Cirque royal est au coin.',
    'You have lunch under the trees of Place de la Liberté, and the Cirque Royal is round the corner for concerts.',
    'Mittags isst man unter den Bäumen der Place de la Liberté, abends ist der Cirque Royal um die Ecke.',
  ],
  [
    liberte,
    'De Botanique, met tuin en concertzaal, ligt op acht minuten; het Noordstation op een kwartier.',
    'Le Botanique, son jardin et ses concerts sont à huit minutes, la gare du Nord à un quart d’heure.',
    'The Botanique, with its garden and concert hall, is eight minutes away and the Gare du Nord fifteen.',
    'Der Botanique mit Garten und Konzertsaal ist acht Minuten entfernt, der Nordbahnhof eine Viertelstunde.',
  ],
  [
    squares,
    'Schuman, met metro 1 en 5 en de trein naar de luchthaven, ligt op acht minuten.',
    'Schuman – métros 1 et 5, train pour l’aéroport – est à huit minutes.',
    'Schuman, with metro 1 and 5 and the airport train, is eight minutes away.',
    'Schuman mit den Metros 1 und 5 und dem Flughafenzug ist acht Minuten entfernt.',
  ],
  [
    squares,
    'De vijver van het Maria-Louizasquare is ’s ochtends voor de lopers en ’s middags voor de eenden.',
    'L’étang du square Marie-Louise est aux coureurs le matin et aux canards l’après-midi.',
    'The pond on Square Marie-Louise belongs to the runners in the morning and the ducks in the afternoon.',
    'Der Teich am Square Marie-Louise gehört morgens den Läufern und nachmittags den Enten.',
  ],
  [
    squares,
    'Commissie, Raad en Parlement bereikt u te voet, het Jubelpark ook.',
    'Commission, Conseil et Parlement s’atteignent à pied, le Cinquantenaire aussi.',
    'Commission, Council and Parliament are all within walking distance, and so is the Cinquantenaire park.',
    'Kommission, Rat und Parlament erreicht man zu Fuß, den Jubelpark auch.',
  ],
  [
    squares,
    'Metro Maalbeek is vlakbij en op het Ambiorixsquare staat woensdag een kleine markt.',
    'Le métro Maelbeek est tout proche et, le mercredi, un petit marché s’installe square Ambiorix.',
    'Maelbeek metro is close by, and there is a small market on Square Ambiorix on Wednesdays.',
    'Die Metro Maelbeek ist nah, und mittwochs gibt es einen kleinen Markt am Square Ambiorix.',
  ],
  [
    centre,
    'Het Centraal Station ligt op zes minuten, de Beurs op drie: een auto is hier meer last dan gemak.',
    'La gare Centrale est à six minutes, la Bourse à trois : une voiture encombre plus qu’elle ne sert.',
    'Central Station is six minutes away and the Bourse three: a car is more trouble here than it is worth.',
    'Zum Zentralbahnhof sind es sechs Minuten, zur Börse drei: Ein Auto ist hier eher Last als Hilfe.',
  ],
  [
    centre,
    'De centrumlanen zijn autovrij, en dat hoort u.',
    'Les boulevards du centre sont piétons, et cela s’entend.',
    'The central boulevards are closed to cars, and you can hear the difference.',
    'Die Boulevards im Zentrum sind autofrei, und das hört man.',
  ],
  [
    midi,
    'Anneessens, met tram 4 en 10, ligt op drie minuten; het Zuidstation op tien, met de trein naar Parijs en Londen.',
    'Anneessens, trams 4 et 10, est à trois minutes ; la gare du Midi à dix, pour Paris ou Londres.',
    'Anneessens, with trams 4 and 10, is three minutes away; Midi station, for Paris and London, is ten.',
    'Anneessens mit den Trams 4 und 10 ist drei Minuten entfernt, der Südbahnhof mit Zügen nach Paris und London zehn.',
  ],
  [
    midi,
    'Op zondag doet u uw inkopen op de Zuidmarkt, de grootste van het land.',
    'Le dimanche, on fait ses courses au marché du Midi, le plus grand du pays.',
    'On Sundays you shop at the Midi market, the largest in the country.',
    'Sonntags kauft man auf dem Markt am Südbahnhof ein, dem größten des Landes.',
  ],
  [
    canal,
    'Metro IJzer is vlakbij, het fietspad langs het kanaal begint aan de deur, en naar de Dansaertstraat wandelt u in tien minuten.',
    'Le métro Yser est tout près, la piste cyclable du canal commence à la porte, et la rue Dansaert est à dix minutes à pied.',
    'Yser metro is close by, the canal cycle path starts at the door, and Rue Dansaert is a ten-minute walk.',
    'Die Metro Yser ist nah, der Radweg am Kanal beginnt vor der Tür, und zur Rue Dansaert geht man zehn Minuten.',
  ],
  [
    canal,
    'Tour & Taxis, het park en het nieuwe museum Kanal liggen in de buurt.',
    'Tour & Taxis, son parc et le nouveau musée Kanal sont à côté.',
    'Tour & Taxis, its park and the new Kanal museum are nearby.',
    'Tour & Taxis mit Park und das neue Museum Kanal liegen in der Nähe.',
  ],
]);
