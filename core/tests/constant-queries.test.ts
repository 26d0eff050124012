import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#core/domain/endpoint.ts';
import type { Reply } from './client.ts';
import { endpointsOfContract } from './contract.ts';
import { expectations } from './expectations.ts';
import { openFixture } from './fixture.ts';
import { statementsOf } from './statements-of.ts';
import { openTestServer } from './test-server.ts';
import { unindexedScans } from './unindexed-scans.ts';

const server = await openTestServer({ demonstration: true });
const fixture = await openFixture(server);

/** How often a statement is sent at most that contains this, whatever is read. */
type Bounds = Readonly<Record<string, number>>;

/** Each of the heaviest terms of what is matched is searched for. */
const ofMatches: Bounds = { 'matched as': 6 };

/** Reads that send a statement more than once. */
const bounds: Readonly<Record<string, Bounds>> = {
  'matches.ofOpportunity': ofMatches,
  'matches.colleagues': ofMatches,
  'pitchDays.candidates': ofMatches,
  // Looks at those that fit best, and then at those that were chosen.
  'matches.rankSelection': { 'matched as': 6, '': 2 },
  // Jobs and their numbers; the last backup and the last drill.
  'operation.overview': { to_regclass: 2, backup_runs: 2 },
  // A page of each phase.
  'projects.board': { 'from "projects"': 5 },
  // Each saved search of a person, of whom the owner has three: one after the other, and remembered.
  'savedSearches.news': { 'from "companies"': 3 },
};

/** Lists of which nobody here has two rows, so that nothing is told of them. */
const short = new Set([
  'activity.ofProject',
  'auditLog.views',
  'collections.deleted',
  'collections.people',
  'collections.attention',
  'collections.suggestions',
  'collections.notes',
  'collectionProposals.list',
  'companyContacts.list',
  'companyProposals.list',
  'corporationInvitations.list',
  'currencyRates.list',
  'decisions.list',
  'documents.list',
  'imports.reasons',
  'imports.problems',
  'matches.ofCollection',
  'matches.opportunitiesOf',
  'messages.list',
  'metrics.emptySearches',
  'metrics.used',
  'metrics.peopleCohorts',
  'metricSegments.list',
  'pitchDays.scores',
  'projectParts.updates',
  'externalProjects.sources',
  'radarBlips.search',
  'radarBlips.ofCollection',
  'radarBlips.proposals',
  'roles.ofUser',
  'submissions.versions',
  'recentSearches.list',
  'operation.jobs',
  'users.search',
  'webhooks.deliveries',
  'templates.list',
]);

const readers = ['foundry', 'owner', 'member'] as const;
const reads = endpointsOfContract.filter(
  ({ endpoint }) => endpoint.method === 'GET' && endpoint.stream !== true,
);

/** How many rows are in an answer, where it is a list. */
function rowsIn({ body }: Reply): number | null {
  if (Array.isArray(body)) return body.length;
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
  return Array.isArray(data) ? data.length : null;
}

/** A statement, however many values are in its lists. */
const shapeOf = (statement: string): string =>
  statement.replaceAll(/\$\d+(?:, ?\$\d+)*/gu, '$').replaceAll(/\(\$\)(?:, ?\(\$\))*/gu, '($)');

/** Those that are sent more often than they may be. */
function tooOften(name: string, statements: readonly string[]): string[] {
  const boundOf = (shape: string): number =>
    Object.entries(bounds[name] ?? {}).find(([part]) => shape.includes(part))?.[1] ?? 1;
  return [...Map.groupBy(statements, shapeOf)].flatMap(([shape, all]) =>
    all.length > boundOf(shape) ? [`${all.length} times: ${shape}`] : [],
  );
}

/** One statement of each shape. */
const sent = new Map<string, string>();

describe.each(reads)('$name', ({ name, endpoint }) => {
  async function read(reader: (typeof readers)[number]) {
    const ask = fixture.people[reader].try as (one: Endpoint, input: object) => Promise<Reply>;
    const input = expectations[name]?.input?.(fixture.resources(reader, 'own')) ?? {};
    const limit = endpoint.paginated === true ? { limit: '50' } : {};
    const query = { ...input.query, ...limit };
    let rows: number | null = null;
    const statements = await statementsOf(server.database.pool, async () => {
      rows = rowsIn(await ask(endpoint, { ...input, query }));
    });
    for (const statement of statements) sent.set(shapeOf(statement), statement);
    return { rows, statements };
  }

  test('sends no statement once for each row', async () => {
    let most: number | null = null;
    for (const reader of readers) {
      const { rows, statements } = await read(reader);
      if (rows !== null) most = Math.max(most ?? 0, rows);
      expect(tooOften(name, statements), reader).toEqual([]);
    }
    expect(most !== null && most < 2, `${name} has rows to tell by`).toBe(short.has(name));
  });
});

test('what picks rows by a column has an index that begins with it', async () => {
  expect(sent.size).toBeGreaterThan(reads.length);
  expect(await unindexedScans(server.database.pool, sent.values())).toEqual([]);
});
