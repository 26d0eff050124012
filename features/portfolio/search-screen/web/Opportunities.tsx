import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { pluralize } from '#core/domain/format.ts';
import type { OpportunityHit } from '#features/portfolio/search-screen/domain/record-hits.ts';
import { opportunities } from '#features/portfolio/search-screen/domain/record-endpoints.ts';
import { Deadline } from '#features/cases/opportunities/web/shared/Deadline.tsx';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Highlight } from '#ui/Highlight.tsx';
import { HitTags } from './HitTags.tsx';
import { RecordList, rowLinkClasses } from './RecordList.tsx';

function Found({ hit }: { readonly hit: OpportunityHit }) {
  const { id, name, corporation, summary, categories, cycleName, highlights } = hit;
  return (
    <>
      <Avatar id={corporation.id} name={corporation.name} shape="corporation" size="l" />
      <div className="min-w-0 flex-1">
        <p>
          <Link to="/opportunity/$id" params={{ id }} data-walk className={rowLinkClasses}>
            {highlights.name ? <Highlight {...highlights.name} /> : name}
          </Link>
        </p>
        <p className="text-small text-ink-3">
          {[corporation.name, cycleName].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-1 line-clamp-2 max-w-[90ch] text-control break-words text-ink-2">
          {highlights.brief ? <Highlight {...highlights.brief} /> : summary}
        </p>
        <HitTags tags={categories} matching={highlights.categories} className="mt-1" />
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1.5 text-small text-ink-3 tabular">
        <Deadline opportunity={{ ...hit, cycleEndDate: hit.endDate }} />
        <span className="@max-lg:hidden">
          {pluralize(hit.numSubmissions, 'submission', 'submissions')}
        </span>
      </div>
    </>
  );
}

/** Visible opportunities that match. */
export function Opportunities({ words }: { readonly words: string }) {
  const hits = useInfiniteQuery(infiniteQueryOptionsOf(opportunities, { query: { q: words } }));
  return (
    <RecordList what="opportunities" words={words} found={hits}>
      {(hit) => <Found hit={hit} />}
    </RecordList>
  );
}
