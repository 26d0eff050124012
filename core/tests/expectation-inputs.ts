import { type FixtureResources } from './fixture.ts';
import { foundryAlone } from './expectation.ts';

export const corporation = ({ corporationId }: FixtureResources) => ({ query: { corporationId } });
export const opportunity = ({ opportunityId }: Pick<FixtureResources, 'opportunityId'>) => ({
  params: { id: opportunityId },
});
export const user = ({ userId }: FixtureResources) => ({ params: { userId } });
/** What has no subject, and is the foundry's. */
export const foundryAlone = 'any  200 200 403 403 403 403 403 403 403 403';
export const submission = ({ submissionId }: FixtureResources) => ({
  params: { id: submissionId },
});
export const one = ({ importId }: FixtureResources) => ({ params: { id: importId } });
export const foundry = 'any  200 200 403 403 403 403 403 403 403 403';
