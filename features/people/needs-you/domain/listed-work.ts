import type { NeedsYou, WorkLine } from './needs-you.ts';
import { workVerbNames } from './work-verbs.ts';

export interface ListedLine extends WorkLine {
  /** Of the line among those of all kinds. */
  readonly key: string;
}

/** All lines by verb, the first due first. */
export function listWork({ kinds }: Pick<NeedsYou, 'kinds'>): readonly ListedLine[] {
  const lines = kinds.flatMap(({ kind, lines: ofKind }) =>
    ofKind.map((line) => ({ key: `${kind} ${line.id}`, ...line })),
  );
  const place = ({ verb }: ListedLine) => workVerbNames.indexOf(verb);
  const time = ({ at }: ListedLine) => (at === null ? Infinity : Date.parse(at));
  return lines.toSorted((one, other) => {
    const byVerb = place(one) - place(other);
    return byVerb === 0 ? Math.sign(time(one) - time(other)) || 0 : byVerb;
  });
}

/**
 * As many lines as there is room for, in their order: the first of each verb, then the second of each,
 * so that many decisions do not hide a vote.
 */
export function firstWork(lines: readonly ListedLine[], most: number): readonly ListedLine[] {
  const byVerb = [...Map.groupBy(lines, ({ verb }) => verb).values()];
  const rank = new Map(
    byVerb.flatMap((ofVerb) => ofVerb.map((one, at): [ListedLine, number] => [one, at])),
  );
  const first = lines
    .toSorted((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0))
    .slice(0, most);
  return lines.filter((one) => first.includes(one));
}
