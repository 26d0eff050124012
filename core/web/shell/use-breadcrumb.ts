import { useMatches } from '@tanstack/react-router';
import { linkToSettings } from '#core/domain/identity/links.ts';
import type { Section } from '#core/web/feature.ts';
import { useFeatures } from '#core/web/features-context.ts';
import { settingsLabel } from './settings-parts.ts';

interface Breadcrumb {
  /** The name of the page's resource; empty while it is loading. */
  readonly name: string;
  /** The section that a detail page belongs to, or the settings; undefined for their own page. */
  readonly parent: Pick<Section, 'to' | 'label'> | undefined;
}

const settings = { to: linkToSettings, label: settingsLabel } as const;

/** The breadcrumb of the current page. */
export function useBreadcrumb(): Breadcrumb {
  const here = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const sections = useFeatures().flatMap((feature) => feature.sections ?? []);
  return {
    name: here?.section ?? '',
    parent: [...sections, settings].find(({ to }) => to === here?.parent),
  };
}
