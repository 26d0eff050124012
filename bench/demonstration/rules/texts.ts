import { byId, type Company, type Rule, type Story } from '#bench/demonstration/story.ts';

/**
 * What a corporation works on: in a text of another it is somebody else's story, unless the other's own
 * opportunities and radars say it as well.
 */
const fields: Readonly<Record<string, RegExp>> = {
  skf: /\b(?:bearings?|raceways?|spall(?:s|ing)?|relubrication)\b/giu,
  'norrland-steel': /\b(?:ladles?|slag|rolling mills?|melt shops?|arc furnaces?|slabs?)\b/giu,
  'halden-marine':
    /\b(?:hulls?|ferr(?:y|ies)|quays?|propellers?|voyages?|vessels?|dry docks?|on board)\b/giu,
};

/** Where a corporation says what it works on. */
const programme: ReadonlySet<string> = new Set(['opportunity', 'blip']);

/** A text of a corporation speaks of its own field, and names no other corporation or opportunity of it. */
export const corporationsHaveOneStory: Rule = ({ corporations, opportunities, writings }) => {
  const keys = new Map(corporations.map(({ id, key }) => [id, key]));
  const ownWords = new Map(
    corporations.map(({ id }) => [
      id,
      writings
        .filter(({ kind, corporationId }) => corporationId === id && programme.has(kind))
        .map(({ text }) => text.toLowerCase())
        .join(' '),
    ]),
  );
  return writings.flatMap(({ kind, of, corporationId, text }) => {
    if (corporationId === null) return [];
    const others = corporations.filter(({ id }) => id !== corporationId);
    const names = [
      ...others.map(({ name }) => name),
      ...opportunities.filter((one) => one.corporationId !== corporationId).map(({ name }) => name),
    ].filter((name) => text.includes(name));
    const words = others.flatMap(({ key }) => {
      const field = fields[key];
      return field === undefined ? [] : (text.match(field) ?? []);
    });
    const own = ownWords.get(corporationId) ?? '';
    const strange = words.map((word) => word.toLowerCase()).filter((word) => !own.includes(word));
    const foreign = [...new Set([...names, ...strange])];
    return foreign.map(
      (word) => `${keys.get(corporationId)}, ${kind} of “${of}”: “${word}” is another’s`,
    );
  });
};

const placeholders =
  /\b(?:lorem|ipsum|dolor sit|asdf|qwerty|foo|foobar|todo|tbd|xxx+|test (?:company|user|record|project|submission|title)|undefined|null|NaN)\b|^tests?(?: \d+)?$|\{\w+\}|\[object/iu;

/** No text is a placeholder, or has one left in it. */
export const nothingIsAPlaceholder: Rule = (story) =>
  everyText(story).flatMap(({ of, text }) => {
    const [word] = placeholders.exec(text) ?? [];
    return word === undefined ? [] : [`${of}: “${word}”`];
  });

interface Text {
  readonly of: string;
  readonly text: string;
}

function everyText({ companies, submissions, projects, radars, writings }: Story): Text[] {
  return [
    ...companies.flatMap(({ name, oneLiner, description }) =>
      [name, oneLiner, description].map((text) => ({ of: name, text })),
    ),
    ...submissions.flatMap(({ title, pitch }) =>
      [title, pitch].map((text) => ({ of: title, text })),
    ),
    ...projects.flatMap(({ name, description }) =>
      [name, description].map((text) => ({ of: name, text })),
    ),
    ...radars.flatMap(({ blips }) =>
      blips.map(({ name, description }) => ({ of: name, text: `${name}. ${description}` })),
    ),
    ...writings.map(({ of, text }) => ({ of, text })),
  ];
}

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+|\n+/u).filter((sentence) => sentence.split(' ').length > 4);

/** In so many records the same sentence may stand. Companies of one product share how it works. */
const mostRepeats = { company: 60, submission: 12, writing: 12 };
/** Names of steps, which are the same in every project. */
const standard: ReadonlySet<string> = new Set(['milestone', 'criterion']);

function repeated(what: string, texts: readonly string[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const sentence of new Set(sentencesOf(text)))
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > most)
    .map(([sentence, count]) => `${what}, ${count} times: “${sentence}”`);
}

/** No sentence stands in more records than a reader would forgive. */
export const sentencesAreNotRepeated: Rule = ({ companies, submissions, projects, writings }) => [
  ...repeated(
    'Companies',
    companies.map(({ description }) => description),
    mostRepeats.company,
  ),
  ...repeated(
    'Submissions',
    submissions.map(({ pitch }) => pitch),
    mostRepeats.submission,
  ),
  ...repeated(
    'Projects',
    projects.map(({ description }) => description),
    mostRepeats.writing,
  ),
  ...[...Map.groupBy(writings, ({ kind }) => kind)].flatMap(([kind, some]) =>
    standard.has(kind)
      ? []
      : repeated(
          kind,
          some.map(({ text }) => text),
          mostRepeats.writing,
        ),
  ),
];

