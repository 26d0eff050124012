import { type FixtureResources } from './fixture.ts';

export const corporation = ({ corporationId }: FixtureResources) => ({ query: { corporationId } });
export const opportunity = ({ opportunityId }: Pick<FixtureResources, 'opportunityId'>) => ({
  params: { id: opportunityId },
});
export const user = ({ userId }: FixtureResources) => ({ params: { userId } });
export const person = ({ userId }: FixtureResources) => ({ params: { id: userId } });
export const submission = ({ submissionId }: FixtureResources) => ({
  params: { id: submissionId },
});
export const project = ({ projectId }: FixtureResources) => ({ params: { id: projectId } });
export const one = ({ importId }: FixtureResources) => ({ params: { id: importId } });
/** Foundry and Foundry Champions. */
export const champions = 'any  200 200 200 403 403 403 403 403 403 403';
export const foundry = 'any  200 200 403 403 403 403 403 403 403 403';
