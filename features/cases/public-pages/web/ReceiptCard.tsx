import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Receipt } from '#features/cases/public-pages/domain/public-submission.ts';
import { DeadlineText } from '#core/web/deadlines/DeadlineText.tsx';
import { Button } from '#ui/Button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { DateText } from '#ui/dates.tsx';
import { CopyField } from './CopyField.tsx';

const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface Props {
  readonly receipt: Receipt;
  readonly corporationName: string;
  readonly onAnother: () => void;
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2.5 sm:grid-cols-[8.5rem_1fr]">
      <dt className="text-ink-3">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

/** The receipt: what was submitted when, the next steps, and the follow-up link. */
export function ReceiptCard({ receipt, corporationName, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { title, companyName, opportunityName, receivedAt, followUp, mailed } = receipt;
  const { answerBy, timeZone = readersZone() } = receipt;
  return (
    <section aria-labelledby="receipt" className="rounded-dialog border border-line bg-raised">
      <div className="p-6 sm:p-8">
        <CircleCheck aria-hidden className="size-8 text-good-ink" strokeWidth={1.5} />
        <h2
          id="receipt"
          ref={heading}
          tabIndex={-1}
          className="mt-3 text-title font-semibold tracking-[-0.02em] outline-none"
        >
          Received. Thank you.
        </h2>
        <p className="mt-2 max-w-[58ch] text-reading text-ink-2">
          {answerBy === null ? (
            <>The team at {corporationName} has your submission and will read it.</>
          ) : (
            <>
              The team at {corporationName} has your submission and promises a first answer by{' '}
              <strong className="font-semibold text-ink">
                <DeadlineText at={answerBy} timeZone={timeZone} />
              </strong>
              .
            </>
          )}
        </p>
        <dl className="mt-5 divide-y divide-line border-y border-line">
          <Fact label="Submission">{title}</Fact>
          <Fact label="Company">{companyName}</Fact>
          <Fact label="Opportunity">{opportunityName}</Fact>
          <Fact label="Received">
            <DateText at={receivedAt} withTime />
          </Fact>
        </dl>
      </div>
      <div className="rounded-b-dialog border-t border-line bg-accent-soft p-6 sm:p-8">
        <h3 className="text-reading font-semibold">Your link</h3>
        <p className="mt-1 mb-4 max-w-[62ch] text-ink-2">
          Use it to see the status, write to the team or withdraw. There is no account: this link is
          the only way back, and anyone who has it can open your submission. Keep it private.
          {mailed && ' We have also sent it to you by email.'}
        </p>
        <CopyField label="Secret link" value={followUp} />
        <div className="mt-5 flex flex-wrap gap-2">
          <a href={followUp} className={buttonClasses('primary', 'large')}>
            Follow your submission
          </a>
          <Button size="large" onPress={onAnother}>
            Submit another
          </Button>
        </div>
      </div>
    </section>
  );
}
