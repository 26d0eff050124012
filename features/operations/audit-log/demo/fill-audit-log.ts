import { asc, isNotNull } from 'drizzle-orm';
import type { DeclaredEvent } from '#core/domain/events/events.ts';
import { demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { historyDemo } from '#features/cases/activity/demo/fill-history.ts';
import { auditChanges } from '#features/operations/audit-log/server/tables.ts';
import { exportEvents } from '#features/people/exports/domain/events.ts';
import { demoAccounts } from '#features/people/identity/domain/demo-accounts.ts';
import { identityEvents } from '#features/people/identity/domain/events.ts';
import { opportunityEvents } from '#features/cases/opportunities/domain/events.ts';
import { opportunities, opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import { peopleDemo } from '#features/people/users/demo/fill-people.ts';

/** Of networks that are kept for documentation (RFC 5737, 3849). */
const addresses = ['192.0.2.18', '198.51.100.42', '203.0.113.7', '192.0.2.77', '2001:db8::4f'];
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36';
const devices = [
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/144.0.0.0`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
];

/** By place, not by chance: drawing here would change what is drawn later. */
const of = <Value>(values: readonly Value[], nth: number): Value | undefined =>
  values[nth % values.length];
const originOf = (nth: number) => ({ address: of(addresses, nth), device: of(devices, nth) });

type NewEntry = typeof auditEntries.$inferInsert;

const entry = (
  { kind, subject }: DeclaredEvent,
  fields: Pick<NewEntry, 'at' | 'actorId' | 'subjectId' | 'details' | 'opportunityId'>,
  nth: number,
): NewEntry => ({ kind, subject, ...fields, ...originOf(nth) });

/** Days ago, at working hours, of everybody's last sign-ins; the last ones the most often. */
const signInDays = [0.2, 1.1, 2.3, 4.2, 7.1, 12.2, 19.3, 27.1];

function signIns({ at, of: made }: FillContext): NewEntry[] {
  const { byEmail } = made(peopleDemo);
  return demoAccounts.flatMap(({ email }, person) => {
    const userId = byEmail.get(email) ?? '';
    const begun = signInDays.map((days) => {
      const fields = { at: at(-days - person / 40), actorId: userId, subjectId: userId };
      return entry(
        identityEvents['session.begun'],
        { ...fields, details: { method: 'email and password' } },
        person,
      );
    });
    const wrong = { method: 'email and password', problem: 'INVALID_EMAIL_OR_PASSWORD' };
    const refused = entry(
      identityEvents['session.refused'],
      { at: at(-4.2 - person / 40 - 0.001), actorId: null, subjectId: userId, details: wrong },
      person,
    );
    return person % 3 === 1 ? [...begun, refused] : begun;
  });
}

function exportsOf({ at, of: made }: FillContext): NewEntry[] {
  const { byEmail } = made(peopleDemo);
  const actorId = byEmail.get('foundry@outrider.example') ?? null;
  return [0.3, 6.2, 13.4].flatMap((days, nth) => {
    const subjectId = `00000000-0000-7000-8000-00000000000${nth}`;
    const details = { name: 'Projects', what: 'projects', format: 'xlsx', rows: 41 - nth };
    return [
      entry(exportEvents['export.started'], { at: at(-days), actorId, subjectId, details }, 1),
      entry(
        exportEvents['export.downloaded'],
        { at: at(-days + 0.002), actorId, subjectId, details: { name: 'Projects' } },
        1,
      ),
    ];
  });
}

/** Opportunities that were edited lately: what they are now, and what they were before. */
async function edits({ db, at }: FillContext) {
  const rows = await db
    .select({
      id: opportunities.id,
      introduction: opportunities.introduction,
      name: opportunities.name,
      categories: opportunities.categories,
    })
    .from(opportunities)
    .where(isNotNull(opportunities.introduction))
    .orderBy(asc(opportunities.createdAt), asc(opportunities.id))
    .limit(12);
  const team = await db.select().from(opportunityTeam);
  return rows.map(({ id, introduction, name, categories }, nth) => {
    const owner = team.find((one) => one.opportunityId === id && one.role === 'Case Owner');
    const isRenamed = nth % 3 === 0;
    const [first = '', ...rest] = (introduction ?? '').split('. ');
    return {
      written: entry(
        opportunityEvents['opportunity.updated'],
        {
          at: at(-0.4 - nth * 1.7),
          actorId: owner?.userId ?? null,
          subjectId: id,
          opportunityId: id,
          details: { fields: [isRenamed ? 'name' : 'introduction', 'categories'] },
        },
        nth,
      ),
      change: {
        ofTable: 'opportunities',
        rowId: id,
        before: {
          categories: categories.slice(0, -1),
          ...(isRenamed
            ? { name: `${name} (draft)` }
            : { introduction: rest.length > 0 ? rest.join('. ') : `${first} Draft.` }),
        },
        after: { categories, ...(isRenamed ? { name } : { introduction }) },
      },
    };
  });
}

/** Sign-ins, exports and edits of the last weeks, with where they came from. */
async function fillAuditLog(context: FillContext): Promise<void> {
  const edited = await edits(context);
  const entries = [
    ...signIns(context),
    ...exportsOf(context),
    ...edited.map(({ written }) => written),
  ];
  await context.db.insert(auditEntries).values(entries);
  await context.db.insert(auditChanges).values(edited.map(({ change }) => change));
}

export const auditLogDemo = demoStep([historyDemo, peopleDemo], fillAuditLog);
