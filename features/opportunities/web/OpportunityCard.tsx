import { Link } from '@tanstack/react-router';
import { pluralize } from '#core/domain/format.ts';
import type { OpportunityRow } from '#features/opportunities/domain/opportunity.ts';
import { personName } from '#core/domain/identity/names.ts';
import { AvatarGroup } from '#ui/Avatar.tsx';
import { Tag } from '#ui/Tag.tsx';
import { CorporationName } from '#features/corporations/web/public/CorporationName.tsx';
import { DaysRing } from './DaysRing.tsx';
import { StageBar } from './StageBar.tsx';

const mostTags = 4;

/** An opportunity as a card. The whole card is clickable; its name is the link. */
export function OpportunityCard({ opportunity }: { readonly opportunity: OpportunityRow }) {
  const { id, name, summary, corporationId, team, numSubmissions = 0 } = opportunity;
  const categories = opportunity.categories ?? [];
  return (
    <article className="relative flex flex-col gap-2 rounded-card border border-line bg-raised p-4 shadow-card transition-[border-color,box-shadow] has-[a:hover]:border-line-strong has-[a:hover]:shadow-float">
      <div className="flex h-6 items-center justify-between gap-2">
        <span className="flex min-w-0 items-center gap-2 text-small text-ink-2">
          <CorporationName id={corporationId} />
        </span>
        <DaysRing opportunity={opportunity} />
      </div>
      <h3 className="line-clamp-3 text-card font-semibold tracking-[-0.012em] text-balance break-words">
        <Link
          to="/opportunity/$id"
          params={{ id }}
          data-walk
          className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
        >
          {name}
        </Link>
      </h3>
      <div className="flex-1">
        <p className="line-clamp-2 text-control break-words text-ink-2">{summary}</p>
      </div>
      {categories.length > 0 && (
        <ul aria-label="Categories" className="flex flex-wrap gap-1.5">
          {categories.slice(0, mostTags).map((category) => (
            <li key={category} className="max-w-full">
              <Tag>{category}</Tag>
            </li>
          ))}
          {categories.length > mostTags && (
            <li className="text-small text-ink-3">+{categories.length - mostTags}</li>
          )}
        </ul>
      )}
      <div className="mt-2">
        <StageBar counts={opportunity.stageCounts ?? []} />
      </div>
      <footer className="flex min-h-6 items-center justify-between gap-2 pt-1">
        <AvatarGroup
          people={(team ?? []).map((member) => ({ id: member.id, name: personName(member) }))}
        />
        <span className="ml-auto text-small text-ink-2 tabular">
          {pluralize(numSubmissions, 'submission', 'submissions')}
        </span>
      </footer>
    </article>
  );
}
