import type { ReactNode } from 'react';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { usePageSubject } from '#ui/page-title.ts';
import { SkeletonLines, SkeletonRepeat } from '#ui/skeletons.tsx';
import { EmptyState } from '#ui/states.tsx';

export const frame = 'mx-auto w-full max-w-330 px-4 py-6 md:px-8 md:py-7';
export const columns = 'mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]';

const skeleton = (
  <div className={frame}>
    <SkeletonLines
      of={['h-8 w-2/3 max-w-xl', 'h-4 w-56', 'h-8 w-full max-w-2xl']}
      className="space-y-3"
    />
    <div className={columns}>
      <div className="space-y-4">
        <SkeletonRepeat count={8} className="h-10" />
      </div>
      <div className="space-y-4">
        <SkeletonRepeat count={5} className="h-9" />
      </div>
    </div>
  </div>
);

const gone = (
  <EmptyState
    isPage
    title="This project does not exist"
    action={<ButtonLink to="/projects">Go to Projects</ButtonLink>}
  >
    It may have been deleted, or it belongs to a corporation you do not see.
  </EmptyState>
);

interface Props {
  readonly query: Parameters<typeof QueryBoundary<ProjectPage>>[0]['query'];
  readonly children: (project: ProjectPage) => ReactNode;
}

/** Renders a loaded project, or its loading or error state. */
export function ProjectQueryBoundary({ query, children }: Props) {
  usePageSubject(query.data?.name);
  return (
    <QueryBoundary isPage what="project" query={query} skeleton={skeleton} gone={gone}>
      {children}
    </QueryBoundary>
  );
}
