import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoney } from '#domain/formatting.ts';
import type { Opportunity } from '#domain/opportunities/opportunity.ts';
import { DateText } from '#web/ui/dates.tsx';
import { Tag } from '#web/ui/Tag.tsx';

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-meta text-ink-3">{label}</dt>
      <dd className="mt-0.5 break-words">{children}</dd>
    </div>
  );
}

const isWebAddress = (value: string) => /^https?:\/\//u.test(value);

function WebLink({ href }: { readonly href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-6 max-w-full items-center gap-1 text-accent-ink hover:underline"
    >
      <span className="truncate">
        {href.replace(/^https?:\/\/(?:www\.)?/u, '').replace(/\/$/u, '')}
      </span>
      <ExternalLink aria-hidden className="size-3 shrink-0" />
    </a>
  );
}

/** Dates, reward, categories, and everything the source of an imported opportunity said beside. */
export function BriefFacts({ opportunity }: { readonly opportunity: Opportunity }) {
  const { cycleStartDate, cycleEndDate, reward, categories, url, source } = opportunity;
  const isOwnPage = url.endsWith(`/opportunity/${opportunity.id}`);
  return (
    <>
      <dl className="space-y-3.5 max-lg:grid max-lg:grid-cols-2 max-lg:gap-4 max-lg:space-y-0">
        {cycleStartDate && (
          <Fact label="Opens">
            <DateText at={cycleStartDate} />
          </Fact>
        )}
        {cycleEndDate && (
          <Fact label="Closes">
            <DateText at={cycleEndDate} />
          </Fact>
        )}
        {reward && <Fact label="Reward">{formatMoney(reward.amount, reward.currency)}</Fact>}
        {categories && categories.length > 0 && (
          <Fact label="Categories">
            <span className="flex flex-wrap gap-1.5 pt-0.5">
              {categories.map((category) => (
                <Tag key={category}>{category}</Tag>
              ))}
            </span>
          </Fact>
        )}
        {!isOwnPage && isWebAddress(url) && (
          <Fact label="Published at">
            <WebLink href={url} />
          </Fact>
        )}
      </dl>
      {source && source.facts.length > 0 && (
        <details className="rounded-card border border-line bg-surface">
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
