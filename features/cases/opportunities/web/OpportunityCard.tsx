import { Link } from '@tanstack/react-router';
import { pluralize } from '#core/domain/format.ts';
import type { OpportunityRow } from '#features/cases/opportunities/domain/opportunity.ts';
import { personName } from '#core/domain/identity/names.ts';
import { AvatarGroup } from '#ui/Avatar.tsx';
import { Tag } from '#ui/Tag.tsx';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { CorporationName } from '#features/cases/corporations/web/shared/CorporationName.tsx';
import { NeedYouLink } from '#features/people/needs-you/web/shared/NeedYouLink.tsx';
import { DaysRing } from './DaysRing.tsx';
import { isNew, NewMark } from './NewMark.tsx';
import { StageBar } from './StageBar.tsx';

/** One line: what does not fit is on the page. */
const Categories = ({ categories }: { readonly categories: readonly string[] }) => (
  <ul
    aria-label="Categories"
    className="flex h-5 min-w-0 flex-wrap gap-1.5 overflow-hidden leading-none"
  >
    {categories.map((category) => (
      <li key={category} className="max-w-full">
        <Tag>{category}</Tag>
      </li>
    ))}
  </ul>
);

/** An opportunity as a card. The whole card is clickable; its name is the link. */
export function OpportunityCard({ opportunity }: { readonly opportunity: OpportunityRow }) {
  const { id, name, summary, corporationId, team, numSubmissions = 0 } = opportunity;
  const { categories } = opportunity;
  const isOnlyCorporation = useCorporation().corporations.length === 1;
  const hasCategories = categories && categories.length > 0;
  return (
    <article className="relative flex min-w-0 flex-col rounded-card border border-line bg-raised px-4 pt-3 pb-2.5 shadow-card transition-[border-color,box-shadow] has-[a:hover]:border-line-strong has-[a:hover]:shadow-float">
      <div className="flex h-5 items-center gap-2 text-small text-ink-2">
        {/* Where all are of one corporation, its place has what tells them apart. */}
        {isOnlyCorporation && hasCategories && <Categories categories={categories} />}
        <CorporationName id={corporationId} />
        {isNew(opportunity) && <NewMark />}
        <span className="ml-auto shrink-0">
          <DaysRing opportunity={opportunity} />
        </span>
      </div>
      <h3 className="mt-1.5 line-clamp-2 text-card leading-5 font-semibold tracking-[-0.012em] text-balance break-words">
        <Link
          to="/opportunity/$id"
          params={{ id }}
          data-walk
          className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
        >
          {name}
        </Link>
      </h3>
      <div className="mt-0.5 flex-1">
        <p className="line-clamp-2 text-control leading-4.5 break-words text-ink-2">{summary}</p>
      </div>
      {!isOnlyCorporation && hasCategories && (
        <div className="mt-2">
          <Categories categories={categories} />
        </div>
      )}
      <div className="mt-2.5">
        <StageBar counts={opportunity.stageCounts ?? []} />
      </div>
      <footer className="mt-2 flex h-6 items-center justify-between gap-2">
        <AvatarGroup
          people={(team ?? []).map((member) => ({ id: member.id, name: personName(member) }))}
        />
        <span className="ml-auto truncate text-small text-ink-2 tabular">
          <NeedYouLink
            opportunityId={id}
            className="relative z-1"
            after={<span aria-hidden> · </span>}
          />
          {pluralize(numSubmissions, 'submission', 'submissions')}
        </span>
      </footer>
    </article>
  );
}
