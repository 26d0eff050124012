import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ProjectHit } from '#features/portfolio/search-screen/domain/record-hits.ts';
import { projects } from '#features/portfolio/search-screen/domain/record-endpoints.ts';
import {
  ProjectHealthLabel,
  ProjectPhaseSteps,
} from '#features/portfolio/projects/web/shared/ProjectStatus.tsx';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Highlight } from '#ui/Highlight.tsx';
import { RecordList, rowLinkClasses } from './RecordList.tsx';

function Found({ hit }: { readonly hit: ProjectHit }) {
  const { id, name, companyName, corporation, summary, phase, health, highlights } = hit;
  return (
    <>
      <Avatar id={companyName ?? id} name={companyName ?? name} shape="company" size="l" />
      <div className="min-w-0 flex-1">
        <p>
          <Link to="/project/$id" params={{ id }} data-walk className={rowLinkClasses}>
            {highlights.name ? <Highlight {...highlights.name} /> : name}
          </Link>
        </p>
        <p className="text-small text-ink-3">
          {companyName !== null && (
            <>
              {highlights.companyName ? <Highlight {...highlights.companyName} /> : companyName}
              {' · '}
            </>
          )}
          {corporation.name}
        </p>
        <p className="mt-1 line-clamp-2 max-w-[90ch] text-control break-words text-ink-2">
          {highlights.description ? <Highlight {...highlights.description} /> : summary}
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1.5 text-control text-ink-2">
        <ProjectHealthLabel health={health} phase={phase} />
        <ProjectPhaseSteps phase={phase} />
      </div>
    </>
  );
}

/** Visible projects that match. */
export function Projects({ words }: { readonly words: string }) {
  const hits = useInfiniteQuery(infiniteQueryOptionsOf(projects, { query: { q: words } }));
  return (
    <RecordList what="projects" words={words} found={hits}>
      {(hit) => <Found hit={hit} />}
    </RecordList>
  );
}
