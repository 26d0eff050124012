import { fold, wordsOf } from './tokenizer.ts';

/**
 * Cities that sources and people call by different names, written by us: in English, where they are, and in the
 * languages around.
 */
const rows = `
  Aachen, Aix-la-Chapelle; Aalborg, Ålborg; Aarhus, Århus; Algiers, Alger, Algier; Antwerp,
  Antwerpen, Anvers; Athens, Athina, Athen, Athènes; Bangalore, Bengaluru; Basel, Basle, Bâle,
  Basilea; Beijing, Peking, Pékin; Beirut, Beyrouth; Belgrade, Beograd, Belgrad; Bern, Berne,
  Berna; Bolzano, Bozen; Bratislava, Pressburg, Pozsony; Brno, Brünn; Bruges, Brugge, Brügge;
  Brunswick, Braunschweig; Brussels, Bruxelles, Brussel, Brüssel, Bruselas; Bucharest, București,
  Bukarest, Bucarest; Cairo, Kairo, Le Caire; Chennai, Madras; Chișinău, Kishinev; Cluj,
  Klausenburg, Kolozsvár; Cologne, Köln, Keulen; Copenhagen, København, Kopenhagen, Köpenhamn,
  Copenhague; Dresden, Dresde; Düsseldorf; Espoo, Esbo; Florence, Firenze, Florenz, Florencia;
  Frankfurt, Francfort, Francoforte; Gdańsk, Danzig; Geneva, Genève, Genf, Ginevra, Ginebra; Genoa,
  Genova, Genua, Gênes; Ghent, Gent, Gand; Gothenburg, Göteborg; Göttingen; Hamburg, Hambourg,
  Hamburgo; Hanover, Hannover, Hanovre; Havana, La Habana; Helsinki, Helsingfors; Ho Chi Minh City,
  Saigon; Izmir, Smyrna; Jerusalem, Yerushalayim; Kaliningrad, Königsberg; Katowice, Kattowitz;
  Kharkiv, Kharkov, Charkiw; Kolkata, Calcutta; Kraków, Cracow, Krakau, Cracovie; Kyiv, Kiev, Kiew;
  Leipzig, Lipsia; Leuven, Louvain, Löwen; Lille, Rijsel; Linköping; Lisbon, Lisboa, Lissabon,
  Lisbonne; Liège, Luik, Lüttich; Ljubljana, Laibach; London, Londres, Londra; Lucerne, Luzern;
  Luxembourg, Luxemburg, Lëtzebuerg; Lviv, Lvov, Lwów, Lemberg; Lyon, Lyons; Lübeck; Mainz,
  Mayence; Malmö; Mexico City, Ciudad de México; Milan, Milano, Mailand; Moscow, Moskva, Moskau,
  Moscou; Mumbai, Bombay; Munich, München; Münster; Naples, Napoli, Neapel,
  Nápoles; New York, Nueva York, Nova Iorque; Nice, Nizza, Niza; Nijmegen, Nimwegen; Nuremberg,
  Nürnberg, Norimberga; Odesa, Odessa; Oulu, Uleåborg; Padua, Padova; Pilsen, Plzeň; Porto, Oporto;
  Poznań, Posen; Prague, Praha, Prag, Praga; Pune, Poona; Reims, Rheims; Rijeka, Fiume; Rome, Roma,
  Rom; Saarbrücken; Saint Petersburg, Sankt Petersburg, St. Petersburg; Seville, Sevilla, Séville;
  Sofia, Sofiya, Sofija; Strasbourg, Straßburg, Estrasburgo; Szczecin, Stettin; Tallinn, Reval;
  Tampere, Tammerfors; Tbilisi, Tiflis; The Hague, Hague, Den Haag, Haag, 's-Gravenhage, La Haye;
  Thessaloniki, Salonica, Saloniki; Timișoara, Temeswar; Tokyo, Tokio; Trento, Trient; Trieste,
  Triest; Turin, Torino; Turku, Åbo; Tübingen; Umeå; Valletta, La Valette; Venice, Venezia,
  Venedig, Venise; Vienna, Wien, Vienne, Viena; Vilnius, Wilna, Wilno; Västerås; Warsaw, Warszawa,
  Warschau, Varsovie; Wrocław, Breslau; Würzburg; Yangon, Rangoon; Zagreb, Agram; Zaragoza,
  Saragossa; Zurich, Zürich, Zurigo; Örebro`;

/** As where these letters are missing: “Muenchen”, “Aarhus”. */
const spelledOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
};
const spellOut = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüøå]/gu, (letter) => spelledOut[letter] ?? letter);

const keyOf = (name: string): string => wordsOf(name).join(' ');

interface City {
  /** Lower case, as written and spelled out. */
  readonly names: readonly string[];
  /** Their words as they are indexed. */
  readonly keys: ReadonlySet<string>;
}

export const cities: readonly City[] = rows.split(';').map((row) => {
  const spellings = row.split(',').map((name) => name.trim().toLowerCase());
  const names = [...new Set(spellings.flatMap((name) => [name, spellOut(name)]))];
  return { names, keys: new Set(names.map(keyOf)) };
});

const cityOf = new Map(cities.flatMap((city) => [...city.keys].map((key) => [key, city])));
const wordsMost = Math.max(...[...cityOf.keys()].map((key) => key.split(' ').length));

/** What else a city is called, that of “Munich area” as well. */
export function otherCityNames(name: string): string[] {
  const words = wordsOf(name);
  const others = new Set([keyOf(spellOut(name))]);
  for (let first = 0; first < words.length; first += 1) {
    for (let length = 1; length <= wordsMost; length += 1) {
      const city = cityOf.get(words.slice(first, first + length).join(' '));
      for (const key of city?.keys ?? []) others.add(key);
    }
  }
  others.delete(keyOf(name));
  return [...others];
}

/** Every spelling, in lower case, of the cities with a name that has such a word. */
export const cityNamesWith = (fits: (word: string) => boolean): string[] =>
  cities
    .filter(({ keys }) => [...keys].some((key) => key.split(' ').some(fits)))
    .flatMap(({ names }) => [...new Set(names.flatMap((name) => [name, fold(name)]))]);
