import { sql } from 'drizzle-orm';
import { invitationsDemo } from '#features/cases/company-invitations/demo/fill-invitations.ts';
import { invitationLimits } from '#features/cases/company-invitations/domain/limits.ts';
import { companyInvitations } from '#features/cases/company-invitations/server/tables.ts';
import { matchAnnouncements } from '#features/portfolio/matches/server/tables.ts';
import { projectsDemo } from '#features/portfolio/projects/demo/fill-projects.ts';
import { day, demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { newId } from '#core/server/tables/columns.ts';

/** Of those that came through the form and of those that colleagues entered, every so many. */
const [invitedOf, matchedOf] = [4, 3];
const invitedBefore = 6 * day;
const matchedBefore = 9 * day;
const message = 'We read about your work and would like to see what you make of this opportunity.';

interface Submitted extends Record<string, unknown> {
  readonly id: string;
  readonly opportunityId: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly createdAt: string;
  readonly writtenAt: string;
}

/** Submissions of closed opportunities, every so many of each corporation. */
const every = async ({ db }: FillContext, source: 'public' | 'staff', many: number) => {
  const { rows } = await db.execute<Submitted>(sql`
    select id, "opportunityId", "companyId", "companyName", "createdAt", "writtenAt" from (
      select s.id, s.opportunity_id as "opportunityId", s.company_id as "companyId",
        s.company_name as "companyName", s.created_at as "createdAt", o.created_at as "writtenAt",
        row_number() over (partition by o.corporation_id, p.id is null, s.opportunity_id, s.company_id
          order by s.id) as of_company,
        row_number() over (partition by o.corporation_id, p.id is null order by md5(s.title)) as nth
      from submissions s join opportunities o on o.id = s.opportunity_id
      join cycles y on y.id = o.cycle_id and y.end_date < now()
      left join projects p on p.submission_id = s.id
      where s.source = ${source} and s.company_id is not null) submitted
    where nth % ${many} = 1 and of_company = 1`);
  return rows;
};

/** Some of the submissions answered an invitation, or were of companies that Venture match had named. */
async function fillOutcomes(context: FillContext): Promise<void> {
  const invited = await every(context, 'public', invitedOf);
  const before = (at: string, ms: number) => new Date(new Date(at).getTime() - ms);
  if (invited.length > 0) {
    await context.db.insert(companyInvitations).values(
      invited.map(({ id, opportunityId, companyId, companyName, createdAt, writtenAt }) => {
        // Not before there was anything to answer.
        const sent = new Date(
          Math.max(before(createdAt, invitedBefore).getTime(), Date.parse(writtenAt)),
        );
        const submittedAt = new Date(createdAt).toISOString();
        const address = companyName.toLowerCase().replaceAll(/[^a-z\d]/gu, '');
        return {
          id: newId(),
          opportunityId,
          companyId,
          companyName,
          message,
          submissionId: id,
          recipient: `hello@${address}.example`,
          senderName: 'Elin Lund',
          submittedAt,
          createdAt: sent.toISOString(),
          openedAt: sent.toISOString(),
          expiresAt: new Date(sent.getTime() + invitationLimits.validMs).toISOString(),
        };
      }),
    );
  }
  const matched = await every(context, 'staff', matchedOf);
  if (matched.length === 0) return;
  await context.db
    .insert(matchAnnouncements)
    .values(
      matched.map(({ opportunityId, companyId, createdAt }) => ({
        opportunityId,
        companyId,
        at: before(createdAt, matchedBefore).toISOString(),
      })),
    )
    .onConflictDoNothing();
}

export const outcomesDemo = demoStep([projectsDemo, invitationsDemo], fillOutcomes);
