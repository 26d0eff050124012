import { clsx } from 'clsx';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { defaultStages } from '#features/cases/corporations/domain/stages.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { Place } from '#core/web/Place.tsx';
import { DateText } from '#ui/dates.tsx';
import { StageMenu } from './StageMenu.tsx';
import { StageName } from '#features/cases/corporations/web/shared/StageName.tsx';
import { SubmissionCase } from './SubmissionCase.tsx';
import { TimeInStage } from './TimeInStage.tsx';
import type { SubmissionKeyState } from './use-submission-keys.ts';
import { ScheduledMailNotice } from './ScheduledMailNotice.tsx';

declare module '#core/web/places.ts' {
  interface Places {
    submissionActions: { readonly submission: Submission; readonly opportunity: Opportunity };
  }
}

interface Props {
  readonly submission: Submission;
  readonly opportunity: Opportunity;
  readonly keys: SubmissionKeyState;
  readonly isPage: boolean;
}

/** Title, stage and response deadline. */
export function SubmissionHeader({ submission, opportunity, keys, isPage }: Props) {
  const Title = isPage ? 'h1' : 'h2';
  const { title, stage, stageSince, createdAt, withdrawnAt } = submission;
  return (
    <header>
      <Title
        className={clsx(
          'font-semibold break-words',
          isPage
            ? 'text-title tracking-[-0.02em] text-balance'
            : 'text-[1.0625rem] leading-6 tracking-[-0.015em]',
        )}
      >
        {title}
      </Title>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-control text-ink-2">
        {keys.rights.canMove ? (
          <StageMenu
            submission={submission}
            stages={opportunity.stages ?? defaultStages}
            {...keys.stageMenu}
          />
        ) : (
          <StageName stage={stage} />
        )}
        <TimeInStage since={stageSince} />
        <span className="text-ink-3">
          Received <DateText at={createdAt} />
        </span>
      </p>
      {submission.scheduledMail && (
        <ScheduledMailNotice
          key={submission.scheduledMail.goesAt}
          submission={submission}
          mail={submission.scheduledMail}
        />
      )}
      <SubmissionCase submission={submission} opportunity={opportunity} keys={keys} />
      <div className="mt-3 empty:hidden">
        <Place name="submissionActions" told={{ submission, opportunity }} />
      </div>
      {withdrawnAt && (
        <p className="mt-3 rounded-control bg-warn-soft px-3 py-2 text-control text-warn-ink">
          Withdrawn by the submitter on <DateText at={withdrawnAt} />
        </p>
      )}
    </header>
  );
}
