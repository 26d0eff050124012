import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { updates } from '#features/portfolio/projects/domain/part-endpoints.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { Button } from '#ui/Button.tsx';
import { Nothing, Section } from './Section.tsx';
import { UpdateComposer } from './UpdateComposer.tsx';
import { UpdateEntry } from './UpdateEntry.tsx';

interface Props {
  readonly project: ProjectPage;
}

/** Older ones than the page carries, read in pages. */
function OlderUpdates({ project }: Props) {
  const ids = new Set(project.updates.map(({ id }) => id));
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(
    infiniteQueryOptionsOf(updates, { params: { id: project.id }, query: { limit: '50' } }),
  );
  const older = (data ?? []).filter(({ id }) => !ids.has(id));
  return (
    <>
      {older.map((update) => (
        <UpdateEntry key={update.id} project={project} update={update} />
      ))}
      {(hasNextPage || error) && (
        <li className="py-3">
          <Button isDisabled={isFetching} onPress={() => void fetchNextPage()}>
            {error ? 'Try again' : 'Show older updates'}
          </Button>
        </li>
      )}
    </>
  );
}

/** What its people report, newest first. */
export function Updates({ project }: Props) {
  const [isLong, setIsLong] = useState(false);
  const more = project.updateCount - project.updates.length;
  return (
    <Section title="Updates">
      {project.mayEdit && <UpdateComposer project={project} />}
      {project.updates.length === 0 && !project.mayEdit && <Nothing>No updates yet.</Nothing>}
      <ul aria-label="Updates" className="mt-2">
        {project.updates.map((update) => (
          <UpdateEntry key={update.id} project={project} update={update} />
        ))}
        {isLong && <OlderUpdates project={project} />}
      </ul>
      {more > 0 && !isLong && (
        <Button onPress={() => setIsLong(true)}>Show older updates ({more})</Button>
      )}
    </Section>
  );
}
