import { formatMoney, pluralize } from '#core/domain/format.ts';
import { DeadlineText } from '#core/web/deadlines/DeadlineText.tsx';
import type { PublicOpportunity } from '#features/cases/public-pages/domain/pages.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { Fact } from '#ui/Fact.tsx';
import { Pill, TagList } from '#ui/Tag.tsx';
import { TimeLeft } from './shared/TimeLeft.tsx';

interface Props {
  readonly opportunity: PublicOpportunity;
  /** Whether the form is shown below. */
  readonly isAnswerable: boolean;
}

/** Deadline, reward, and promised response time. */
export function PublicOpportunityFacts({ opportunity, isAnswerable }: Props) {
  const { endDate, timeZone, status, reward, categories, firstAnswerDays } = opportunity;
  return (
    <aside
      aria-label="About this opportunity"
      className="rounded-card border border-line bg-raised p-5 lg:sticky lg:top-6 lg:self-start"
    >
      <dl className="grid gap-4 max-lg:grid-cols-2 max-[359px]:grid-cols-1">
        <Fact label="Deadline">
          {status === 'ACTIVE' ? <TimeLeft of={opportunity} /> : <Pill>Finished</Pill>}
          {endDate && (
            <span className="mt-0.5 block text-small text-ink-3">
              {status === 'ACTIVE' ? 'Closes ' : 'Closed '}
              <DeadlineText at={endDate} timeZone={timeZone} />
            </span>
          )}
        </Fact>
        {firstAnswerDays !== null && (
          <Fact label="Response time">
            First answer within{' '}
            <span className="whitespace-nowrap tabular">
              {pluralize(firstAnswerDays, 'day', 'days')}
            </span>
          </Fact>
        )}
        {reward && <Fact label="Reward">{formatMoney(reward.amount, reward.currency)}</Fact>}
        {categories.length > 0 && (
          <Fact label="Categories">
            <TagList tags={categories} className="pt-0.5" />
          </Fact>
        )}
      </dl>
      {isAnswerable && (
        <a href="#answer" className={`${buttonClasses('primary', 'large')} mt-5 w-full`}>
          Submit your solution
        </a>
      )}
    </aside>
  );
}
