import type { QueryKey } from '@tanstack/react-query';
import { eventCategoryOf, type EventCategory } from '#core/domain/events/events.ts';
import { topicSubjectId, type LiveNotification } from '#core/domain/live/live.ts';

/** Paths of an opportunity that an event of a submission does not affect: its own page and its team. */
const ofTheCaseItself: readonly string[] = ['/opportunities/{id}', '/opportunities/{id}/team'];
const leaveTheCase: readonly EventCategory[] = ['comment', 'vote', 'message', 'file', 'decision'];

/** What is made of all projects that one sees. */
const listsOfProjects = ['/projects', '/projects/board', '/projects/facets', '/projects/figures'];

/** Lists that change when a collection is shared with us, or not any more. */
const listsOfCollections: readonly string[] = [
  '/collections/own',
  '/collections/shared',
  '/collections/people',
];

/** Which collections a user has, and what is pinned. */
const ownThings: readonly string[] = [...listsOfCollections, '/collections/deleted', '/pins'];

/** The saved views of lists, whatever they are of. */
const savedViews = '/views';

interface Subject {
  readonly path: string;
  readonly id: unknown;
}

/** The path a query requests, and the resource's id: keys are `[method, path, input]`. */
function subjectOf(key: QueryKey): Subject | null {
  const [method, path, input] = key;
  if (method !== 'GET' || typeof path !== 'string') return null;
  const params = (input as { params?: { id?: unknown } } | undefined)?.params;
  return { path, id: params?.id };
}

const isBelow = (path: string, noun: string): boolean =>
  path === `/${noun}/{id}` || path.startsWith(`/${noun}/{id}/`);

/** What of a collection changes alone, by the event that says so. */
const aloneOfCollection: Readonly<Record<string, string>> = {
  'collection.noted': '/collections/{id}/notes',
  'collection.proposed': '/collections/{id}/proposals',
  'collection.proposalWithdrawn': '/collections/{id}/proposals',
  'collection.proposalDeclined': '/collections/{id}/proposals',
  'collection.proposalReopened': '/collections/{id}/proposals',
};

/**
 * Whether an event may change a query's response. Paths are nested by resource, so that queries of an
 * opportunity or a submission are matched by prefix.
 */
export function isInvalidatedBy(event: LiveNotification, key: QueryKey): boolean {
  const subject = subjectOf(key);
  if (subject === null) return false;
  const { path, id } = subject;
  // What needs the reader is of nearly every kind of thing.
  if (path === '/needs-you') return event.kind !== 'import' && event.kind !== 'own';
  // That a collection was shared, or a saved search has new results, comes as a notification.
  if (event.kind === 'notifications')
    return path.startsWith('/notifications') || ['/collections/shared', '/pins'].includes(path);
  // The collection on the screen may be one that was removed and restored.
  // What they may see, and all that is drawn from it, may be another.
  if (event.kind === 'person') return true;
  if (event.kind === 'own') return ownThings.includes(path) || path === '/collections/{id}';
  const isOfCase = isBelow(path, 'opportunities');
  // How its file is read, and the result of a dry run, do not change while it runs.
  if (event.kind === 'import') {
    return path === '/imports' || (path === '/imports/{id}' && id === event.id);
  }
  if (event.kind === 'anything') {
    if (path === '/imports' || path === '/imports/{id}') return true;
    const isShared = ['opportunities', 'submissions', 'collections', 'projects', 'radars'].some(
      (noun) => isBelow(path, noun),
    );
    return (
      isShared ||
      ownThings.includes(path) ||
      path === savedViews ||
      path.startsWith('/notifications')
    );
  }
  if (topicSubjectId('corporation', event.topic) !== null) return path === savedViews;
  const collectionId = topicSubjectId('collection', event.topic);
  if (collectionId !== null) {
    if (event.kind === 'gone' && listsOfCollections.includes(path)) return true;
    if (!isBelow(path, 'collections') || id !== collectionId) return false;
    const alone = aloneOfCollection[event.kind];
    return alone === undefined || path === alone;
  }
  const projectId = topicSubjectId('project', event.topic);
  if (projectId !== null) {
    if (listsOfProjects.includes(path)) return true;
    return isBelow(path, 'projects') && id === projectId;
  }
  const radarId = topicSubjectId('radar', event.topic);
  if (radarId !== null) {
    return path === '/radars' || (isBelow(path, 'radars') && id === radarId);
  }
  const caseId = topicSubjectId('opportunity', event.topic);
  if (event.kind === 'gone') return isOfCase && id === caseId;
  const area = eventCategoryOf(event.kind);
  if (area === 'caseView') {
    return path === savedViews || (path === '/opportunities/{id}/activity' && id === caseId);
  }
  if (isBelow(path, 'submissions')) return event.subject !== 'submission' || id === event.subjectId;
  if (path === '/opportunities') return area === 'opportunity' || area === 'submission';
  if (!isOfCase || id !== caseId) return false;
  return !(leaveTheCase.includes(area) && ofTheCaseItself.includes(path));
}
