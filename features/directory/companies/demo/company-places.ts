/** Where demo companies are, and what a limited company is called there. */
export const legalForms = {
  AT: ['GmbH'],
  BE: ['BV'],
  CA: ['Inc.'],
  CH: ['GmbH', 'AG'],
  CZ: ['s.r.o.'],
  DE: ['GmbH'],
  DK: ['ApS'],
  EE: ['OÜ'],
  ES: ['S.L.'],
  FI: ['Oy'],
  FR: ['SAS'],
  GB: ['Ltd'],
  IE: ['Ltd'],
  IL: ['Ltd'],
  IN: ['Pvt. Ltd.'],
  IT: ['S.r.l.'],
  JP: ['K.K.'],
  KR: ['Co., Ltd.'],
  NL: ['BV'],
  NO: ['AS'],
  PL: ['Sp. z o.o.'],
  PT: ['Lda.'],
  SE: ['AB'],
  US: ['Inc.'],
} as const;

export type Country = keyof typeof legalForms;

export function nameWithoutForm(name: string, country: Country): string {
  const form = legalForms[country].find((ending) => name.endsWith(` ${ending}`));
  return form === undefined ? name : name.slice(0, -form.length - 1);
}

/** Countries that are named more often have more companies. */
export const places: readonly (readonly [Country, ...string[]])[] = [
  ['SE', 'Gothenburg', 'Stockholm', 'Lund', 'Luleå', 'Västerås', 'Linköping'],
  ['DE', 'Munich', 'Dresden', 'Aachen', 'Berlin', 'Stuttgart', 'Karlsruhe', 'Hamburg'],
  ['US', 'Boston', 'Austin', 'Pittsburgh', 'Denver', 'San Diego', 'Detroit'],
  ['GB', 'Bristol', 'Sheffield', 'Cambridge', 'Glasgow', 'Manchester'],
  ['FR', 'Grenoble', 'Toulouse', 'Lyon', 'Nantes'],
  ['NL', 'Delft', 'Eindhoven', 'Rotterdam'],
  ['FI', 'Espoo', 'Tampere', 'Oulu'],
  ['NO', 'Trondheim', 'Oslo', 'Bergen'],
  ['DK', 'Odense', 'Aarhus'],
  ['CH', 'Zurich', 'Lausanne'],
  ['AT', 'Graz', 'Linz'],
  ['IT', 'Turin', 'Bologna'],
  ['ES', 'Bilbao', 'Valencia'],
  ['CA', 'Waterloo', 'Montréal'],
  ['SE', 'Uppsala', 'Umeå'],
  ['DE', 'Leipzig', 'Bremen'],
  ['US', 'Seattle', 'Columbus'],
  ['EE', 'Tallinn', 'Tartu'],
  ['PL', 'Wrocław', 'Gdańsk'],
  ['BE', 'Leuven', 'Ghent'],
  ['CZ', 'Brno'],
  ['PT', 'Porto'],
  ['IE', 'Cork'],
  ['IL', 'Haifa'],
  ['JP', 'Nagoya'],
  ['KR', 'Daejeon'],
  ['IN', 'Pune'],
];
