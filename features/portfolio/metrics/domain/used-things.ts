import type { UsageKind } from './usage-endpoints.ts';

/** What can be ranked by how often it was viewed or used. */
export const usedThings = {
  company: 'profile.viewed',
  opportunity: 'opportunity.viewed',
  submission: 'submission.viewed',
  project: 'project.viewed',
  radar: 'radar.viewed',
  download: 'file.downloaded',
  filter: 'filter.applied',
  navigation: 'navigation.clicked',
} as const satisfies Readonly<Record<string, UsageKind>>;
export type UsedThing = keyof typeof usedThings;
export const usedThingNames = Object.keys(usedThings) as [UsedThing, ...UsedThing[]];
