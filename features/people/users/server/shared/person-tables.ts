import type { SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { featuresService } from '#core/server/feature.ts';
import type { Services } from '#core/server/services.ts';
import type { Settings } from '#core/server/settings.ts';
import type {
  AccountDeletion,
  AccountDeletionRequest,
} from '#features/people/users/domain/account-deletion.ts';
import type { AccountMerge, MergedPart } from '#features/people/users/domain/account-merge.ts';
import type { PersonReference } from './person-references.ts';
import type { ProfileTeam } from '#features/people/users/domain/profile.ts';

/** Rows of one's own data. */
export interface OwnDataSection {
  readonly name: string;
  readonly from: SQL;
  readonly where: SQL;
}

/** The account that goes, and the one that stays. */
export interface MergedPair {
  readonly sourceId: string;
  readonly sourceAuthId: string | null;
  readonly targetId: string;
  readonly targetAuthId: string;
}

/** Finds files of a person, and returns what removes their bytes: last, since it cannot be rolled back. */
export type FileRemover = (db: Queryable, userId: string) => Promise<() => Promise<void>>;

/** What a feature has of people. */
export interface PersonTables {
  /** What becomes of its columns that refer to `users`, by `table.column`. */
  readonly references?: Readonly<Record<string, PersonReference>>;
  /** Rows of one’s own data in which no column refers to `users`. */
  readonly ownData?: (authId: string) => readonly OwnDataSection[];
  /** The teams that a profile shows, as far as the viewer sees them. */
  readonly teams?: (db: Queryable, viewer: Viewer, userId: string) => Promise<ProfileTeam[]>;
  readonly merge?: {
    /** Makes what is the source's the target's. Can be repeated. */
    readonly move?: (db: Queryable, pair: MergedPair) => Promise<void>;
    /** What that would move. */
    readonly parts?: (db: Queryable, pair: MergedPair) => Promise<MergedPart[]>;
    /** The case roles that the target would get. */
    readonly caseRoles?: (db: Queryable, pair: MergedPair) => Promise<AccountMerge['caseRoles']>;
  };
  readonly deletion?: {
    /** What nobody would own any more; locked if the account is about to be deleted. */
    readonly lastOwnerOf?: (
      db: Queryable,
      userId: string,
      isForUpdate: boolean,
    ) => Promise<AccountDeletion['lastOwnerOf']>;
    /** What goes to somebody or is deleted, as the person decides. */
    readonly collections?: (
      db: Queryable,
      viewer: Viewer,
    ) => Promise<AccountDeletion['collections']>;
    readonly settle?: (
      db: Queryable,
      viewer: Viewer,
      decided: AccountDeletionRequest['collections'],
    ) => Promise<void>;
    readonly files?: (settings: Settings) => FileRemover;
  };
}

declare module '#core/server/feature.ts' {
  interface ServerSlots {
    /** What it has of people. */
    readonly personTables?: PersonTables;
  }
}

export const personTablesOf = (services: Services): PersonTables[] =>
  services.get(featuresService).flatMap(({ personTables }) => personTables ?? []);

/** What all of them say, one after the other. */
export async function gather<Brought>(
  tables: readonly PersonTables[],
  ask: (one: PersonTables) => Promise<readonly Brought[]> | undefined,
): Promise<Brought[]> {
  const all: Brought[] = [];
  for (const one of tables) all.push(...((await ask(one)) ?? []));
  return all;
}
