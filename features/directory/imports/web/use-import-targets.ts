import { use } from 'react';
import { importsOf, type ImportOf } from '#features/directory/imports/domain/import.ts';
import type { KnownFeature } from '#core/web/feature.ts';
import { useFeatures } from '#core/web/features-context.ts';
import type { WebImportTarget } from './shared/import-target.ts';

type Targets = readonly WebImportTarget[];

const fetched = new WeakMap<readonly KnownFeature[], Promise<Targets>>();

/** What the features bring. Loaded once; a failure is shown by the screen, and retried later. */
function importTargetsOf(features: readonly KnownFeature[]): Promise<Targets> {
  const before = fetched.get(features);
  if (before) return before;
  const targets = Promise.all(
    features.flatMap(({ importTarget }) => (importTarget ? [importTarget()] : [])),
  );
  fetched.set(features, targets);
  targets.catch(() => fetched.delete(features));
  return targets;
}

/** What can be imported. Suspends until it is loaded. */
export const useImportTargets = (): Targets => use(importTargetsOf(useFeatures()));

/** What can be imported of one type of record. */
export function targetOf(targets: Targets, of: ImportOf): WebImportTarget {
  const target = targets.find(({ records }) => records.of === of);
  if (target === undefined) throw new Error(`No feature provides what an import of ${of} needs.`);
  return target;
}

/** The same, once it is loaded. */
export const useImportTarget = (of: ImportOf): WebImportTarget => targetOf(useImportTargets(), of);

/** All types of records, to choose from. */
export const recordTypesOf = (targets: Targets) =>
  importsOf.map((value) => ({ value, label: targetOf(targets, value).records.label }));
