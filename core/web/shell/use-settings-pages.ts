import { useFeatures } from '#core/web/features-context.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { mayOpen } from './may-open.ts';
import { settingsParts } from './settings-parts.ts';

/** All pages of settings, in order. They are their routes: nothing else is said of them in the first load. */
function useAllSettingsPages() {
  const pages = useFeatures()
    .flatMap(({ routes }) => routes?.settings ?? [])
    .map(({ to, options: { staticData } }) => ({
      to: String(to),
      part: staticData?.section ?? '',
      may: staticData?.may,
    }));
  return settingsParts.flatMap((part) => pages.filter((page) => page.part === part));
}

/** Those that there are for the current user, and those that there are not. */
export function useSettingsPages() {
  const { person } = useSession();
  const all = useAllSettingsPages();
  const pages = all.filter((page) => mayOpen(person, page));
  return { pages, locked: all.filter((page) => !pages.includes(page)) };
}
