import { sql } from 'drizzle-orm';
import type { DeclaredEvent } from '#core/domain/events/events.ts';
import { commentEvents } from '#features/cases/comments/domain/events.ts';
import { opportunityEvents } from '#features/cases/opportunities/domain/events.ts';
import { submitterEvents } from '#features/cases/public-pages/domain/events.ts';
import { submissionEvents } from '#features/cases/submissions/domain/events.ts';
import { voteEvents } from '#features/cases/submissions/domain/votes/events.ts';
import { defaultStages } from '#features/cases/corporations/domain/stages.ts';
import { comments } from '#features/cases/comments/server/tables.ts';
import { opportunities, opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { votes } from '#features/cases/submissions/server/vote-tables.ts';
import { demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { caseWorkDemo } from '#features/cases/submissions/demo/fill-case-work.ts';

const kindOf = ({ kind }: DeclaredEvent) => sql`${kind}::text`;
const newEntries = sql`insert into ${auditEntries}
  (id, at, actor_id, kind, subject, subject_id, opportunity_id, details)`;

const ownerOf = (opportunityId: ReturnType<typeof sql>) => sql`(
  select t.user_id from ${opportunityTeam} t
  where t.opportunity_id = ${opportunityId} and t.role = 'Case Owner' order by t.user_id limit 1)`;

/** Moves are by the Business Developer where there is one, else by the Case Owner. */
const moverOf = (opportunityId: ReturnType<typeof sql>) => sql`(
  select t.user_id from ${opportunityTeam} t
  where t.opportunity_id = ${opportunityId} and t.role in ('Business Developer', 'Case Owner')
  order by t.role, t.user_id limit 1)`;

const [first = ''] = defaultStages.map(({ name }) => name);
/** The usual stages until each, itself the last; a refusal comes early. */
const waysTo = Object.fromEntries(
  defaultStages.map(({ name, isRefusal }, index) => [
    name,
    isRefusal === true
      ? [first, name]
      : defaultStages.slice(0, index + 1).map((stage) => stage.name),
  ]),
);

/** Writes the history that leads to the present state. */
async function fillHistory({ db }: FillContext): Promise<void> {
  await db.execute(sql`${newEntries}
    select gen_random_uuid(), o.created_at, ${ownerOf(sql`o.id`)}, ${kindOf(opportunityEvents['opportunity.created'])},
      'opportunity', o.id::text, o.id, null::jsonb
    from ${opportunities} o`);
  await db.execute(sql`${newEntries}
    select gen_random_uuid(), s.created_at,
      case when s.source = 'staff' then ${ownerOf(sql`s.opportunity_id`)} end,
      case s.source when 'public' then ${kindOf(submitterEvents['submission.received'])}
        when 'import' then ${kindOf(submissionEvents['submission.imported'])} else ${kindOf(submissionEvents['submission.created'])} end,
      'submission', s.id::text, s.opportunity_id, null::jsonb
    from ${submissions} s`);
  await db.execute(sql`${newEntries}
    select gen_random_uuid(), s.created_at + (s.stage_since - s.created_at) * step / steps,
      ${moverOf(sql`s.opportunity_id`)}, ${kindOf(submissionEvents['submission.moved'])},
      'submission', s.id::text, s.opportunity_id,
      jsonb_strip_nulls(jsonb_build_object('from', way -> (step - 1), 'to', way -> step,
        'reason', case when step = steps then s.reason end))
    from ${submissions} s
    cross join lateral (select ${JSON.stringify(waysTo)}::jsonb -> s.stage as way) ways
    cross join lateral (select jsonb_array_length(way) - 1 as steps) counted
    cross join lateral generate_series(1, steps) step
    where s.stage <> ${first}`);
  await db.execute(sql`${newEntries}
    select gen_random_uuid(), c.created_at, c.author_id, ${kindOf(commentEvents['comment.added'])},
      'submission', s.id::text, s.opportunity_id, jsonb_build_object('commentId', c.id)
    from ${comments} c join ${submissions} s on s.id = c.submission_id`);
  await db.execute(sql`${newEntries}
    select gen_random_uuid(), v.at, v.user_id, ${kindOf(voteEvents['vote.cast'])},
      'submission', s.id::text, s.opportunity_id, jsonb_build_object('value', v.value)
    from ${votes} v join ${submissions} s on s.id = v.submission_id`);
}

export const historyDemo = demoStep([caseWorkDemo], fillHistory);
