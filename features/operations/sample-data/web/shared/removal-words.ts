import { formatList, plural, pluralize } from '#core/domain/format.ts';
import type { SampleData } from '#features/operations/sample-data/domain/sample-data.ts';

type Counts = SampleData['counts'];

const words: Readonly<Record<keyof Counts, readonly [one: string, other: string]>> = {
  opportunities: ['opportunity', 'opportunities'],
  submissions: ['submission', 'submissions'],
  projects: ['project', 'projects'],
  companies: ['company', 'companies'],
  collections: ['collection', 'collections'],
  comments: ['comment', 'comments'],
  files: ['file', 'files'],
};

/** How many of what goes with the sample data, in sentences. */
export function removalSentences({ counts, since, people }: SampleData): string[] {
  const kinds = (Object.keys(words) as (keyof Counts)[]).filter((kind) => counts[kind] > 0);
  const all = formatList(kinds.map((kind) => pluralize(counts[kind], ...words[kind])));
  return [
    `${all} are removed, with everything else in them.`,
    ...(since > 0
      ? [
          `${pluralize(since, 'of them was', 'of them were')} added by people since. ${plural(since, 'It goes', 'They go')}, too.`,
        ]
      : []),
    ...(people > 0
      ? [
          `${pluralize(people, 'account of its corporation stays', 'accounts of its corporation stay')}, without a corporation.`,
        ]
      : []),
    'Your own companies, opportunities and projects stay as they are.',
  ];
}
