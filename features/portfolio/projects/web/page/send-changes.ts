import * as z from 'zod/mini';
import { update } from '#features/portfolio/projects/domain/endpoints.ts';
import {
  ProjectPage,
  type ProjectChange,
} from '#features/portfolio/projects/domain/project-page.ts';
import { refuse, refusals } from '#core/domain/refusals.ts';
import { sendVersioned } from '#core/web/sync/conflicts.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { call } from '#core/web/transport/call.ts';
import { problemOf } from '#core/web/transport/problem.ts';

/** Texts are not written over: when somebody else changed the same one, the user decides. */
const texts: readonly string[] = ['name', 'title', 'description', 'body', 'mitigation', 'reason'];

interface Versioned {
  readonly version: number;
}

/**
 * Sends a change based on a version. Somebody else's change of other fields is kept: ours is sent again
 * on top of it. When both changed the same text, it is refused.
 */
export function sendOnTop<Change extends Versioned>(
  change: Change,
  base: Versioned,
  send: (change: Change, idempotencyKey: string) => Promise<ProjectPage | null>,
): Promise<ProjectPage | null> {
  const record = z.looseObject({ version: z.int() });
  const before = base as unknown as Readonly<Record<string, unknown>>;
  return sendVersioned<Change, z.infer<typeof record>, ProjectPage | null>(change, {
    send,
    record,
    resolve: (mine, current) => {
      const crossed = Object.keys(mine).some(
        (field) => texts.includes(field) && current[field] !== before[field],
      );
      if (crossed) throw problemOf(refuse(refusals.stale));
      return { kind: 'rebase', change: { ...mine, version: current.version } };
    },
  });
}

const sendBy =
  (send: typeof call) =>
  (page: ProjectPage, fields: Omit<ProjectChange, 'version'>): Promise<ProjectPage | null> =>
    sendOnTop({ version: page.version, ...fields }, page, (body) =>
      send(update, { params: { id: page.id }, body }),
    );

/** Changes a project's own fields by a form, which keeps what was typed. */
export const sendProject = sendBy(call);
/** Changes those that the page shows already. */
export const sendShownProject = sendBy(callUntilAnswered);
