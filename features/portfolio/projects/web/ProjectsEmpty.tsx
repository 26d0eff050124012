import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { NoCorporationState } from '#core/web/session/NoCorporationState.tsx';
import { isFiltered, withoutFilters } from '#core/web/views/search-params.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { projectParams, type ProjectsSearch } from './search-params.ts';

interface Props {
  readonly search: ProjectsSearch;
  readonly onChange: (next: ProjectsSearch) => void;
}

/** In place of a list or board without projects. */
export function ProjectsEmpty({ search, onChange }: Props) {
  return (
    <NoCorporationState what="projects">
      {isFiltered(projectParams, search) ? (
        <EmptyState
          title="No projects match these filters"
          action={<Button onPress={() => onChange(withoutFilters(projectParams))}>Show all</Button>}
        />
      ) : (
        <EmptyState
          title="No projects yet"
          action={<ButtonLink to="/discover">Go to Discover</ButtonLink>}
        >
          A project begins when a submission is selected.
        </EmptyState>
      )}
    </NoCorporationState>
  );
}
