import type { ApiKeyScope } from '#core/domain/authorization/api-key-scope.ts';

export const scopeLabels: Readonly<Record<ApiKeyScope, string>> = {
  'opportunities:read': 'Read opportunities and cycles',
  'submissions:read': 'Read submissions',
  'companies:read': 'Read and search companies',
  'projects:read': 'Read projects',
  'projects:write': 'Synchronise projects',
};
