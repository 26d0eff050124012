import { submissionRefusals } from '#features/cases/submissions/domain/refusals.ts';
import { refusals } from '#core/domain/refusals.ts';
import { eq } from 'drizzle-orm';
import {
  linkToPublicPage,
  refusalMailOf,
} from '#features/cases/corporations/domain/public-page.ts';
import {
  refusalOfMail,
  type MailDraft,
} from '#features/cases/submissions/domain/decisions/decision.ts';
import {
  fillMail,
  followUpPlaceholder,
  templateFor,
  type Slots,
  type DecisionMail,
} from '#features/cases/submissions/domain/decisions/mail-templates.ts';
import { stageNamed, stagesOf } from '#features/cases/corporations/domain/stages.ts';
import type { SubmissionCaseContext } from '#features/cases/submissions/server/shared/submission-case.ts';
import type { FollowUpLinks } from '#features/cases/submissions/server/shared/follow-up-links.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { queueSubmissionMail } from '#features/cases/submissions/server/shared/submission-mails.ts';
import { emit } from '#core/server/events/emit.ts';
import { decisionEvents } from '#features/cases/submissions/domain/decisions/events.ts';
import { refused, throwIfRefused } from '#core/platform/http/refused.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { preparedDecisions } from '#features/cases/submissions/server/decision-tables.ts';
import { correspondents, type Correspondent } from './correspondents.ts';

/** Mails about decisions. The only place that fills in the secret link. */
export function decisionMails(links: FollowUpLinks, publicUrl: string) {
  const slotsOf = (about: Correspondent, reason: string | null): Slots => ({
    contactName: about.contactName ?? `${about.companyName} team`,
    companyName: about.companyName,
    title: about.title,
    opportunity: about.opportunity,
    corporation: about.corporation,
    reason: reason ?? '',
    followUpLink: followUpPlaceholder,
    opportunitiesLink: about.hasPage ? `${publicUrl}${linkToPublicPage(about.slug)}` : publicUrl,
  });

  return {
    slotsOf,

    /** The default template for moving it to a stage. */
    async draft(db: Queryable, submissionId: string, stageName: string): Promise<MailDraft> {
      const [about] = await correspondents(db, [submissionId]);
      if (!about) throw refused(refusals.notFound);
      const stages = stagesOf(about.igniteConfig);
      const stage = stageNamed(stages, stageName);
      if (!stage)
        throw refused(submissionRefusals['submission.unknownStage'], { stage: stageName });
      return {
        recipient: about.contactEmail,
        template: templateFor(stage, stages, refusalMailOf(about.igniteConfig)),
        slots: slotsOf(about, null),
      };
    },

    /** Publishes the decision event and queues its mail, if any. */
    async tell(
      db: Queryable,
      {
        userId,
        subject: { submissionId, opportunityId },
      }: Granted<'decide', SubmissionCaseContext>,
      mail: DecisionMail | null,
      decision: { readonly stage: string; readonly reason?: string | null | undefined },
    ): Promise<void> {
      const [about] = await correspondents(db, [submissionId]);
      if (!about) throw refused(refusals.notFound);
      if (mail !== null) {
        throwIfRefused(refusalOfMail(mail, about));
        const followUpLink = links.addressOf(submissionId);
        const slots = { ...slotsOf(about, decision.reason ?? null), followUpLink };
        const recipient = about.contactEmail ?? '';
        const letter = { kind: 'decision', recipient } as const;
        await queueSubmissionMail(db, submissionId, { ...letter, ...fillMail(mail, slots) });
      }
      // A decision sent directly replaces the prepared one.
      await db.delete(preparedDecisions).where(eq(preparedDecisions.submissionId, submissionId));
      await emit(db, decisionEvents['decision.sent'], {
        submissionId,
        opportunityId,
        actorId: userId,
        stage: decision.stage,
        mailed: mail !== null,
      });
    },
  };
}

export type DecisionMails = ReturnType<typeof decisionMails>;
