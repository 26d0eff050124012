import { useMatches } from '@tanstack/react-router';
import type { Section } from '#core/web/feature.ts';
import { useFeatures } from '#core/web/features-context.ts';

interface Breadcrumb {
  /** What the page is a page of; empty while it is not known. */
  readonly name: string;
  /** The section that a page of one thing belongs to; a section itself has none. */
  readonly parent: Section | undefined;
}

/** Where one is. */
export function useBreadcrumb(): Breadcrumb {
  const here = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const sections = useFeatures().flatMap((feature) => feature.sections ?? []);
  return {
    name: here?.section ?? '',
    parent: sections.find(({ to }) => to === here?.parent),
  };
}
