import type { Contract } from '#domain/contract.ts';
import type { Handlers } from '#server/gate/routes.ts';
import { findCompanies } from './store.ts';

/** The directory is open to every signed-in person (decisions, "Who sees what"). */
export const companyHandlers: Handlers<Contract['companies']> = {
  find: ({ query, db }) => findCompanies(db, query.q.trim(), query.limit),
};
