import { useMatches } from '@tanstack/react-router';
import { linkToSettings } from '#core/domain/identity/links.ts';
import type { Section } from '#core/web/feature.ts';
import { useFeatures } from '#core/web/features-context.ts';
import { settingsLabel } from '#core/web/router/parent-routes.ts';

interface Breadcrumb {
  /** The name of the page's resource; empty while it is loading. */
  readonly name: string;
  /** The section that a detail page belongs to, or the settings; undefined for a section's own page. */
  readonly parent: Pick<Section, 'to' | 'label'> | undefined;
}

const settings = { to: linkToSettings, label: settingsLabel } as const;

/** The breadcrumb of the current page. */
export function useBreadcrumb(): Breadcrumb {
  const here = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const above = useMatches({ select: (matches) => matches.at(-2)?.fullPath });
  const sections = useFeatures().flatMap((feature) => feature.sections ?? []);
  const parent = here?.parent ?? above;
  return {
    name: here?.section ?? '',
    parent: [...sections, settings].find(({ to }) => to === parent),
  };
}
