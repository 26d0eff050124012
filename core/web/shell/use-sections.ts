import { useSession } from '#core/web/session/use-session.ts';
import { sectionsFor, type Section } from './sections.ts';

/** The sections this person may use. */
export const useSections = (): readonly Section[] => sectionsFor(useSession().person);
