import type { Contract } from '#domain/contract.ts';
import { splitDisplayName, displayNameFromEmail } from '#domain/users/names.ts';
import { record } from '#server/gate/record.ts';
import type { Handlers } from '#server/gate/routes.ts';
import { refused } from '#server/platform/http/refused.ts';
import { AddressTaken, type UserStore } from './store.ts';

export const userHandlers = (store: UserStore): Handlers<Contract['users']> => ({
  byAuth: async ({ viewer, query }) => {
    const user = await store.byAuthId(viewer, query.authId);
    if (user === null) throw refused('notFound');
    return user;
  },
  // Only the names are taken from the body; who it is, and the e-mail, come from the token.
  sync: async ({ viewer, body, db }) => {
    const typed = { firstName: body.firstName.trim(), lastName: body.lastName.trim() };
    const named = typed.firstName !== '' || typed.lastName !== '';
    const derived = splitDisplayName(viewer.name || displayNameFromEmail(viewer.email));
    try {
      const { user, isNew, joined } = await store.sync(db, viewer, named ? typed : derived);
      const event = { actorId: user.id, subject: 'user', subjectId: user.id };
      if (isNew) await record(db, { ...event, kind: 'user.synced' });
      if (joined !== null) {
        await record(db, {
          ...event,
          kind: 'corporation.joined',
          details: { corporationId: joined },
        });
      }
      return user;
    } catch (error) {
      if (error instanceof AddressTaken) throw refused('signIn.emailInUse');
      throw error;
    }
  },
});
