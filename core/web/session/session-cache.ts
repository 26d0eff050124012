import * as z from 'zod/mini';
import { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { Corporation } from '#core/domain/identity/corporation.ts';
import { User } from '#core/domain/identity/user.ts';
import { readLocalStorage, writeLocalStorage } from './local-storage.ts';
import { sessionCacheKey } from './stored-user.ts';

/** Longer ones, of installations with very many corporations, are not saved. */
const mostCharacters = 100_000;

const SessionCache = z.object({
  uid: z.string(),
  user: User,
  systemRoles: z.array(SystemRoleName),
  corporation: z.nullable(Corporation),
  corporations: z.array(Corporation),
});
/** What the frame showed last: names, roles and corporations. No proof of any permission. */
export type SessionCache = z.infer<typeof SessionCache>;

/** What this person's frame showed last on this device; null: nothing, or somebody else's. */
export function readSessionCache(uid: string | null): SessionCache | null {
  const text = uid === null ? null : readLocalStorage(sessionCacheKey);
  if (text === null) return null;
  try {
    const cached = SessionCache.safeParse(JSON.parse(text)).data;
    return cached?.uid === uid ? (cached ?? null) : null;
  } catch {
    return null;
  }
}

export function writeSessionCache(cache: SessionCache): void {
  const text = JSON.stringify(cache);
  if (text.length <= mostCharacters) writeLocalStorage(sessionCacheKey, text);
}
