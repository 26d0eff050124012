import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { serviceKey } from '#core/server/services.ts';

type Granting<Subject> = (db: Queryable, viewer: Viewer, id: string) => Promise<Subject>;

/** Who decides for this person: they alone. Throws `notFound` or `forbidden`. */
export const ownAccountService =
  serviceKey<Granting<{ readonly userId: string }>>('grants of own accounts');

/** Who asks the people of this corporation, and its name. Throws `notFound` or `forbidden`. */
export const askingCorporationService =
  serviceKey<Granting<{ readonly userId: string; readonly name: string }>>('grants of exports');
