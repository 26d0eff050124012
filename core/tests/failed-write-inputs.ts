import { demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import * as opportunities from '#features/cases/opportunities/domain/endpoints.ts';
import * as proposals from '#features/directory/collections/domain/proposal-endpoints.ts';
import * as submissions from '#features/cases/submissions/domain/endpoints.ts';
import * as sampleData from '#features/operations/sample-data/domain/endpoints.ts';
import type { Fixture, FixtureResources } from './fixture.ts';
import type { PersonName } from './persons.ts';

export interface WriteInput {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}

interface WriteCase {
  readonly caller: PersonName;
  readonly input: (resources: FixtureResources, fixture: Fixture) => Promise<WriteInput>;
}

async function newOpportunity(
  { corporationId, cycleId }: FixtureResources,
  { people }: Fixture,
): Promise<WriteInput> {
  const body = { corporationId, cycleId, name: 'Of a test' };
  const { id } = await people.foundry.ask(opportunities.create, { body });
  return { params: { id } };
}

async function newProposal(
  { lastCollectionId, proposedId }: FixtureResources,
  { people }: Fixture,
): Promise<WriteInput> {
  const params = { id: lastCollectionId, companyId: proposedId };
  await people.owner.ask(proposals.propose, { params, body: { note: null } });
  return { params };
}

/** Writes that the table of rights only sees refused, since it asks for each in everybody's name. */
export const writeCases: Readonly<Record<string, WriteCase>> = {
  'opportunities.changeStatus': {
    caller: 'foundry',
    input: async (resources, fixture) => ({
      ...(await newOpportunity(resources, fixture)),
      body: { status: 'FINISHED', reason: 'A test.' },
    }),
  },
  'opportunities.remove': {
    caller: 'foundry',
    input: newOpportunity,
  },
  'collectionProposals.withdraw': { caller: 'owner', input: newProposal },
  'collectionProposals.decide': {
    caller: 'owner',
    input: async (resources, fixture) => ({
      ...(await newProposal(resources, fixture)),
      body: { isDeclined: true },
    }),
  },
  'drafting.edit': {
    caller: 'foundry',
    input: async ({ submissionId: id }, { people }) => {
      const { version } = await people.foundry.ask(submissions.get, { params: { id } });
      return { params: { id }, body: { companyName: 'Acme', title: 'Changed', version } };
    },
  },
  'sampleData.remove': {
    caller: 'superuser',
    input: async (_, { people }) => {
      await people.superuser.try(sampleData.add);
      const { sample } = await people.superuser.ask(sampleData.get);
      return { params: { id: String(sample?.corporationId) } };
    },
  },
  'account.changePassword': {
    caller: 'member',
    input: async () => ({ body: { current: demoPassword, password: 'Gr8-lantern-moss' } }),
  },
};
