import { CalendarClock, CircleAlert, Undo2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber, plural } from '#core/domain/format.ts';
import { DeadlineText } from '#core/web/deadlines/DeadlineText.tsx';
import type { FollowUp } from '#features/cases/public-pages/domain/follow-up.ts';
import { DateText } from '#ui/dates.tsx';
import { OtherOpportunities } from './OtherOpportunities.tsx';
import { StageStepper } from './StageStepper.tsx';

const days = (count: number) => plural(count, 'one day', `${formatNumber(count)} days`);

function Note({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5 text-reading">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-ink-3" strokeWidth={1.75} />
      <span>{children}</span>
    </p>
  );
}

interface PromisedProps {
  readonly answerBy: string;
  readonly timeZone: string;
  /** Days until then; negative when it is late. */
  readonly left: number;
  readonly name: string;
}

/** The response deadline, or that it has passed. */
function Promised({ answerBy, timeZone, left, name }: PromisedProps) {
  if (left >= 0) {
    return (
      <Note icon={CalendarClock}>
        Answer promised by{' '}
        <strong className="font-semibold">
          <DeadlineText at={answerBy} timeZone={timeZone} />
        </strong>
        {left === 0 ? ', which is today.' : `, in ${days(left)}.`}
      </Note>
    );
  }
  return (
    <p className="flex items-start gap-2.5 rounded-control bg-warn-soft px-4 py-3 text-reading text-warn-ink">
      <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" strokeWidth={1.75} />
      <span>
        <strong className="font-semibold">We are {days(-left)} late.</strong> You were promised an
        answer by <DeadlineText at={answerBy} timeZone={timeZone} />. The team at {name} sees this
        too; you can remind them with a message below.
      </span>
    </p>
  );
}

/** The current stage, the response deadline, and the decision. */
export function SubmissionStatus({ followUpRecord }: { readonly followUpRecord: FollowUp }) {
  const { steps, stageSince, withdrawnAt, decision, isDeclined, corporation } = followUpRecord;
  const { answerBy, answerInDays, timeZone } = followUpRecord;
  return (
    <section aria-labelledby="standing">
      <h2 id="standing" className="mb-3 text-panel font-semibold tracking-[-0.015em]">
        {withdrawnAt === null ? 'Status' : 'Withdrawn'}
      </h2>
      <div className="space-y-5 rounded-card border border-line bg-raised p-5 sm:p-6">
        {withdrawnAt !== null ? (
          <Note icon={Undo2}>
            You withdrew this submission on <DateText at={withdrawnAt} />. The team no longer works
            on it.
          </Note>
        ) : (
          <>
            <StageStepper steps={steps} isDeclined={isDeclined} since={stageSince} />
            {isDeclined && decision === null && (
              <p className="text-reading">
                Your submission was not selected this time. Thank you for the work you put into it.
              </p>
            )}
            {answerBy !== null && answerInDays !== null && (
              <Promised
                answerBy={answerBy}
                timeZone={timeZone}
                left={answerInDays}
                name={corporation.name}
              />
            )}
          </>
        )}
        {decision !== null && (
          <div className="border-t border-line pt-5">
            <h3 className="mb-2 text-small text-ink-3">
              Decision of <DateText at={decision.at} />
            </h3>
            <p className="max-w-[68ch] text-reading break-words whitespace-pre-line">
              {decision.body}
            </p>
          </div>
        )}
      </div>
      {(isDeclined || withdrawnAt !== null) && (
        <OtherOpportunities followUpRecord={followUpRecord} />
      )}
    </section>
  );
}
