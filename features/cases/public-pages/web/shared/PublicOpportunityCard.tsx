import { Link } from '@tanstack/react-router';
import { ArrowRight, Trophy } from 'lucide-react';
import { formatMoney } from '#core/domain/format.ts';
import type { PublicPage } from '#features/cases/public-pages/domain/pages.ts';
import { Tag } from '#ui/Tag.tsx';
import { TimeLeft } from './TimeLeft.tsx';

interface Props {
  readonly slug: string;
  readonly opportunity: PublicPage['opportunities'][number];
  /** Shown where opportunities of several corporations stand together. */
  readonly corporation?: string;
}

/** An open opportunity. The whole card is clickable; its name is the link. */
export function PublicOpportunityCard({ slug, opportunity, corporation }: Props) {
  const { id, name, summary, categories, reward } = opportunity;
  return (
    <article className="group relative flex h-full flex-col rounded-card border border-line bg-raised p-5 transition-[border-color,box-shadow] hover:border-line-strong hover:shadow-[0_8px_24px_-12px_oklch(0.2_0.02_260/0.18)]">
      {corporation && <p className="mb-1.5 text-control font-medium text-ink-3">{corporation}</p>}
      <h3 className="text-[1.0625rem] leading-6 font-semibold tracking-[-0.015em] text-balance break-words">
        <Link
          to="/c/$slug/$id"
          params={{ slug, id }}
          className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
        >
          {name}
        </Link>
      </h3>
      <p className="mt-2 mb-4 line-clamp-3 break-words text-ink-2">{summary}</p>
      {categories.length > 0 && (
        <ul aria-label="Categories" className="mb-4 flex flex-wrap gap-1.5">
          {categories.slice(0, 4).map((category) => (
            <li key={category} className="max-w-full">
              <Tag>{category}</Tag>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-auto flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3.5 text-control text-ink-2">
        <TimeLeft of={opportunity} />
        {reward && (
          <span className="flex items-center gap-1.5 tabular">
            <Trophy aria-hidden className="size-3.5 text-ink-3" strokeWidth={1.75} />
            <span className="sr-only">Reward: </span>
            {formatMoney(reward.amount, reward.currency)}
          </span>
        )}
        <ArrowRight
          aria-hidden
          className="ml-auto size-4 text-ink-3 transition-[color,translate] group-hover:translate-x-0.5 group-hover:text-accent"
          strokeWidth={1.75}
        />
      </p>
    </article>
  );
}
