import { useFeatures } from '#core/web/features-context.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { administrationGroups } from './administration-groups.ts';
import { mayOpen } from './may-open.ts';

/** The groups of administration with the pages that the current user may see; none is empty. */
export function useAdministrationGroups() {
  const { person } = useSession();
  const pages = useFeatures()
    .flatMap(({ administration = [] }) => administration)
    .filter((page) => mayOpen(person, page));
  return administrationGroups.flatMap((group) => {
    const [first, ...others] = pages.filter((page) => page.group === group);
    return first === undefined ? [] : [{ group, first, pages: [first, ...others] }];
  });
}

/** The pages of administration that the current user may see. */
export const useAdministrationPages = () => useAdministrationGroups().flatMap(({ pages }) => pages);
