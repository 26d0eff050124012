import { isTimingSafeEqual } from '#core/server/authorization/timing-safe-equal.ts';
import type { FindDownload } from '#core/server/endpoints/downloads.ts';
import { fileRows } from './store.ts';

/** The file of a download token. Null: there is none, or the token is of another one. */
export const findOfToken: FindDownload = async (db, idOrName, token) => {
  const found = await fileRows.ofToken(db, idOrName, token);
  const isOpenedBy = ({ token: tokens }: { readonly token: string }) =>
    tokens.split(',').some((one) => isTimingSafeEqual(token, one));
  return found.find(isOpenedBy) ?? null;
};
