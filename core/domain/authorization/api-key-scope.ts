import * as z from 'zod/mini';

/** What an API key may do: each scope opens the endpoints that name it, and no others. */
export const apiKeyScopes = [
  'opportunities:read',
  'submissions:read',
  'companies:read',
  'projects:read',
  'projects:write',
] as const;
export const ApiKeyScope = z.enum(apiKeyScopes);
export type ApiKeyScope = z.infer<typeof ApiKeyScope>;
