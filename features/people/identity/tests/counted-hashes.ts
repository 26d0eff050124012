import { createHook } from 'node:async_hooks';

/** How many passwords are hashed meanwhile: the work that takes nearly all the time of a sign-in. */
export async function countHashes(work: () => Promise<unknown>): Promise<number> {
  let hashes = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'ARGON2REQUEST') hashes += 1;
    },
  });
  hook.enable();
  await work().finally(() => hook.disable());
  return hashes;
}
