const nordics = 'DK FI IS NO SE';
const baltics = 'EE LT LV';
const benelux = 'BE LU NL';
const dach = 'AT CH DE';
const eu = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';
const balkans = 'AL BA BG GR HR ME MK RO RS SI XK';
const centralAndEast = `${baltics} AL BA BG BY CZ HR HU MD ME MK PL RO RS SI SK UA XK`;
const europe = `${eu} AD AL BA BY CH FO GB GG GI IM IS JE LI MC MD ME MK NO RS SM UA XK`;
const gulf = 'AE BH KW OM QA SA';
const middleEast = `${gulf} IL IQ IR JO LB PS SY TR YE`;
const northAfrica = 'DZ EG LY MA TN';
const southAsia = 'BD BT IN LK MV NP PK';
const southeastAsia = 'BN ID KH LA MM MY PH SG TH TL VN';
const eastAsia = 'CN HK JP KR MN MO TW';
const centralAsia = 'KG KZ TJ TM UZ';
const oceania = 'AU FJ NC NZ PF PG';
const southAmerica = 'AR BO BR CL CO EC GY PE PY SR UY VE';
const centralAmerica = 'BZ CR GT HN NI PA SV';
const africa = `${northAfrica} AO BF BI BJ BW CD CG CI CM CV DJ ER ET GA GH GM GN KE LR LS MG ML MR MU
  MW MZ NA NE NG RW SC SD SL SN SO SS SZ TD TG TZ UG ZA ZM ZW`;

/** What companies are looked for in that is more than a country: names, with the codes of its countries. */
const table: readonly (readonly [names: string, codes: string])[] = [
  ['nordics, nordic, nordic countries, nordic region, norden', nordics],
  ['scandinavia, scandinavian, scandinavian countries', 'DK NO SE'],
  ['baltics, baltic, baltic countries, baltic states', baltics],
  ['benelux', benelux],
  ['dach, dach region, d a ch', dach],
  ['eu, e u, european union', eu],
  ['europe, european, europa', europe],
  ['western europe, western european', `${benelux} ${dach} ES FR GB IE IT PT`],
  [
    'eastern europe, eastern european, central and eastern europe, central europe, central european, cee',
    centralAndEast,
  ],
  ['northern europe, northern european', `${nordics} ${baltics} GB IE`],
  ['southern europe, southern european', 'CY ES GR HR IT MT PT SI'],
  ['balkans, balkan', balkans],
  ['iberia, iberian, iberian peninsula', 'ES PT'],
  ['british isles', 'GB IE'],
  ['gcc, gulf states, gulf countries', gulf],
  ['middle east, middle eastern', middleEast],
  ['mena', `${middleEast} ${northAfrica}`],
  ['north africa, north african', northAfrica],
  ['africa, african', africa],
  ['south asia, south asian', southAsia],
  ['southeast asia, south east asia, southeast asian, asean', southeastAsia],
  ['east asia, east asian', eastAsia],
  ['central asia, central asian', centralAsia],
  ['asia, asian', `${southAsia} ${southeastAsia} ${eastAsia} ${centralAsia}`],
  ['apac, asia pacific', `${southAsia} ${southeastAsia} ${eastAsia} ${oceania}`],
  ['oceania', oceania],
  ['anz', 'AU NZ'],
  ['north america, north american', 'CA MX US'],
  ['central america, central american', centralAmerica],
  ['south america, south american', southAmerica],
  ['latin america, latin american, latam', `${southAmerica} ${centralAmerica} DO MX`],
];

/** Each name of a region with the codes of its countries. */
export const regions: readonly (readonly [name: string, codes: readonly string[]])[] =
  table.flatMap(([names, codes]) =>
    names.split(', ').map((name) => [name, codes.split(/\s+/u).toSorted()] as const),
  );
