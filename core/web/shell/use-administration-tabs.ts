import { useFeatures } from '#core/web/features-context.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { mayOpen } from './may-open.ts';

/** The pages of administration that the current user may see. */
export function useAdministrationTabs() {
  const { person } = useSession();
  return useFeatures()
    .flatMap(({ administration = [] }) => administration)
    .filter((tab) => mayOpen(person, tab));
}
