import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Identity } from '#core/platform/identity/open-identity.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { users } from '#core/server/tables/users.ts';

/**
 * Who sends a request that carries no bearer token, by the cookie of their session: to record it, not
 * to decide anything. Null: nobody who is signed in.
 */
export const openPersonOfSession =
  (identity: Identity, db: Queryable) =>
  async ({ headers }: FastifyRequest): Promise<string | null> => {
    if (headers.cookie === undefined) return null;
    const session = await identity.api.getSession({
      headers: new Headers({ cookie: headers.cookie }),
    });
    if (session === null) return null;
    const [person] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.authId, session.user.id));
    return person?.id ?? null;
  };
