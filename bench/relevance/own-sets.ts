import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { companyOf, meant, type JudgedSet } from './judged-set.ts';
import type { JudgedQuery } from './judgements.ts';
import { wordsIn } from './text.ts';

/** Sets of one's own, in the form of docs/relevance.md. */

const Line = z.object({
  id: z.optional(z.string()),
  name: z.string(),
  oneLiner: z.nullish(z.string()),
  description: z.nullish(z.string()),
  tags: z._default(z.array(z.string()), []),
});
type Line = z.infer<typeof Line>;

const Topic = z.object({ query: z.string(), relevant: z.record(z.string(), z.number()) });

const topicSize = { least: 5, most: 150 };
const topicsEnding = '.topics.jsonl';

async function readLines<Of>(path: string, schema: z.ZodMiniType<Of>): Promise<Of[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => z.parse(schema, JSON.parse(line)));
}

/** Each tag of several companies is a topic. */
function topicsByTag(lines: readonly Line[], idOf: (place: number) => string): JudgedQuery[] {
  const byTag = new Map<string, { query: string; ids: Set<string> }>();
  for (const [place, { tags }] of lines.entries()) {
    for (const tag of tags) {
      const key = wordsIn(tag).join(' ');
      const topic = byTag.get(key) ?? { query: tag, ids: new Set() };
      topic.ids.add(idOf(place));
      byTag.set(key, topic);
    }
  }
  return [...byTag.values()]
    .filter(({ ids }) => ids.size >= topicSize.least && ids.size <= topicSize.most)
    .map(({ query, ids }) => ({ query, judgement: new Map([...ids].map((id) => [id, meant])) }));
}

/** Every `NAME.jsonl` of a folder is a set; its topics are in `NAME.topics.jsonl`, or its tags. */
export async function readOwnSets(folder: string): Promise<JudgedSet[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.jsonl'));
  const sets: JudgedSet[] = [];
  for (const file of files.filter((one) => !one.endsWith(topicsEnding))) {
    const name = basename(file, '.jsonl');
    const lines = await readLines(join(folder, file), Line);
    const idOf = (place: number) => lines[place]?.id ?? `${name}-${place}`;
    const hasTopics = files.includes(name + topicsEnding);
    const topics = hasTopics
      ? (await readLines(join(folder, name + topicsEnding), Topic)).map(({ query, relevant }) => ({
          query,
          judgement: new Map(Object.entries(relevant)),
        }))
      : topicsByTag(lines, idOf);
    const companies = lines.map(({ id: _, tags, ...line }, place) =>
      // Tags that judge are hidden.
      companyOf(idOf(place), { ...line, tags: hasTopics ? tags : [] }),
    );
    sets.push({ name, companies, topics });
  }
  return sets;
}
