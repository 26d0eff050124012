import { useFeatures } from '#core/web/features-context.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { mayOpen } from './may-open.ts';
import { settingsParts } from './settings-parts.ts';

/** The pages of settings that there are for the current user. */
export function useSettingsPages() {
  const { person } = useSession();
  const pages = useFeatures()
    .flatMap(({ settings = [] }) => settings)
    .filter((page) => mayOpen(person, page));
  return settingsParts.flatMap((part) => pages.filter((page) => page.part === part));
}
