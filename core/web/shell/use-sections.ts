import { may } from '#core/domain/authorization/permissions.ts';
import type { Section } from '#core/web/feature.ts';
import { useFeatures } from '#core/web/features-context.ts';
import { useSession } from '#core/web/session/use-session.ts';

/** The sections this person may use. */
export function useSections(): readonly Section[] {
  const { person } = useSession();
  return useFeatures()
    .flatMap(({ sections = [] }) => sections)
    .filter((section) => section.may === undefined || may(person, section.may));
}
