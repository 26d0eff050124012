import { sql } from 'drizzle-orm';
import { isoText } from '#core/platform/database/json-object.ts';
import {
  itemsMost,
  type NeedsYouPart,
  type NeedsYouSource,
  type Waiting,
} from '#features/people/needs-you/server/shared/source.ts';
import { needsYouKinds, type NeedsYouKind } from '#features/cases/submissions/domain/needs-you.ts';
import { loadOwnWork } from '#features/cases/opportunities/server/shared/own-work.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import {
  linkToDiscussion,
  linkToMessages,
  linkToSubmission,
} from '#features/cases/submissions/domain/links.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { pendingSubmissions } from './pending-submissions.ts';

interface Shown {
  readonly kind: NeedsYouKind;
  readonly total: number;
  readonly id: string;
  readonly submissionId: string;
  readonly opportunityId: string;
  readonly title: string;
  readonly opportunity: string;
  readonly name: string | null;
  readonly at: string;
}

const links: Readonly<
  Partial<Record<NeedsYouKind, (opportunityId: string, submissionId: string) => string>>
> = { message: linkToMessages, mention: linkToDiscussion };

function itemOf({ kind, id, submissionId, opportunityId, title, opportunity, name, at }: Shown) {
  const link = (links[kind] ?? linkToSubmission)(opportunityId, submissionId);
  return name === null
    ? { id, name: title, where: opportunity, link, at }
    : { id, name, where: title, link, at };
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
      select of_all.*, ${submissions.title} as title, ${opportunities.id} as opportunity_id,
        ${opportunities.name} as opportunity,
        ${submissions.withdrawnAt} is not null as is_withdrawn,
        count(*) over (partition by of_all.kind) as of_kind,
        row_number() over (partition by of_all.kind order by of_all.at, of_all.id) as place
      from (${pendingSubmissions(work)}) as of_all
      join ${submissions} on ${submissions.id} = of_all.submission_id and ${submissions.isActive}
      join ${opportunities} on ${opportunities.id} = ${submissions.opportunityId}
      where ${visibleOpportunity(work.scope)}
    )
    select (select count(distinct submission_id)::int from waiting) as total,
      (select coalesce(json_agg(json_build_object('kind', kind, 'total', of_kind, 'id', id,
          'submissionId', submission_id, 'opportunityId', opportunity_id, 'title', title,
          'opportunity', opportunity, 'name', name, 'at', ${isoText(sql`at`)})
          order by place), '[]'::json)
        from waiting where place <= ${itemsMost}) as shown,
      (select coalesce(json_agg(json_build_object('id', opportunity_id, 'submissions', counted)),
          '[]'::json)
        from (
          select opportunity_id, count(distinct submission_id)::int as counted from waiting
          where not is_withdrawn group by opportunity_id) as of_each) as opportunities`);
  const [row] = rows;
  const byKind = Map.groupBy(row?.shown ?? [], ({ kind }) => kind);
  const parts = needsYouKinds.map((kind): [NeedsYouKind, NeedsYouPart] => {
    const items = byKind.get(kind) ?? [];
    return [kind, { total: items[0]?.total ?? 0, items: items.map(itemOf) }];
  });
  return {
    total: row?.total ?? 0,
    parts: Object.fromEntries(parts),
    opportunities: row?.opportunities ?? [],
  };
};

export const needsYou: NeedsYouSource = { kinds: needsYouKinds, place: 1, load };
