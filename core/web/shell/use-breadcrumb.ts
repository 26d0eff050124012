import { useMatches } from '@tanstack/react-router';
import type { Section } from '#core/web/feature.ts';
import { useFeatures } from '#core/web/features-context.ts';

interface Breadcrumb {
  /** The name of the page's resource; empty while it is loading. */
  readonly name: string;
  /** The section that a detail page belongs to; undefined for a section's own page. */
  readonly parent: Section | undefined;
}

/** The breadcrumb of the current page. */
export function useBreadcrumb(): Breadcrumb {
  const here = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const sections = useFeatures().flatMap((feature) => feature.sections ?? []);
  return {
    name: here?.section ?? '',
    parent: sections.find(({ to }) => to === here?.parent),
  };
}
