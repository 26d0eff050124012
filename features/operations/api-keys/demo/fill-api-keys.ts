import type { ApiKeyScope } from '#core/domain/authorization/api-key-scope.ts';
import { createSecret } from '#core/server/authorization/api-keys.ts';
import { demoStep, type CorporationKey, type FillContext } from '#core/server/demo/fill-context.ts';
import { apiKeys } from '#core/server/tables/api-keys.ts';
import {
  corporationsDemo,
  type CorporationIds,
} from '#features/cases/corporations/demo/fill-corporations.ts';
import { peopleDemo, type People } from '#features/people/users/demo/fill-people.ts';

interface DemoKey {
  readonly name: string;
  /** Null: of the foundry. */
  readonly corporation: CorporationKey | null;
  readonly by: string;
  readonly scopes: ApiKeyScope[];
  /** Days from now. */
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
  readonly expiresAt: number | null;
}

const champion = 'champion@skf.example';
const foundry = 'foundry@outrider.example';

const demoKeys: readonly DemoKey[] = [
  {
    name: 'Jira projects',
    corporation: 'skf',
    by: champion,
    scopes: ['projects:read', 'projects:write'],
    createdAt: -140,
    lastUsedAt: -0.02,
    expiresAt: 225,
  },
  {
    name: 'Power BI report',
    corporation: 'skf',
    by: champion,
    scopes: ['opportunities:read', 'submissions:read', 'projects:read'],
    createdAt: -61,
    lastUsedAt: -0.4,
    expiresAt: 29,
  },
  {
    name: 'Norrland data warehouse',
    corporation: 'norrland',
    by: foundry,
    scopes: ['opportunities:read', 'submissions:read'],
    createdAt: -95,
    lastUsedAt: -33,
    expiresAt: -5,
  },
  {
    name: 'Directory of companies',
    corporation: null,
    by: foundry,
    scopes: ['companies:read'],
    createdAt: -12,
    lastUsedAt: null,
    expiresAt: 78,
  },
];

/** API keys of the demonstration. Nobody knows their secrets. */
async function fillKeys(
  { db, at }: FillContext,
  corporationIds: CorporationIds,
  { byEmail }: People,
): Promise<void> {
  await db.insert(apiKeys).values(
    demoKeys.map(({ name, corporation, by, scopes, ...days }) => {
      const { start, hash } = createSecret();
      const createdBy = byEmail.get(by);
      if (createdBy === undefined) throw new Error(`The demonstration has no ${by}.`);
      return {
        name,
        scopes,
        start,
        hash,
        createdBy,
        corporationId: corporation && corporationIds[corporation],
        createdAt: at(days.createdAt),
        lastUsedAt: days.lastUsedAt === null ? null : at(days.lastUsedAt),
        expiresAt: days.expiresAt === null ? null : at(days.expiresAt),
      };
    }),
  );
}

export const apiKeysDemo = demoStep([corporationsDemo, peopleDemo], (fillContext) =>
  fillKeys(
    fillContext,
    fillContext.of(corporationsDemo).corporationIds,
    fillContext.of(peopleDemo),
  ),
);
