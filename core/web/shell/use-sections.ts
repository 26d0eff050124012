import { may } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { sections, type Section } from './sections.ts';

/** The sections this person may use. */
export function useSections(): readonly Section[] {
  const { person } = useSession();
  return sections.filter((section) => section.may === undefined || may(person, section.may));
}
