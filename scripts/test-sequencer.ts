import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from './child.js';

/** Those of a project begin together, since files of one project share loaded modules. */
const projects = ['processes', 'server', 'scripts', 'web', 'domain'];

/** The files that take longest, longest first: begun last, one of them would keep one processor idle. */
export const longestTests = [
  'app/server/durability.test.ts',
  'features/directory/search/server/index-sync/crash-recovery.test.ts',
  'core/platform/database/embedded/embedded.test.ts',
  'app/server/main.test.ts',
  'app/server/shutdown.test.ts',
  'core/server/authorization/matrix.test.ts',
  'features/cases/submissions/server/scores/score-visibility.test.ts',
  'features/operations/backups/server/backups.test.ts',
  'cli/backup.test.ts',
  'features/operations/live/server/presence.test.ts',
  'features/directory/search/server/index-sync/index-repair.test.ts',
  'features/people/identity/server/many-guesses.test.ts',
  'cli/import.test.ts',
  'cli/user.test.ts',
  'features/operations/audit-log/server/audit-log.test.ts',
  'features/operations/backups/server/upgrade.test.ts',
  'features/portfolio/spotlight/server/spotlight.test.ts',
  'features/directory/imports/server/over-http.test.ts',
];

const placeIn = (list: readonly string[], entry: string): number => {
  const place = list.indexOf(entry);
  return place === -1 ? list.length : place;
};

/** Longest first, also on a machine where no run before has measured them. */
export class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    // By what a run before took, else by size.
    // oxlint-disable-next-line unicorn/no-array-sort -- of the sequencer, not of an array
    const usual = await super.sort(specifications);
    const projectOf = ({ project }: TestSpecification) => placeIn(projects, project.name);
    const fileOf = ({ moduleId }: TestSpecification) =>
      placeIn(longestTests, relative(root, moduleId).replaceAll('\\', '/'));
    return usual.toSorted(
      (one, other) => projectOf(one) - projectOf(other) || fileOf(one) - fileOf(other),
    );
  }
}
