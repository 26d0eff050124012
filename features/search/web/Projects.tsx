import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ProjectHit } from '#features/search/domain/record.ts';
import { projects } from '#features/search/domain/record-endpoints.ts';
import { Health, Phase } from '#features/projects/web/public/ProjectStanding.tsx';
import { askPages } from '#core/web/transport/ask-pages.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Marked } from '#ui/Marked.tsx';
import { RecordList, rowLinkLook } from './RecordList.tsx';

function Found({ hit }: { readonly hit: ProjectHit }) {
  const { id, name, companyName, corporation, summary, phase, health, highlights } = hit;
  return (
    <>
      <Avatar id={companyName ?? id} name={companyName ?? name} shape="company" size="l" />
      <div className="min-w-0 flex-1">
        <p>
          <Link to="/project/$id" params={{ id }} data-walk className={rowLinkLook}>
            {highlights.name ? <Marked {...highlights.name} /> : name}
          </Link>
        </p>
        <p className="text-meta text-ink-3">
          {companyName !== null && (
            <>
              {highlights.companyName ? <Marked {...highlights.companyName} /> : companyName}
              {' · '}
            </>
          )}
          {corporation.name}
        </p>
        <p className="mt-1 line-clamp-2 max-w-[90ch] text-[0.8438rem] break-words text-ink-2">
          {highlights.description ? <Marked {...highlights.description} /> : summary}
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1.5 text-control text-ink-2">
        <Health health={health} />
        <Phase phase={phase} />
      </div>
    </>
  );
}

/** Projects one may see that fit the words. */
export function Projects({ words }: { readonly words: string }) {
  const found = useInfiniteQuery(askPages(projects, { query: { q: words } }));
  return (
    <RecordList what="projects" words={words} found={found}>
      {(hit) => <Found hit={hit} />}
    </RecordList>
  );
}
