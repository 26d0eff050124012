import { refusals } from '#core/domain/refusals.ts';
import { linkToPublicPage } from '#features/cases/corporations/domain/public-page.ts';
import {
  refusalOfMail,
  type MailDraft,
} from '#features/cases/submissions/domain/decisions/decision.ts';
import {
  fillMail,
  followUpPlaceholder,
  type Slots,
} from '#features/cases/corporations/domain/mail-slots.ts';
import { mailOf } from '#features/cases/corporations/domain/stage-mails.ts';
import { submissionRefusals } from '#features/cases/submissions/domain/refusals.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import type { FollowUpLinks } from '#features/cases/submissions/server/shared/follow-up-links.ts';
import { viewerName, type Viewer } from '#core/server/authorization/viewer.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { refused, throwIfRefused } from '#core/platform/http/refused.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { stageShownOf, type Decided } from './decided.ts';
import { correspondents, type Correspondent } from './correspondents.ts';
import { recordDecisions } from './record-decisions.ts';

interface Decision {
  readonly stage: string;
  readonly reason: string | null;
}

/** Mails about decisions. The only place that fills in the secret link. */
export function decisionMails(links: FollowUpLinks, publicUrl: string, sendsMail: boolean) {
  const slotsOf = (about: Correspondent, reason: string | null, sender: Viewer): Slots => ({
    founder: about.contactName ?? `${about.companyName} team`,
    company: about.companyName,
    title: about.title,
    opportunity: about.opportunity,
    corporation: about.corporation,
    sender: viewerName(sender),
    reason: reason ?? '',
    followUpLink: followUpPlaceholder,
    opportunitiesLink: about.hasPage ? `${publicUrl}${linkToPublicPage(about.slug)}` : publicUrl,
  });

  return {
    slotsOf,

    /** The mail that is offered when it is moved to a stage. */
    async draft(
      db: Queryable,
      viewer: Viewer,
      submissionId: string,
      stageName: string,
    ): Promise<MailDraft> {
      const [about] = await correspondents(db, [submissionId]);
      if (!about) throw refused(refusals.notFound);
      const template = mailOf(about.igniteConfig, stageName);
      if (template === null)
        throw refused(submissionRefusals['submission.unknownStage'], { stage: stageName });
      return {
        recipient: about.contactEmail,
        template,
        slots: slotsOf(about, null, viewer),
        sendsMail,
      };
    },

    /** Publishes decisions, and queues their mails. They wait, so that the move can be taken back. */
    async tell(
      db: Queryable,
      granted: Granted<'decide', OpportunityCaseContext>,
      decided: Decided,
      { stage, reason }: Decision,
    ): Promise<void> {
      const { submissions, mail } = decided;
      if (submissions.length === 0) return;
      const ids = submissions.map(({ id }) => id);
      const about = new Map((await correspondents(db, ids)).map((one) => [one.submissionId, one]));
      const filled = submissions.map((submission) => {
        const of = about.get(submission.id);
        if (!of) throw refused(refusals.notFound);
        const letter = { submission, shown: stageShownOf(submission, decided) };
        if (mail === null) return { ...letter, mail };
        throwIfRefused(refusalOfMail(mail, of));
        const followUpLink = links.addressOf(submission.id);
        const slots = { ...slotsOf(of, reason, granted.viewer), followUpLink };
        const recipient = of.contactEmail ?? '';
        return { ...letter, mail: { recipient, ...fillMail(mail, slots) } };
      });
      await recordDecisions(db, granted, stage, filled);
    },
  };
}

export type DecisionMails = ReturnType<typeof decisionMails>;
