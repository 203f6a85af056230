/**
 * Words that exports use for a field, in French, Dutch, English and German: folded, separated by
 * `|`, without small words (`column-name.ts`).
 */
export const COLUMN_WORDS: Readonly<Record<string, string>> = {
  ID: 'id|identifiant|identifier|reference|ref|referentie|referenz|objektnummer|objektnr|pandnummer|pandnr|dossier|dossiernummer|dossiernr|numero dossier|mandat|numero mandat|property id|external id|kennung|objekt id|immobilien id|immo nr|immonr|listing id|affaire|annonce id|kenmerk|objekt nr|bien id|pand id|reference interne|internal reference|uid|guid|uuid|referentienummer|referenznummer|aktenzeichen|property number|listing number|mls number|mls',
  Reference:
    'reference|ref|referentie|referenz|reference publique|reference agence|agency reference|objektnummer extern|ref externe|public reference|reference mandat|referentienummer|referentie kantoor',
  Goal: 'transaction|type transaction|operation|type operation|goal|purpose|doel|transactie|transactietype|type transactie|vermarktung|vermarktungsart|angebotsart|angebot|offer type|offre|type offre|aanbod|koop huur|te koop huur|vente location|sale rent|verkoop verhuur|nature|kauf miete|deal|deal type|soort transactie|soort aanbod|type annonce|transaction type|listing type|geschaftsart|vertragsart',
  Status:
    'statut|status|etat|etat mandat|etat commercial|state|verkaufsstatus|vermarktungsstatus|situation|phase|statut bien|status pand|statut commercial|etat dossier|objektstatus|verkoopstatus|stand|statut annonce|availability status',
  WebIDs:
    'type|type bien|categorie|category|property type|soort|soort pand|soort woning|pandtype|type pand|objektart|immobilientyp|immobilienart|objekttyp|art|nature bien|genre|kategorie|type propriete|woningtype|building type|type immeuble|objectsoort|type woning|art objekts|haustyp|subtype|sous type',
  TypeDescription:
    'sous type|subtype|sous categorie|subcategorie|subcategory|unterart|ondertype|detail type|objektunterart|type detaille|subtype pand|unterkategorie|feintyp|detailtype',
  Zip: 'code postal|cp|codepostal|codpost|postcode|post code|zip|zip code|zipcode|postal code|plz|postleitzahl|postnummer|postnr|npa|postal|code poste',
  City: 'ville|commune|localite|city|town|municipality|plaats|gemeente|stad|woonplaats|ort|stadt|gemeinde|wohnort|locality|plaatsnaam|ortschaft|plaats gemeente|ortsname',
  Place:
    'cp ville|code postal ville|localite cp|postcode gemeente|postcode plaats|plz ort|zip city|postcode city|cp localite|postcode stad',
  Street:
    'rue|voie|nom rue|nom voie|street|street name|straat|straatnaam|strasse|strassenname|adresse|address|adres|address line 1|adresse 1|libelle voie',
  HouseNumber:
    'numero|numero rue|numero voie|house number|house no|street number|huisnummer|huisnr|hausnummer|hausnr|numero maison|nummer|nr|numero voie|no|huis nr',
  BoxNr:
    'boite|bte|bus|busnummer|busnr|box|box number|briefkasten|wohnungsnummer|unit|app nr|numero boite|bus nr|top',
  StreetLine:
    'adresse|rue numero|straat nummer|straat nr|straat huisnummer|adres|strasse nr|strasse hausnummer|address|anschrift|street address|rue nr|adresse bien|ligging|strasse nummer',
  Address:
    'adresse complete|adresse|address|full address|volledig adres|adres|anschrift|complete address|adresse bien|ligging|lage|situation|localisation|location|objektadresse|property address',
  country: 'pays|country|land|staat|code pays|country code|landcode|landeskennung|landesname',
  Latitude: 'latitude|lat|breitengrad|breedtegraad|geo lat|gps lat|coordonnees lat',
  Longitude: 'longitude|lng|lon|long|langengrad|lengtegraad|geo lng|gps long|geo lon',
  HideAddress:
    'masquer adresse|cacher adresse|adresse masquee|adresse cachee|hide address|adres verbergen|adresse verbergen|adresse nicht anzeigen|adres niet tonen|verberg adres',
  PublishAddress:
    'afficher adresse|publier adresse|adresse visible|show address|publish address|toon adres|adres tonen|adres publiceren|adresse anzeigen|adresse veroffentlichen|adresse freigeben|adressfreigabe|anschrift freigabe|anschrift anzeigen|adresse freigabe|adresse freigegeben|adresse publique|address visible|adres zichtbaar|diffuser adresse|adresse zeigen',
  Price:
    'prix|prix public|prix affiche|price|asking price|prijs|vraagprijs|preis|montant|bedrag|amount|angebotspreis|prix demande|valeur|list price|tarif|prix annonce|ask',
  SalePrice:
    'prix vente|prix achat|sale price|selling price|koopprijs|verkoopprijs|aankoopprijs|kaufpreis|verkaufspreis|purchase price|vraagprijs koop|prijs koop|price sale|prijs verkoop',
  Rent: 'loyer|loyer mensuel|prix location|prix loyer|rent|monthly rent|rental price|huur|huurprijs|maandhuur|miete|kaltmiete|nettomiete|monatsmiete|nettokaltmiete|mietpreis|prijs huur|price rent|huurprijs maand|rent month',
  PriceOnRequest:
    'prix sur demande|prix masque|prix cache|masquer prix|cacher prix|price on request|hide price|prijs op aanvraag|prijs verbergen|preis auf anfrage|auf anfrage|poa|price hidden|preis verbergen|op aanvraag',
  PublishPrice:
    'afficher prix|publier prix|prix visible|show price|publish price|toon prijs|prijs tonen|prijs publiceren|preis anzeigen|preis veroffentlichen|price visible|diffuser prix|preis zeigen',
  Charges:
    'charges|charges mensuelles|provision charges|provisions|kosten|gemeenschappelijke kosten|lasten|maandelijkse kosten|service charges|service charge|monthly charges|charges mois|vaste kosten|provisie|montant charges|kosten maand|monatliche kosten',
  ChargesRenter:
    'charges locatives|charges locataire|nebenkosten|betriebskosten|huurlasten|kosten huurder|mietnebenkosten|tenant charges',
  ChargesOwner:
    'charges copropriete|charges proprietaire|charges communes|kosten mede eigendom|lasten eigenaar|gemene delen|common charges|hausgeld|owner charges|frais copropriete|syndickosten|kosten syndicus|wohngeld|syndic|syndicus|frais syndic',
  DepositAmount:
    'caution|garantie|garantie locative|depot garantie|deposit|security deposit|waarborg|huurwaarborg|borg|kaution|mietkaution|rental guarantee|waarborgsom',
  VAT: 'tva|taux tva|btw|btw percentage|vat|mwst|mehrwertsteuer|mwst satz|vat rate|btw tarief',
  NotaryFees: 'frais notaire|notariskosten|notary fees|notarkosten',
  RegistrationRights:
    'droits enregistrement|registratierechten|registration duty|registration fees|grunderwerbsteuer',
  TotalCost: 'cout total|totale kostprijs|total cost|gesamtkosten|prix acte main',
  AgencyCost:
    'honoraires|frais agence|honoraires locataire|agency fee|makelaarskosten|maklerprovision|kauferprovision|commission locataire',
  InventoryCost: 'etat lieux|frais etat lieux|plaatsbeschrijving|inventory cost',
  LifeAnnuity: 'viager|lijfrente|life annuity|leibrente',
  LastRent: 'dernier loyer|laatste huur|last rent|laatste huurprijs|letzte miete',
  ReferenceRent: 'loyer reference|richthuur|reference rent|richthuurprijs|referenzmiete',
  SurfaceLiving:
    'surface habitable|surface|superficie|superficie habitable|hab|surf hab|surf habitable|bewoonbare oppervlakte|woonoppervlakte|oppervlakte|bewoonbare opp|woonopp|opp|living area|habitable area|area|surface area|size|floor area|liveable area|living surface|wohnflache|flache|habitable|oppervlakte wonen|flache wohnen|wohnen|gebruiksoppervlakte wonen|woonruimte|bewoonbaar|living|wonen|living space|living size|livable area|superficie logement',
  SurfaceTotal:
    'surface totale|superficie totale|totale oppervlakte|total area|total surface|gesamtflache|nutzflache|surface brute|bruto oppervlakte|gross area|oppervlakte totaal|gross floor area|surface utile|total size|totaal',
  SurfaceBuilt:
    'surface batie|surface sol|bebouwde oppervlakte|built area|bebaute flache|superficie batie|emprise sol|bebouwd',
  SurfaceGround:
    'terrain|surface terrain|superficie terrain|surface parcelle|parcelle|grond|grondoppervlakte|perceel|perceeloppervlakte|perceelgrootte|oppervlakte grond|plot|plot size|plot area|land area|land size|lot size|ground area|grundstuck|grundstucksflache|grundstucksgrosse|oppervlakte perceel|contenance|terrain surface|surf terrain|perceel oppervlakte|opp grond|grundflache|superficie cadastrale|land|land surface|land sqm',
  SurfaceTerrace:
    'surface terrasse|superficie terrasse|oppervlakte terras|terras oppervlakte|terrasoppervlakte|terrace area|terrace size|terrassenflache|balkonflache|balkon terrasse flache|opp terras|terrasse flache|terrasse surface|flache terrasse|terrasse|terras|terrace|surf terrasse',
  SurfaceGarden:
    'surface jardin|superficie jardin|oppervlakte tuin|tuinoppervlakte|tuin oppervlakte|garden area|garden size|gartenflache|opp tuin|jardin|tuin|garden|garten|surf jardin',
  SurfaceOffice: 'surface bureau|kantooroppervlakte|office area|buroflache',
  SurfaceStore:
    'surface commerciale|surface magasin|winkeloppervlakte|store area|retail area|ladenflache|verkaufsflache',
  FrontWidth:
    'largeur facade|facade largeur|gevelbreedte|breedte gevel|front width|facade width|fassadenbreite',
  PlotWidth: 'largeur terrain|breedte perceel|perceelbreedte|plot width|grundstucksbreite',
  NumberOfBedRooms:
    'chambres|chambre|ch|nbch|nbchambres|chambres coucher|slaapkamers|slaapkamer|slpk|slk|bedrooms|bedroom|beds|bed|schlafzimmer|slaapk|chbr',
  NumberOfBathRooms:
    'salles bain|salle bain|salles bains|salle bains|sdb|nbsdb|badkamers|badkamer|bathrooms|bathroom|baths|badezimmer|bader|bad|badk|bath',
  NumberOfShowerRooms:
    'salles douche|salle douche|salles eau|salle eau|sde|douchekamers|douches|douche|shower rooms|showers|shower|duschbader|duschen|dusche|duschbad|douchekamer|se|douche kamers',
  NumberOfToilets: 'wc|toilettes|toilette|toiletten|toilet|toilets|gaste wc|nbwc|wcs',
  NumberOfGarages: 'garages|garage|garagen|garageboxen|boxes',
  NumberOfParkings:
    'parking|parkings|places parking|emplacements|emplacement|parkeerplaatsen|parkeerplaats|autostaanplaatsen|staanplaatsen|stellplatze|stellplatz|parking spaces|parkplatze|car spaces|place parking|parkeren',
  Floor:
    'etage|niveau|verdieping|floor|floor number|stock|stockwerk|geschoss|woonlaag|ligging verdieping|etage bien|floor level|entry level|verdiep',
  NumberOfFloors:
    'etages|nbetages|etages immeuble|niveaux|verdiepingen|bouwlagen|floors|storeys|stories|stockwerke|etagenzahl|etagen|geschosse|geschosszahl|total floors|aantal bouwlagen|nb niveaux',
  NumberOfFacades: 'facades|facade|gevels|fassaden|type facade|frontages',
  ConstructionYear:
    'annee construction|annee|construit|bouwjaar|jaar|construction year|year built|year|built|baujahr|jahr|annee batiment|year construction|date construction|bouw jaar',
  RenovationYear:
    'annee renovation|renove|renovation|renovatiejaar|jaar renovatie|renovation year|renovated|sanierung|sanierungsjahr|letzte modernisierung|modernisierung|renoviert|gerenoveerd|year renovation|last renovated',
  Lift: 'ascenseur|lift|elevator|aufzug|fahrstuhl|personenaufzug|liften',
  Furnished: 'meuble|gemeubeld|bemeubeld|gemeubileerd|furnished|mobliert|meubles',
  Terrace: 'terrasse|balcon|terras|terrace|balcony|balkon',
  Garden: 'jardin|tuin|garden|garten',
  EPCLabelText:
    'classe energetique|classe peb|peb|label|label peb|label energie|classe energie|dpe|etiquette energie|energielabel|epc label|epc klasse|energieklasse|energy class|energy label|energy rating|energieeffizienzklasse|effizienzklasse|energieausweis klasse|epc|peb classe|epc class|energie label|peb label|dpe classe|energieetikett',
  EnergyPerformance:
    'peb kwh|consommation|consommation energie|consommation energetique|conso energie|epc waarde|epc score|epc kengetal|energieverbruik|energiescore|energy consumption|energy performance|kwh|energieverbrauch|endenergiebedarf|energiebedarf|energiekennwert|kengetal|peb valeur|indice peb|peb|epc|primary energy|espec|energieverbrauchskennwert|epc value|epc kwh|energy use|verbruik|peb consommation|kennwert|dpe valeur|dpe val|dpe kwh|energy score|energy index|energy global index|energie index|energie score|indice energie|indice energetique|peb score',
  EnergyTotal:
    'consommation totale|energie totale|totaal verbruik|total energy|total energy use|gesamtenergie',
  EnergyCO2:
    'co2|emissions co2|emission co2|co2 uitstoot|co2 emissions|co2 ausstoss|co2 emission|ges|emissionen|uitstoot|peb co2|emissions',
  EnergyCertificateNumber:
    'numero peb|certificat peb|numero certificat|numero certificat peb|code unique|code unique peb|certificaatnummer|epc nummer|epc code|unieke code|certificate number|epc number|epc reference|peb numero|ausweisnummer|energieausweis nummer|registriernummer|peb certificat|epc certificaat|unique code|certificate|epc certificate|reference peb|energieausweisnummer|epc certificaatnummer|attestnummer',
  EnergyCertificateExpiry:
    'validite peb|peb valable|date validite peb|fin validite|geldig tot|epc geldig|epc geldig tot|epc vervaldatum|valid until|epc valid until|epc expiry|gultig bis|energieausweis gultig|energieausweis gultig bis|peb valide|vervaldatum epc|peb expiration',
  EnergyCertificateDate:
    'date peb|date certificat|date certificat peb|epc datum|datum epc|epc date|certificate date|ausstelldatum|energieausweis datum|datum certificaat|peb date|energieausweis ausgestellt',
  ThermalInsulationClass:
    'classe isolation thermique|thermal insulation class|warmeschutzklasse|isolatieklasse|isolation thermique',
  CO2Class: 'classe co2|co2 klasse|co2 class|klasse co2',
  ELevel: 'niveau e|e peil|epeil|e level',
  BuildingPermit:
    'permis batir|permis urbanisme|stedenbouwkundige vergunning|bouwvergunning|vergunning|building permit|baugenehmigung',
  PlanningDestination:
    'destination urbanistique|affectation|stedenbouwkundige bestemming|planning destination|zoning|bestemming',
  Summons: 'infraction|infractions|dagvaarding|citation|summons|bouwovertreding',
  PreEmptionRight: 'preemption|droit preemption|voorkooprecht|pre emption right|vorkaufsrecht',
  AllotmentPermit:
    'permis lotir|verkavelingsvergunning|verkaveling|allotment permit|subdivision permit',
  PScore: 'p score|pscore',
  GScore: 'g score|gscore',
  FloodZone:
    'zone inondable|inondation|overstromingsgebied|overstroming|flood zone|flood risk|hochwasser|overstromingsgevoeligheid',
  PlanningInformation:
    'renseignements urbanistiques|stedenbouwkundige inlichtingen|planning information',
  AsbestosCertificateType: 'asbest|attestation amiante|asbestattest|amiante|asbestos',
  ElectricityCertificate:
    'certificat electrique|conformite electrique|controle electrique|elektriciteitskeuring|elektrische keuring|keuring elektriciteit|electrical certificate|electricity certificate|elektroprufung|installation electrique|elektriciteit',
  RegistrationNumber: 'numero enregistrement|registratienummer|registration number',
  IndividualWaterMeter:
    'compteur eau individuel|individuele watermeter|individual water meter|compteur eau|watermeter',
  IndividualGasMeter:
    'compteur gaz individuel|individuele gasmeter|individual gas meter|compteur gaz|gasmeter',
  IndividualElectricityMeter:
    'compteur electricite individuel|individuele elektriciteitsmeter|individual electricity meter|compteur electricite|compteur electrique|elektriciteitsmeter',
  Heating:
    'chauffage|type chauffage|mode chauffage|verwarming|type verwarming|heating|heating type|heizung|heizungsart|soort verwarming|beheizung',
  Kitchen: 'cuisine|keuken|kitchen|kuche|type cuisine|type keuken|kitchen type|cuisine equipee',
  Glazing: 'vitrage|double vitrage|beglazing|glas|glazing|verglasung|dubbele beglazing',
  WindowFrame:
    'chassis|menuiserie|schrijnwerk|window frames|windows|fenster|fensterrahmen|ramen|raamwerk',
  Roof: 'toiture|toit|dak|roof|dach|type toiture|daktype',
  GardenOrientation:
    'orientation jardin|orientatie tuin|tuin orientatie|garden orientation|ausrichtung garten|gartenausrichtung|jardin orientation',
  TerraceOrientation:
    'orientation terrasse|orientatie terras|terras orientatie|terrace orientation|ausrichtung terrasse',
  FacadeOrientation:
    'orientation|orientation facade|orientatie|orientatie gevel|facade orientation|ausrichtung|exposition',
  ExtraRooms:
    'autres pieces|pieces supplementaires|extra ruimtes|extra rooms|weitere raume|dependances',
  Availability:
    'disponibilite|disponible|date disponibilite|libre|beschikbaar|beschikbaarheid|vrij|vrij op|vrij vanaf|beschikbaar vanaf|available|availability|available from|date available|verfugbar|verfugbar ab|bezugsfrei|bezugsfrei ab|frei ab|verfugbarkeit|move in|bezug|libre occupation|instapklaar|date libre|bezugstermin|disponible partir|beschikbaar per',
  PublishedDate:
    'date publication|saisie|saisi|date saisie|invoerdatum|ingevoerd|erfasst|date mise ligne|date creation|cree|publicatiedatum|datum publicatie|online sinds|published|listing date|date listed|erstellt|eingestellt|online seit|aangemaakt|created|creatiedatum|mise ligne|on market since|on market date|date mandat|publiziert|veroffentlicht|date entree|creation date|published on|publie|listed|listed on|gepubliceerd|date annonce|depuis|en ligne depuis|sinds|posted|post date|seit',
  ModifiedDate:
    'date modification|modifie|derniere modification|mise jour|date maj|maj|date mise jour|gewijzigd|laatste wijziging|wijzigingsdatum|modified|last modified|updated|last update|last updated|last change|geandert|anderungsdatum|letzte anderung|stand|aktualisiert|laatst gewijzigd|modification|aktualisierung|laatste update|mutatiedatum|post modified date|date modif|modif',
  Title:
    'titre|titre annonce|intitule|accroche|title|headline|titel|kop|uberschrift|objekttitel|heading|slogan|koptekst|advertentietitel|schlagzeile|libelle|subject|titre bien|nom bien|bezeichnung|name',
  Description:
    'description|descriptif|texte|texte annonce|commentaire|annonce|beschrijving|omschrijving|tekst|advertentietekst|beschreibung|objektbeschreibung|text|freitext|body|long description|reclametekst|verkooptekst|texte commercial|remarks|public remarks|texte web|description longue|webtekst|exposetext|exposetexte|remarques|details|commentaires|description annonce|anzeigentext|content|advertentie|webtekst advertentie',
  Pictures:
    'photos|photo|images|image|url photo|foto|fotos|afbeeldingen|afbeelding|pictures|picture|image url|photo url|bild|bilder|bildurl|bild url|media|visuel|visuels|pics|main image|photo principale|hoofdfoto|titelbild|galerie|gallery|foto url|lien photo|urls photos|bildlink|anhang|image link',
  Plans:
    'plan|plans|plattegrond|plattegronden|plannen|floor plan|floorplan|floor plans|grundriss|grundrisse|plan url|grondplan|grondplannen|plan niveau',
  VideoUrl: 'video|lien video|video url|videolink|film|youtube|video link',
  VirtualTourUrl:
    'visite virtuelle|virtuele rondleiding|virtueel bezoek|virtual tour|360|rundgang|virtueller rundgang|matterport|virtual visit|visite 360|tour virtuel|virtuele tour|tour 360',
  AgentID: 'agent id|agent code|code agent|code negociateur|agent key|negociateur id|maklernummer',
};
