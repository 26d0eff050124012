import { formatMoney } from '#core/domain/format.ts';
import type { PublicOpportunity } from '#features/public/domain/pages.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { DateText } from '#ui/dates.tsx';
import { Fact } from '#ui/Fact.tsx';
import { Pill, Tag } from '#ui/Tag.tsx';
import { TimeLeft } from './TimeLeft.tsx';

interface Props {
  readonly challenge: PublicOpportunity;
  /** Whether the form is shown below. */
  readonly isAnswerable: boolean;
}

/** Deadline, reward, and promised response time. */
export function PublicOpportunityFacts({ challenge, isAnswerable }: Props) {
  const { endDate, status, reward, categories, firstAnswerDays } = challenge;
  return (
    <aside
      aria-label="About this challenge"
      className="rounded-card border border-line bg-surface p-5 lg:sticky lg:top-6 lg:self-start"
    >
      <dl className="grid gap-4 max-lg:grid-cols-2 max-[359px]:grid-cols-1">
        <Fact label="Time to answer">
          {status === 'ACTIVE' ? <TimeLeft end={endDate} /> : <Pill>Ended</Pill>}
          {endDate && (
            <span className="mt-0.5 block text-meta text-ink-3">
              {status === 'ACTIVE' ? 'until ' : 'on '}
              <DateText at={endDate} />
            </span>
          )}
        </Fact>
        {firstAnswerDays !== null && (
          <Fact label="You hear back">
            First answer within{' '}
            <span className="whitespace-nowrap tabular">
              {firstAnswerDays} {firstAnswerDays === 1 ? 'day' : 'days'}
            </span>
          </Fact>
        )}
        {reward && <Fact label="Reward">{formatMoney(reward.amount, reward.currency)}</Fact>}
        {categories.length > 0 && (
          <Fact label="Categories">
            <span className="flex flex-wrap gap-1.5 pt-0.5">
              {categories.map((category) => (
                <Tag key={category}>{category}</Tag>
              ))}
            </span>
          </Fact>
        )}
      </dl>
      {isAnswerable && (
        <a href="#answer" className={`${buttonClasses('primary', 'large')} mt-5 w-full`}>
          Hand in your solution
        </a>
      )}
    </aside>
  );
}
