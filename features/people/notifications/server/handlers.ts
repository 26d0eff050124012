import { and } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { EventCatalogue } from '#core/domain/events/events.ts';
import { notificationEvents } from '#features/people/notifications/domain/events.ts';
import type * as endpoints from '#features/people/notifications/domain/endpoints.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { refused } from '#core/platform/http/refused.ts';
import { listGroups } from './groups.ts';
import { addMute, listMutes, removeMute } from './mutes.ts';
import { assertKind, changeSettings, channelsOf, findSettings } from './settings.ts';
import { shownNotification } from './shown.ts';
import { matching, notificationStore as store, type Whose } from './store.ts';

const whoseOf = (viewer: Viewer): Whose => visibilityScopeOf(viewer).userId;

/** Other windows of the same person show it, too. */
async function emitRead(db: Queryable, userId: Whose): Promise<void> {
  if (userId !== null) await emit(db, notificationEvents['notification.read'], { userId });
}

/** An unverified address sees no notifications: they may be about a case. */
export function notificationHandlers(
  catalogue: EventCatalogue,
  sendsMail: boolean,
): Handlers<typeof endpoints> {
  async function settingsOf(db: Queryable, viewer: Viewer) {
    const choices = await findSettings(db, viewer.userId);
    return {
      mails: choices.mails,
      weeklyMail: choices.weeklyMail,
      timeZone: choices.timeZone,
      channels: channelsOf(catalogue, choices),
      sendsMail,
      mailAddress: sendsMail ? viewer.verifiedEmail : null,
      muted: await listMutes(db, catalogue, whoseOf(viewer)),
    };
  }

  async function assertOwn(db: Queryable, whose: Whose, id: string): Promise<void> {
    if (!(await store.has(db, whose, store.isOne(id)))) throw refused(refusals.notFound);
  }

  return {
    list: async ({ viewer, query, db }) => {
      if (query.kind !== undefined) assertKind(catalogue, query.kind, 'query.kind');
      const page = await store.list(db, whoseOf(viewer), query);
      return { ...page, data: page.data.map((row) => shownNotification(catalogue, row)) };
    },

    async groups({ viewer, query, db }) {
      if (query.kind !== undefined) assertKind(catalogue, query.kind, 'query.kind');
      return listGroups(db, catalogue, whoseOf(viewer), query);
    },

    unread: async ({ viewer, db }) => ({ count: await store.countUnread(db, whoseOf(viewer)) }),

    async read({ viewer, params, db }) {
      const whose = whoseOf(viewer);
      await assertOwn(db, whose, params.id);
      await store.read(db, whose, store.isOne(params.id));
      await emitRead(db, whose);
      return null;
    },

    async markUnread({ viewer, params, db }) {
      const whose = whoseOf(viewer);
      await assertOwn(db, whose, params.id);
      await store.markUnread(db, whose, params.id);
      await emitRead(db, whose);
      return null;
    },

    async readAll({ viewer, query, db }) {
      const whose = whoseOf(viewer);
      if (query.kind !== undefined) assertKind(catalogue, query.kind, 'query.kind');
      await store.read(db, whose, and(store.isAbout(query), matching({ kind: query.kind })));
      await emitRead(db, whose);
      return null;
    },

    async mute({ viewer, params, db }) {
      const whose = whoseOf(viewer);
      const isKnown = await store.has(db, whose, store.isAbout(params));
      if (whose === null || !isKnown) throw refused(refusals.notFound);
      await addMute(db, whose, params);
      await store.read(db, whose, store.isAbout(params));
      await emitRead(db, whose);
      return null;
    },

    async unmute({ viewer, params, db }) {
      const whose = whoseOf(viewer);
      if (whose !== null) await removeMute(db, whose, params);
      await emitRead(db, whose);
      return null;
    },

    settings: ({ viewer, db }) => settingsOf(db, viewer),

    async changeSettings({ viewer, body, db }) {
      for (const { kind } of body.channels ?? []) assertKind(catalogue, kind, 'body.channels');
      await changeSettings(db, catalogue, userIdOf(viewer), body);
      return settingsOf(db, viewer);
    },
  };
}
