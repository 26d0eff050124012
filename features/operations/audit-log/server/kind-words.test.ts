import { expect, test } from 'vitest';
import { eventCategoryOf } from '#core/domain/events/events.ts';
import { eventCatalogueService } from '#core/server/events/catalogue.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { eventTitle } from '#features/cases/activity/domain/event-title.ts';
import { categoryWords } from '#features/operations/audit-log/domain/category-words.ts';

const { services } = await openTestServer();
const recorded = [...services.get(eventCatalogueService).events.values()].filter(
  ({ history }) => history !== undefined,
);

test.each(recorded)('$kind is called in words, without a place for a name', (event) => {
  const words = eventTitle(event);
  expect(words).toMatch(/^\p{Lu}[^{}]+[^{}:.]:?$/u);
  expect(words).not.toMatch(/something|undefined|[a-z][A-Z]/u);
});

test('each category of actions has a name of its own, and no other has', () => {
  const categories = new Set(recorded.map(({ kind }) => eventCategoryOf(kind)));
  expect(Object.keys(categoryWords).toSorted()).toEqual([...categories].toSorted());
  expect(new Set(Object.values(categoryWords)).size).toBe(categories.size);
});

test('no two kinds are called the same within a category', () => {
  const called = recorded.map((event) => `${eventCategoryOf(event.kind)}: ${eventTitle(event)}`);
  expect(called.filter((words, place) => called.indexOf(words) < place)).toEqual([]);
});
