// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { DomainFeature } from '#core/domain/contract.ts';
import type { KnownFeature } from '#core/web/feature.ts';
import * as domain from '#app/features.domain.ts';
import { features } from '#app/features.web.ts';

const isFeature = (value: object): value is DomainFeature => 'endpoints' in value;
const declared = Object.values<object>(domain).filter(isFeature);
const manifests: readonly KnownFeature[] = features;

test('A notification is of a kind that the interface knows, with an icon', () => {
  const events = declared.flatMap((feature) => Object.values(feature.events));
  const kinds = new Set(events.flatMap(({ notifies = {} }) => Object.keys(notifies)));
  const names = manifests.flatMap(({ notifications = {} }) => Object.keys(notifications));
  expect(names.toSorted()).toEqual([...kinds].toSorted());
});
