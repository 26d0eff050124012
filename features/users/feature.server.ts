import { serverFeature } from '#core/server/feature.ts';
import { users as domain } from './feature.domain.ts';
import { peopleDemo } from '#features/users/demo/fill-people.ts';
import { userHandlers } from '#features/users/server/handlers.ts';
import { peopleSearch } from '#features/users/server/search.ts';
import { userStore } from '#features/users/server/store.ts';

export const users = serverFeature(domain, {
  handlers: ({ database }) => ({
    users: userHandlers(userStore(database.db), peopleSearch(database.db)),
  }),
  demo: [peopleDemo],
});
