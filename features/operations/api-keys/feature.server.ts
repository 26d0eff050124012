import { serverFeature } from '#core/server/feature.ts';
import { apiKeysDemo } from '#features/operations/api-keys/demo/fill-api-keys.ts';
import { apiKeyHandlers } from '#features/operations/api-keys/server/handlers.ts';
import { personTables } from '#features/operations/api-keys/server/person-tables.ts';
import { apiKeys as domain } from './feature.domain.ts';

export const apiKeys = serverFeature(domain, {
  handlers: () => ({ apiKeys: apiKeyHandlers }),
  demo: [apiKeysDemo],
  personTables,
});
