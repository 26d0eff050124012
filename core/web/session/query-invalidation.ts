import type { QueryKey } from '@tanstack/react-query';
import { eventCategoryOf, type EventCategory } from '#core/domain/events/events.ts';
import { topicSubjectId, type LiveNotification } from '#core/domain/live/live.ts';

/** What an event of a submission leaves as it was of its opportunity: its own page, and its team. */
const ofTheCaseItself: readonly string[] = ['/opportunities/{id}', '/opportunities/{id}/team'];
const leaveTheCase: readonly EventCategory[] = ['comment', 'vote', 'message', 'file', 'decision'];

/** Somebody shares one with us, or stops to: our lists are others then. */
const listsOfCollections: readonly string[] = [
  '/collections/own',
  '/collections/shared',
  '/collections/people',
];

/** Which collections one has, and which is the active one. */
const ownThings: readonly string[] = [
  ...listsOfCollections,
  '/collections/deleted',
  '/documents/usermetadata',
];

interface Subject {
  readonly path: string;
  readonly id: unknown;
}

/** Which address a query asks, and of which thing: keys are `[method, path, input]`. */
function subjectOf(key: QueryKey): Subject | null {
  const [method, path, input] = key;
  if (method !== 'GET' || typeof path !== 'string') return null;
  const params = (input as { params?: { id?: unknown } } | undefined)?.params;
  return { path, id: params?.id };
}

const isBelow = (path: string, noun: string): boolean =>
  path === `/${noun}/{id}` || path.startsWith(`/${noun}/{id}/`);

/**
 * Whether what a query was answered may look different after an event. Addresses say what they are
 * about, so whatever is asked below an opportunity or a submission is found by where it lies.
 */
export function isInvalidatedBy(event: LiveNotification, key: QueryKey): boolean {
  const asked = subjectOf(key);
  if (asked === null) return false;
  const { path, id } = asked;
  // What is shared with one is told as a notification.
  if (event.kind === 'notifications')
    return path.startsWith('/notifications') || path === '/collections/shared';
  // The collection on the screen may be one that was taken away, and is back.
  if (event.kind === 'own') return ownThings.includes(path) || path === '/collections/{id}';
  const isOfCase = isBelow(path, 'opportunities');
  // How its file is read, and what a check found, does not change while it goes on.
  if (event.kind === 'import') {
    return path === '/imports' || (path === '/imports/{id}' && id === event.id);
  }
  if (event.kind === 'anything') {
    if (path === '/imports' || path === '/imports/{id}') return true;
    const isShared = isOfCase || isBelow(path, 'submissions') || isBelow(path, 'collections');
    return isShared || ownThings.includes(path) || path.startsWith('/notifications');
  }
  const collectionId = topicSubjectId('collection', event.topic);
  if (collectionId !== null) {
    if (event.kind === 'gone' && listsOfCollections.includes(path)) return true;
    if (!isBelow(path, 'collections') || id !== collectionId) return false;
    return event.kind !== 'collection.noted' || path === '/collections/{id}/notes';
  }
  const caseId = topicSubjectId('opportunity', event.topic);
  if (event.kind === 'gone') return isOfCase && id === caseId;
  if (isBelow(path, 'submissions')) return event.subject !== 'submission' || id === event.subjectId;
  const area = eventCategoryOf(event.kind);
  if (path === '/opportunities') return area === 'opportunity' || area === 'submission';
  if (!isOfCase || id !== caseId) return false;
  return !(leaveTheCase.includes(area) && ofTheCaseItself.includes(path));
}
