import type { Use } from '#features/portfolio/metrics/domain/use.ts';
import type { UsedThing } from '#features/portfolio/metrics/domain/used-things.ts';

export const useWords: Readonly<Record<Use['kinds'][number]['kind'], string>> = {
  'page.viewed': 'Pages',
  'search.run': 'Searches',
  'opportunity.viewed': 'Opportunities',
  'submission.viewed': 'Submissions',
  'project.viewed': 'Projects',
  'radar.viewed': 'Radars',
  'profile.viewed': 'Profiles and companies',
  'filter.applied': 'Filters',
  'file.downloaded': 'Downloads',
  'navigation.clicked': 'Navigation clicks',
};

/** What is ranked, and the word for each time. */
export const usedWords: Readonly<Record<UsedThing, { readonly name: string; unit: string }>> = {
  company: { name: 'Companies', unit: 'views' },
  opportunity: { name: 'Opportunities', unit: 'views' },
  submission: { name: 'Submissions', unit: 'views' },
  project: { name: 'Projects', unit: 'views' },
  radar: { name: 'Radars', unit: 'views' },
  download: { name: 'Downloads', unit: 'files' },
  filter: { name: 'Filters', unit: 'times set' },
  navigation: { name: 'Navigation', unit: 'clicks' },
};
