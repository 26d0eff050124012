import type { EventCatalogue } from '#core/domain/events/events.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Settings } from '#core/server/settings.ts';
import { eventTitle } from '#features/cases/activity/domain/event-title.ts';
import type * as endpoints from '#features/operations/audit-log/domain/endpoints.ts';
import { chainHead } from './shared/chain-head.ts';
import type { AuditNames } from './names.ts';
import { shownEntries } from './shown-entries.ts';
import { auditStore } from './store.ts';
import { viewStore } from './views.ts';

const kindsOf = ({ events }: EventCatalogue) =>
  [...events.values()].flatMap((event) =>
    event.history === undefined ? [] : [{ kind: event.kind, words: eventTitle(event) }],
  );

export const auditHandlers = (
  catalogue: EventCatalogue,
  names: AuditNames,
  { auditAddressDays }: Pick<Settings, 'auditAddressDays'>,
): Handlers<typeof endpoints> => ({
  async list({ query: { limit, cursor, ...filter }, db }) {
    const page = await auditStore.page(db, filter, { limit, cursor });
    return { ...page, data: await shownEntries(catalogue, names, db, page.data) };
  },
  about: async ({ db }) => ({
    kinds: kindsOf(catalogue),
    head: await chainHead(db),
    waiting: await auditStore.countWaiting(db),
    addressDays: auditAddressDays,
    isProtected: await auditStore.isProtected(db),
  }),
  views: ({ viewer, db }) => viewStore.own(db, userIdOf(viewer)),
  saveView: ({ viewer, body, db }) => viewStore.save(db, userIdOf(viewer), body),
  async removeView({ viewer, params, db }) {
    await viewStore.remove(db, userIdOf(viewer), params.id);
    return null;
  },
});
