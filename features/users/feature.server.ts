import { serverFeature } from '#core/server/feature.ts';
import { users as domain } from './feature.domain.ts';
import { peopleDemo } from './demo/fill-people.ts';
import { userHandlers } from './server/handlers.ts';
import { peopleSearch } from './server/search.ts';
import { userStore } from './server/store.ts';

export const users = serverFeature(domain, {
  handlers: ({ database }) => ({
    users: userHandlers(userStore(database.db), peopleSearch(database.db)),
  }),
  demo: [peopleDemo],
});
