import { and, inArray, sql } from 'drizzle-orm';
import {
  topicNouns,
  topicOf,
  topicSubjectId,
  type Topic,
  type TopicNoun,
} from '#core/domain/live/live.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { ServerSlots } from '#core/server/feature.ts';
import type { LiveTopic } from '#core/server/record-kind.ts';

declare module '#core/server/feature.ts' {
  interface ServerSlots {
    /** Its records that people listen to, by kind. */
    readonly liveTopics?: Partial<LiveTopics>;
  }
}

export type LiveTopics = Readonly<Record<TopicNoun, LiveTopic>>;

/** What the features bring. @throws where one is missing: found at start */
export function liveTopicsOf(features: readonly ServerSlots[]): LiveTopics {
  const brought = new Map(features.flatMap(({ liveTopics = {} }) => Object.entries(liveTopics)));
  const entries = topicNouns.map((noun) => {
    const topic = brought.get(noun);
    if (topic === undefined) throw new Error(`No feature provides who may listen to a ${noun}.`);
    return [noun, topic] as const;
  });
  return Object.fromEntries(entries) as LiveTopics;
}

export interface VisibleTopics {
  /** The viewer's roles on each. */
  readonly seen: ReadonlyMap<Topic, string[]>;
  /** The topics whose events may end or change it: those that are seen, and opportunities that some belong to. */
  readonly decisive: ReadonlySet<Topic>;
}

/** Those of some topics that the viewer sees. */
export async function loadVisibleTopics(
  liveTopics: LiveTopics,
  db: Queryable,
  viewer: Viewer,
  topics: readonly Topic[],
): Promise<VisibleTopics> {
  const seen = new Map<Topic, string[]>();
  const opportunities: Topic[] = [];
  for (const noun of topicNouns) {
    const ids = topics.flatMap((topic) => topicSubjectId(noun, topic) ?? []);
    if (ids.length === 0) continue;
    const { table, id, visible, roles, opportunityId } = liveTopics[noun];
    const rows = await db
      .select({
        id: sql<string>`${id}`,
        roles: roles?.(viewer) ?? sql<string[]>`'{}'::text[]`,
        opportunityId: sql<string | null>`${opportunityId ?? null}`,
      })
      .from(table)
      .where(and(inArray(id, ids), visible(viewer)));
    for (const row of rows) {
      seen.set(topicOf(noun, row.id), row.roles);
      if (row.opportunityId !== null) opportunities.push(topicOf('opportunity', row.opportunityId));
    }
  }
  return { seen, decisive: new Set([...seen.keys(), ...opportunities]) };
}
