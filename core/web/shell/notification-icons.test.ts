// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { catalogueOf } from '#core/domain/events/events.ts';
import type { KnownFeature } from '#core/web/feature.ts';
import * as domain from '#app/features.domain.ts';
import { features } from '#app/features.web.ts';

test('A notification is of a kind that the interface knows, with an icon', () => {
  // TypeScript adds a default export that is not there.
  const { default: _, ...contract } = domain;
  const shown = features.flatMap(({ notifications = {} }: KnownFeature) =>
    Object.keys(notifications),
  );
  expect(shown.toSorted()).toEqual([...catalogueOf(contract).notifications.keys()].toSorted());
});
