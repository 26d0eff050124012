import * as z from 'zod/mini';
import { ApiKeyScope, apiKeyScopes } from '#core/domain/authorization/api-key-scope.ts';
import { limits } from '#core/domain/limits.ts';
import { EnteredInstant, Id, Instant, Uuid, requiredText } from '#core/domain/schemas.ts';

/** A key as its managers see it: never with its secret. */
export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** The beginning of the secret. */
  start: z.string(),
  /** Null: of the foundry, for every corporation. */
  corporation: z.nullable(z.object({ id: Id, name: z.string() })),
  scopes: z.array(ApiKeyScope),
  expiresAt: z.nullable(Instant),
  lastUsedAt: z.nullable(Instant),
  createdBy: z.string(),
  createdAt: Instant,
});
export type ApiKey = z.infer<typeof ApiKey>;

export const ApiKeyDraft = z.object({
  name: requiredText(limits.nameCharacters),
  corporationId: z.nullable(Uuid),
  scopes: z.array(ApiKeyScope).check(z.minLength(1), z.maxLength(apiKeyScopes.length)),
  expiresAt: z.nullable(EnteredInstant),
});
export type ApiKeyDraft = z.infer<typeof ApiKeyDraft>;
