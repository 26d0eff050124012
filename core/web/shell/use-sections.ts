import type { Person } from '#core/domain/authorization/permissions.ts';
import type { KnownFeature, Section } from '#core/web/feature.ts';
import { useFeatures } from '#core/web/features-context.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { mayOpen } from './may-open.ts';

/** The sections of these features that a person may use. */
export const sectionsFor = (
  features: readonly KnownFeature[],
  person: Person,
): readonly Section[] =>
  features.flatMap(({ sections = [] }) => sections).filter((section) => mayOpen(person, section));

/** The sections that the current user may use. */
export const useSections = (): readonly Section[] =>
  sectionsFor(useFeatures(), useSession().person);
