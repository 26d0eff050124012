import { basename } from 'node:path';
import { reportProblems } from './report-problems.ts';

/**
 * Private names and the standard word for each. A name is split into words; one of these among them is
 * refused in the name of a file and of an export. Words that also have a standard sense are listed in
 * `allowed`.
 */
const privateWords: Readonly<Record<string, string>> = {
  gate: 'authorization, endpoint',
  piece: 'component, segment',
  pieces: 'components, segments',
  sight: 'visibility scope',
  standing: 'relation, state',
  standings: 'relations',
  turn: 'advisory lock',
  turns: 'advisory locks',
  telling: 'notify',
  told: 'notified',
  tell: 'notify, message',
  announce: 'publish',
  hearing: 'event bus',
  listening: 'subscriber',
  heard: 'received',
  roster: 'presence registry',
  crowd: 'presence snapshot',
  faces: 'avatars',
  meanwhile: 'conflict',
  wish: 'request, command',
  ways: 'options',
  shelf: 'loader, list',
  kept: 'saved',
  rehearse: 'dry run',
  rehearsal: 'dry run',
  foresee: 'dry run',
  acting: 'action',
  settling: 'state machine',
  tame: 'sanitize',
  keeper: 'worker',
  upkeep: 'sync',
  feeding: 'index batch',
  pouring: 'bulk load',
  tidying: 'compaction',
  following: 'version polling',
  likeness: 'similarity',
  alike: 'similarity',
  likest: 'nearest',
  taste: 'recommendation',
  narrowing: 'filters',
  wanted: 'query terms',
  laws: 'invariants',
  demand: 'assert',
  bell: 'wake signal',
  cautious: 'circuit breaker',
  patience: 'timeout',
  trouble: 'console errors',
  explained: 'linearizability',
  scene: 'fixture',
  world: 'fixture, map',
  strangers: 'unauthenticated, other tenants',
  walking: 'paging',
  rested: 'debounced',
  steady: 'stable',
  seeking: 'search input',
  thought: 'note summary',
  glance: 'preview',
  plate: 'badge',
  rooms: 'folders, packages',
  fences: 'import boundaries',
  climbers: 'boundary violations',
};

/** Names in which such a word has its standard sense. */
const allowed = new Set([
  // Notification bell and world map are standard terms.

  'NotificationBell',
  'WorldMap',
  'worldMap',
  'world',
  'draw-world',
  'world-shapes',
  'world.ts',
]);

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/gu, '$1 $2')
    .split(/[^A-Za-z0-9]+/u)
    .map((word) => word.toLowerCase());

/** The first private word in a name, with its replacement; null when there is none. */
export function privateWordIn(name: string): { word: string; instead: string } | null {
  if (allowed.has(name)) return null;
  const word = wordsOf(name).find((each) => Object.hasOwn(privateWords, each));
  return word === undefined ? null : { word, instead: privateWords[word] ?? '' };
}

const exported =
  /^export (?:default )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gmu;

/** The private names in a file, one sentence each. */
export function privateNamesIn(path: string, text: string): string[] {
  const names = [
    basename(path).split('.')[0] ?? '',
    ...[...text.matchAll(exported)].map((m) => m[1] ?? ''),
  ];
  return names.flatMap((name) => {
    const match = privateWordIn(name);
    return match ? [`${path}: "${match.word}" in ${name}; the field says ${match.instead}.`] : [];
  });
}

/** What texts call a thing that has one name here, and where the word has another sense. */
const otherWords = [
  {
    word: /\bchallenges?\b/giu,
    instead: 'opportunity',
    // Columns of files of others, and challenges of passkeys and PKCE.
    elsewhere:
      /^features\/(?:(?:directory\/imports|people\/identity)\/|[^/]+\/[^/]+\/\w+\/import\/)|^cli\/sso-check|^(?:bench|scripts|e2e)\/|\.test\.tsx?$/u,
  },
];

/** The words of a file that people read as the name of another thing, one sentence each. */
export function otherWordsIn(path: string, text: string): string[] {
  return otherWords
    .filter(({ elsewhere }) => !elsewhere.test(path))
    .flatMap(({ word, instead }) =>
      [...text.matchAll(word)].map(({ 0: match, index }) => {
        const line = text.slice(0, index).split('\n').length;
        return `${path}:${line} says ${match}; our word is ${instead}.`;
      }),
    );
}

/** They say only that a value was found or is known; a noun says what it is. */
const participles = String.raw`\b(found|known|shown|asked|given|chosen|wanted|written|kept|told)\b`;

// The other parameters of the list, up to two levels deep.
const others = String.raw`(?:[^(){};]|\{(?:[^{}]|\{[^{}]*\})*\}|\([^()]*\))*?`;
const begin = String.raw`(?<!\b(?:if|while|switch) )\((?:${others},)?\s*`;
const end = String.raw`(?:\??:\s|(?: = [^,()]*)?(?:,${others})?\)(?:: [^(){};=]+)? (?:=>|\{))`;
const renamed = String.raw`\{[^{}]*: ${participles}[^{}]*\}`;
const ofArray = String.raw`\[[^\]{}]*(?<!\w\.)${participles}[^\]]*\]`;

/**
 * Where a local gets its name: as a variable or a function, as a parameter, also of a type, out of an
 * array, or instead of a property's name. A property's own name is nobody's choice here.
 */
const declarations = [
  String.raw`\b(?:const|let|function) ${participles}`,
  String.raw`\b(?:const|let) ${renamed} (?:=|of)\s`,
  String.raw`\b(?:const|let) ${ofArray} (?:=|of)\s`,
  String.raw`${begin}(?:\.{3})?${participles}${end}`,
  String.raw`${begin}${renamed}${end}`,
  String.raw`${begin}${ofArray}${end}`,
].map((form) => new RegExp(form, 'gdu'));

/** The locals of a file that are called by a participle, one sentence each. */
export function participlesIn(path: string, text: string): string[] {
  return declarations.flatMap((declaration) =>
    [...text.matchAll(declaration)].map(({ 1: name, indices, index }) => {
      const line = text.slice(0, indices?.[1]?.[0] ?? index).split('\n').length;
      return `${path}:${line} calls a local ${name}; a noun says what it is.`;
    }),
  );
}

if (import.meta.main) {
  reportProblems('{app,core,features,ui,cli,e2e,bench,scripts}/**/*.{ts,tsx,js}', (path, text) => [
    ...privateNamesIn(path, text),
    ...otherWordsIn(path, text),
    ...participlesIn(path, text),
  ]);
}
