import { appearancesPath } from '#features/directory/companies/domain/appearances-path.ts';

/** The prefix of the keys of all queries of what companies are used in. */
export const appearancesKey = ['GET', appearancesPath] as const;
