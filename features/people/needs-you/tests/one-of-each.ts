import * as comments from '#features/cases/comments/domain/endpoints.ts';

import * as messages from '#features/cases/submissions/domain/messages/endpoints.ts';
import { messages as messageRows } from '#features/cases/submissions/server/message-tables.ts';
import { readAll } from '#features/people/notifications/domain/endpoints.ts';
import * as charters from '#features/portfolio/projects/domain/charter-endpoints.ts';
import * as projectParts from '#features/portfolio/projects/domain/part-endpoints.ts';
import {
  pilotCharters,
  projectMilestones,
} from '#features/portfolio/projects/server/part-tables.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import * as rounds from '#features/portfolio/radars/domain/round-endpoints.ts';
import { makeRadar } from '#features/portfolio/radars/tests/made-radar.ts';
import * as roleRequests from '#features/people/users/domain/role-requests/endpoints.ts';
import * as scores from '#features/cases/submissions/domain/scores/endpoints.ts';
import * as submissionEndpoints from '#features/cases/submissions/domain/endpoints.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { newId } from '#core/server/tables/columns.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import type { TestServer } from '#core/tests/test-server.ts';

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

export interface Waiting {
  /** The act that ends it. */
  readonly end: () => Promise<unknown>;
}

interface Place {
  readonly server: TestServer;
  /** Case Owner of the opportunity. */
  readonly owner: SignedIn;
  readonly ownerId: string;
  readonly corporationId: string;
  /** With a scorecard, and without submissions. */
  readonly opportunityId: string;
  /** Others of the corporation, who vote on radars with the owner. */
  readonly voterIds: readonly string[];
  /** May name others and decides on role requests. */
  readonly superuser: SignedIn;
}

type New = Partial<typeof submissions.$inferInsert>;

export async function makeSubmission(
  { server, opportunityId }: Pick<Place, 'server' | 'opportunityId'>,
  more: New = {},
): Promise<string> {
  const id = newId();
  await server.database.db.insert(submissions).values({
    id,
    opportunityId,
    companyName: 'A company',
    title: `Answer ${id}`,
    stage: 'New',
    source: 'public' as const,
    contactEmail: 'ada@founders.example',
    ...more,
  });
  return id;
}

async function makeProject({ server, ownerId, corporationId }: Place): Promise<string> {
  const id = newId();
  await server.database.db.insert(projects).values({
    id,
    source: 'test',
    name: `Project ${id}`,
    corporationId,
    ownerId,
    phase: 'Pilot' as const,
    health: 'on track' as const,
  });
  return id;
}

const fullScore = { values: { fit: 3, maturity: 3, team: 3, pilot: 3 } };

/** Makes one thing of each kind wait for the owner, or for the superuser. */
export const oneOfEach = {
  newSubmission: async (place) => {
    const id = await makeSubmission(place);
    return { end: () => place.owner.ask(submissionEndpoints.open, { params: { id } }) };
  },
  score: async (place) => {
    const id = await makeSubmission(place);
    return { end: () => place.owner.ask(scores.give, { params: { id }, body: fullScore }) };
  },
  answer: async (place) => {
    const id = await makeSubmission(place, { createdAt: inDays(-90) });
    const body = { stage: 'Declined', reason: 'Too early.' };
    return { end: () => place.owner.ask(submissionEndpoints.move, { params: { id }, body }) };
  },
  message: async (place) => {
    const id = await makeSubmission(place);
    await place.server.database.db.insert(messageRows).values({ submissionId: id, body: 'When?' });
    const body = { body: 'On Monday.' };
    return { end: () => place.owner.ask(messages.send, { params: { id }, body }) };
  },
  mention: async (place) => {
    const id = await makeSubmission(place);
    await place.superuser.ask(comments.add, {
      params: { id },
      body: { body: 'Please look, @Elin Lund', mentions: [place.ownerId], parentId: null },
    });
    return { end: () => place.owner.ask(readAll, {}) };
  },
  pilot: async (place) => {
    const id = await makeProject(place);
    const decisionDate = inDays(6).slice(0, 10);
    await place.server.database.db.insert(pilotCharters).values({ projectId: id, decisionDate });
    const body = { outcome: 'scale' as const, reason: 'It holds.' };
    return { end: () => place.owner.ask(charters.decide, { params: { id }, body }) };
  },
  milestone: async (place) => {
    const id = await makeProject(place);
    const row = { id: newId(), projectId: id, name: 'First rig', dueDate: inDays(6).slice(0, 10) };
    await place.server.database.db.insert(projectMilestones).values(row);
    return {
      end: () =>
        place.owner.ask(projectParts.changeMilestone, {
          params: { id, partId: row.id },
          body: { version: 1, isReached: true },
        }),
    };
  },
  vote: async ({ owner, ownerId, voterIds, corporationId }) => {
    const { radar, added } = await makeRadar(owner, corporationId, ['Alpha']);
    const ends = {
      proposals: null,
      vote: null,
      discussion: null,
      secondVote: null,
      recommendation: null,
    };
    const round = await owner.ask(rounds.create, {
      params: { id: radar.id },
      body: {
        participantIds: [ownerId, ...voterIds],
        authorId: ownerId,
        ends,
        blipIds: added.map(({ id }) => id),
      },
    });
    const params = { id: radar.id, roundId: round.id };
    await owner.ask(rounds.close, { params, body: { step: 'proposals' } });
    const [item] = round.items;
    return {
      end: () =>
        owner.ask(rounds.vote, {
          params: { ...params, itemId: item?.id ?? '' },
          body: { choice: 'use', experience: 'trial' },
        }),
    };
  },
  roleRequest: async ({ server, superuser }) => {
    const member = await server.signIn('member@skf.example');
    const { id } = await member.ask(roleRequests.create, {
      body: { requestedRole: 'Foundry User' },
    });
    const body = { status: 'REJECTED' as const };
    return { end: () => superuser.ask(roleRequests.decide, { params: { id }, body }) };
  },
} satisfies Readonly<Record<string, (place: Place) => Promise<Waiting>>>;