const months =
  /\b(?:January|February|March|April|June|July|August|September|October|November|December|(?:in|since|until|by|of|early|late) May|Christmas|Easter)\b/u;

/** The demonstration is dated from today: a text that names a month is wrong in another. */
export const textsNameNoMonth: Rule = ({ writings }) =>
  writings.flatMap(({ kind, of, text }) => {
    const [month] = months.exec(text) ?? [];
    return month === undefined ? [] : [`${kind} of “${of}”: “${month}”`];
  });

const small = new Set(['for', 'with', 'the', 'and', 'from', 'into', 'their', 'use', 'adapted']);
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !small.has(word))
    .map((word) => word.replace(/(?:ing|es|s)$/u, '').slice(0, 7));

/** A title says no word twice: “Propeller shaft sensors for propeller shafts”. */
export const titlesDoNotStutter: Rule = ({ submissions }) =>
  submissions.flatMap(({ title, companyName }) => {
    const stems = stemsOf(title.replace(`${companyName}: `, ''));
    return new Set(stems).size < stems.length ? [`“${title}”`] : [];
  });

const mostAlike = 3;

/** Titles of an opportunity differ by more than their end. */
export const titlesDiffer: Rule = ({ opportunities, submissions }) =>
  opportunities.flatMap(({ id, name }) => {
    const titles = submissions.filter((one) => one.opportunityId === id).map(({ title }) => title);
    const beginnings = Map.groupBy(titles, (title) => title.split(' ').slice(0, 2).join(' '));
    return [
      ...(new Set(titles).size < titles.length ? [`${name}: two titles are the same`] : []),
      ...[...beginnings]
        .filter(([, some]) => some.length > mostAlike)
        .map(([start, some]) => `${name}: ${some.length} titles begin with “${start}”`),
    ];
  });

interface Shown {
  /** So many of the first are what was asked for. */
  readonly first: number;
  readonly fits: (company: Company) => boolean;
}

/** What is asked for on the pictures and in the first minutes, and how its answer is recognised. */
export const shownSearches: Readonly<Record<string, Shown>> = {
  battery: {
    first: 10,
    fits: (company) => /batter|traction|state-of-health/iu.test(wordsOf(company)),
  },
  'grease sensor': {
    first: 5,
    fits: (company) => /greas/iu.test(wordsOf(company)) && /sensor/iu.test(wordsOf(company)),
  },
  'Sweden Series A vibration': {
    first: 2,
    fits: (company) =>
      company.country === 'SE' && company.stage === 'Series A' && /vibrat/iu.test(wordsOf(company)),
  },
};

const wordsOf = ({ name, oneLiner, description, tags }: Company) =>
  [name, oneLiner, description, ...tags].join(' ');

/** Searches that are shown have what was asked for on top. */
export const searchesFindWhatIsAsked: Rule = ({ companies, searches }) => {
  const records = byId(companies);
  return searches.flatMap(({ query, companyIds }) => {
    const expected = shownSearches[query];
    if (expected === undefined) return [];
    if (companyIds.length === 0) return [`${query}: nothing`];
    return companyIds.slice(0, expected.first).flatMap((id, place) => {
      const company = records.get(id);
      return company !== undefined && expected.fits(company)
        ? []
        : [`${query}: ${place + 1}. ${company?.name}, ${company?.oneLiner}`];
    });
  });
};

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const teens = ['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen'];
const numberOf = (word: string): number => [...words, ...teens].indexOf(word.toLowerCase());

/** What Spotlight counts of a radar is what its last edition has. */
export const spotlightCountsTheRadar: Rule = ({ radars, writings }) =>
  writings.flatMap(({ text, corporationId }) => {
    const said = /(\w+) blips are new and (\w+) moved/u.exec(text);
    const radar = radars.find((one) => one.corporationId === corporationId);
    if (said === null || radar === undefined) return [];
    const last = radar.blips.map(({ rings }) => rings.slice(-2));
    const fresh = radar.blips.filter(
      ({ rings }) => rings.at(-1) !== null && rings.slice(0, -1).every((ring) => ring === null),
    ).length;
    const moved = last.filter(
      ([before, now]) => before !== null && now !== null && before !== now,
    ).length;
    const [, freshSaid = '', movedSaid = ''] = said;
    return numberOf(freshSaid) === fresh && numberOf(movedSaid) === moved
      ? []
      : [`${radar.name}: “${said[0]}”, and ${fresh} are new, ${moved} moved`];
  });
