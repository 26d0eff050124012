import { projectPhases } from '#features/portfolio/projects/domain/project.ts';
import { Loading } from '#ui/states.tsx';

/** The board while it loads. */
export function ProjectBoardSkeleton({ frame }: { readonly frame: string }) {
  return (
    <Loading what="projects">
      <div className={`flex min-h-96 gap-3 overflow-x-auto ${frame}`}>
        {projectPhases.map((phase, index) => (
          <div
            key={phase}
            className="w-64 shrink-0 space-y-1.5 rounded-card bg-sunken p-2 lg:min-w-48 lg:flex-1"
          >
            <div className="skeleton m-1.5 mb-3 h-4 w-24" />
            {Array.from({ length: 4 - (index % 3) }, (_, card) => (
              <div
                key={card}
                className="h-26 space-y-3 rounded-control border border-line bg-raised p-3"
              >
                <div className="skeleton h-4 w-2/3" />
                <div className="skeleton h-3" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
