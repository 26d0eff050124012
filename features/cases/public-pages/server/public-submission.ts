import { refusals } from '#core/domain/refusals.ts';
import { publicPageRefusals } from '#features/cases/public-pages/domain/refusals.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { limits } from '#core/domain/limits.ts';
import { publicPageLimits } from '#features/cases/public-pages/domain/limits.ts';
import { answersInOrder, refusalOfAnswers } from '#features/cases/public-pages/domain/answers.ts';
import type { LegalLink } from '#features/cases/corporations/domain/legal-texts.ts';
import type { PublicSubmission } from '#features/cases/public-pages/domain/public-submission.ts';
import { positionsAfter } from '#features/cases/submissions/domain/positions.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused, throwIfRefused } from '#core/platform/http/refused.ts';
import { newId } from '#core/server/tables/columns.ts';
import { lockQuestions } from '#features/cases/opportunities/server/shared/questions.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import type { PublishedOpportunity } from './pages.ts';
import type { Proofs } from './proofs.ts';
import { assertFileCount, namesOfSentFiles } from './sent-files.ts';

/** Bot checks that people do not notice: honeypot and minimum time. */
export function assertHuman(proofs: Proofs, opportunityId: string, handed: PublicSubmission): void {
  if (handed.trap !== '') throw refused(publicPageRefusals['public.trapped']);
  const age = proofs.ageOfForm(opportunityId, handed.formToken, Date.now());
  if (age === null || age < 0 || age > publicPageLimits.formMostMs)
    throw refused(publicPageRefusals['public.formExpired']);
  if (age < limits.formLeastMs) throw refused(publicPageRefusals['public.tooQuick']);
}

/** Where the corporation has terms, those in force are agreed to: who reads others reads again. */
function assertTermsAgreed(links: readonly LegalLink[], agreed: string | undefined): string | null {
  const terms = links.find(({ kind }) => kind === 'terms');
  if (terms === undefined) return null;
  if (agreed === undefined) throw refused(publicPageRefusals['public.termsMissing']);
  if (agreed !== terms.id) throw refused(publicPageRefusals['public.termsChanged']);
  return terms.id;
}

async function positionAtEnd(db: Queryable, opportunityId: string, stage: string): Promise<number> {
  const [last] = await db
    .select({ position: submissions.position })
    .from(submissions)
    .where(
      and(
        eq(submissions.opportunityId, opportunityId),
        eq(submissions.stage, stage),
        submissions.isActive,
      ),
    )
    .orderBy(desc(submissions.position), desc(submissions.id))
    .limit(1);
  return positionsAfter(last?.position ?? null, 1)[0] ?? 0;
}

/** Inserts a submission, as typed, at the end of a stage. */
export async function insertPublicSubmission(
  db: Queryable,
  { opportunity, corporation }: PublishedOpportunity,
  stage: string,
  handed: PublicSubmission,
): Promise<{ id: string; createdAt: string }> {
  const termsId = assertTermsAgreed(corporation.legalLinks, handed.terms);
  const questions = await lockQuestions(db, opportunity.id);
  const context = { files: await namesOfSentFiles(db, handed), now: new Date().toISOString() };
  throwIfRefused(refusalOfAnswers(questions, handed.answers, context));
  const answers = answersInOrder(questions, handed.answers, context);
  assertFileCount(handed, answers);
  const { companyName, contactName, contactEmail, title, pitch } = handed;
  const { website: companyUrl, country: companyCountry, oneLiner: companyOneLiner } = handed;
  const [added] = await db
    .insert(submissions)
    .values({
      companyName,
      companyUrl,
      companyCountry,
      companyOneLiner,
      listingConsent: handed.mayBeListed ?? false,
      listingConsentAt: sql`now()`,
      listingConsentFrom: 'founder',
      contactName,
      contactEmail,
      title,
      pitch,
      stage,
      id: newId(),
      opportunityId: opportunity.id,
      answers,
      position: await positionAtEnd(db, opportunity.id, stage),
      source: 'public',
      termsId,
    })
    .returning({ id: submissions.id, createdAt: submissions.createdAt });
  if (!added) throw refused(refusals.unavailable);
  return added;
}
