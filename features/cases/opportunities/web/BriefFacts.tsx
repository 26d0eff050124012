import { formatMoney } from '#core/domain/format.ts';
import { DeadlineText } from '#core/web/deadlines/DeadlineText.tsx';
import { linkToOpportunity } from '#features/cases/opportunities/domain/links.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { Fact } from '#ui/Fact.tsx';
import { TagList } from '#ui/Tag.tsx';
import { isWebAddress, WebLink } from '#ui/WebLink.tsx';

/** Dates, reward, categories, and the additional fields of an imported opportunity. */
export function BriefFacts({ opportunity }: { readonly opportunity: Opportunity }) {
  const {
    timeZone = 'UTC',
    cycleStartDate,
    cycleEndDate,
    reward,
    categories,
    url,
    source,
  } = opportunity;
  const isOwnPage = url.endsWith(linkToOpportunity(opportunity.id));
  return (
    <>
      <dl className="space-y-3.5 max-lg:grid max-lg:grid-cols-2 max-lg:gap-4 max-lg:space-y-0">
        {cycleStartDate && (
          <Fact label="Opens">
            <DeadlineText at={cycleStartDate} timeZone={timeZone} />
          </Fact>
        )}
        {cycleEndDate && (
          <Fact label="Closes">
            <DeadlineText at={cycleEndDate} timeZone={timeZone} />
          </Fact>
        )}
        {reward && <Fact label="Reward">{formatMoney(reward.amount, reward.currency)}</Fact>}
        {categories && categories.length > 0 && (
          <Fact label="Categories">
            <TagList tags={categories} className="pt-0.5" />
          </Fact>
        )}
        {!isOwnPage && isWebAddress(url) && (
          <Fact label="Published at">
            <WebLink href={url} />
          </Fact>
        )}
      </dl>
      {source && source.facts.length > 0 && (
        <details className="rounded-card border border-line bg-raised">
          <summary className="cursor-pointer px-4 py-2.5 text-control font-medium">
            From the source
          </summary>
          <dl className="space-y-3 border-t border-line px-4 py-3 text-control">
            {source.facts.map(({ label, value }) => (
              <Fact key={label} label={label}>
                {isWebAddress(value) ? <WebLink href={value} /> : value}
              </Fact>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
