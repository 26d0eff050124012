import type { QueryKey } from '@tanstack/react-query';
import { areaOf, type EventArea } from '#domain/events.ts';
import { opportunityOf, type LiveEvent } from '#domain/live/live.ts';

/** What an event of a submission leaves as it was of its opportunity: its own page, and its team. */
const ofTheCaseItself: readonly string[] = ['/opportunities/{id}', '/opportunities/{id}/team'];
const leaveTheCase: readonly EventArea[] = ['comment', 'vote', 'message', 'file', 'decision'];

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
export function isChangedBy(event: LiveEvent, key: QueryKey): boolean {
  const asked = subjectOf(key);
  if (asked === null || event.kind === 'elsewhere') return false;
  const { path, id } = asked;
  if (event.kind === 'notifications') return path.startsWith('/notifications');
  const isOfCase = isBelow(path, 'opportunities');
  if (event.kind === 'import')
    return path === '/imports' || (isBelow(path, 'imports') && id === event.id);
  if (event.kind === 'anything') {
    if (path === '/imports' || isBelow(path, 'imports')) return true;
    return isOfCase || isBelow(path, 'submissions') || path.startsWith('/notifications');
  }
  if (event.kind === 'gone') return isOfCase && id === opportunityOf(event.topic);
  if (isBelow(path, 'submissions')) return event.subject !== 'submission' || id === event.subjectId;
  const area = areaOf(event.kind);
  if (path === '/opportunities') return area === 'opportunity' || area === 'submission';
  if (!isOfCase || id !== opportunityOf(event.topic)) return false;
  return !(leaveTheCase.includes(area) && ofTheCaseItself.includes(path));
}
