import { sql } from 'drizzle-orm';
import { isoText } from '#core/platform/database/json-object.ts';
import { needsYouLimits } from '#features/people/needs-you/domain/limits.ts';
import type { WorkFacts } from '#features/people/needs-you/domain/needs-you.ts';
import type {
  NeedsYouPart,
  NeedsYouSource,
  Waiting,
} from '#features/people/needs-you/server/shared/source.ts';
import { needsYouKinds, type NeedsYouKind } from '#features/cases/submissions/domain/needs-you.ts';
import { loadOwnWork } from '#features/cases/opportunities/server/shared/own-work.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { linkToWaiting } from '#features/cases/submissions/domain/links.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { pendingSubmissions } from './pending-submissions.ts';

interface Shown {
  readonly kind: NeedsYouKind;
  /** Of all lines of the kind. */
  readonly total: number;
  readonly opportunityId: string;
  readonly opportunity: string;
  readonly count: number;
  readonly overdue: number;
  readonly at: string;
  /** The one that waits longest. */
  readonly submissionId: string;
  readonly title: string;
  readonly company: string;
  readonly name: string | null;
}

/** Where its list opens, at the first of them: scoring and replying go on from one to the next. */
const parts: Readonly<Partial<Record<NeedsYouKind, string>>> = {
  score: 'score',
  message: 'messages',
  mention: 'discussion',
};

const names: Readonly<Partial<Record<NeedsYouKind, (line: Shown) => string>>> = {
  message: ({ company }) => company,
  mention: ({ name, title }) => name ?? title,
};

function lineOf(row: Shown): WorkFacts {
  const { kind, opportunityId, opportunity, count, overdue, at, submissionId, title } = row;
  const [part, isOne] = [parts[kind], count === 1];
  const opened = part || isOne ? `&submission=${submissionId}` : '';
  return {
    id: opportunityId,
    count,
    ...(kind === 'answer' && { overdue }),
    name: isOne ? (names[kind]?.(row) ?? title) : null,
    where: kind === 'mention' && isOne ? title : opportunity,
    at,
    link: `${linkToWaiting(opportunityId, kind)}${opened}${part ? `&part=${part}` : ''}`,
  };
}

/** All that waits in submissions, in one query. */
const load: NeedsYouSource['load'] = async (db, reader) => {
  const work = await loadOwnWork(db, reader);
  const { rows } = await db.execute<{
    total: number;
    shown: Shown[];
    opportunities: NonNullable<Waiting['opportunities']>;
  }>(sql`
    with waiting as materialized (
      select distinct on (of_all.kind, of_all.submission_id) of_all.*,
        ${submissions.title} as title, ${submissions.companyName} as company,
        ${opportunities.id} as opportunity_id, ${opportunities.name} as opportunity
      from (${pendingSubmissions(work)}) as of_all
      join ${submissions} on ${submissions.id} = of_all.submission_id and ${submissions.isActive}
        and ${submissions.withdrawnAt} is null
      join ${opportunities} on ${opportunities.id} = ${submissions.opportunityId}
      where ${visibleOpportunity(work.scope)}
      order by of_all.kind, of_all.submission_id, of_all.at
    ), first as (
      select distinct on (kind, opportunity_id) waiting.*,
        count(*) over (partition by kind) as of_kind,
        count(*) over of_line as of_line,
        count(*) filter (where at < now()) over of_line as late
      from waiting
      window of_line as (partition by kind, opportunity_id)
      order by kind, opportunity_id, at, id
    ), lines as (
      select first.*, row_number() over (partition by kind order by at, id) as place from first
    )
    select (select count(distinct submission_id)::int from waiting) as total,
      (select coalesce(json_agg(json_build_object('kind', kind, 'total', of_kind,
          'opportunityId', opportunity_id, 'opportunity', opportunity, 'count', of_line,
          'overdue', late, 'at', ${isoText(sql`at`)}, 'submissionId', submission_id,
          'title', title, 'company', company, 'name', name) order by place), '[]'::json)
        from lines where place <= ${needsYouLimits.linesMost}) as shown,
      (select coalesce(json_agg(json_build_object('id', opportunity_id, 'submissions', counted)),
          '[]'::json)
        from (
          select opportunity_id, count(distinct submission_id)::int as counted from waiting
          group by opportunity_id) as of_each) as opportunities`);
  const [row] = rows;
  const byKind = Map.groupBy(row?.shown ?? [], ({ kind }) => kind);
  const ofKinds = needsYouKinds.map((kind): [NeedsYouKind, NeedsYouPart] => {
    const lines = byKind.get(kind) ?? [];
    return [kind, { total: lines[0]?.total ?? 0, lines: lines.map(lineOf) }];
  });
  return {
    total: row?.total ?? 0,
    parts: Object.fromEntries(ofKinds),
    opportunities: row?.opportunities ?? [],
  };
};

export const needsYou: NeedsYouSource = { kinds: needsYouKinds, place: 1, load };
