import { type FixtureResources } from './fixture.ts';

export const corporation = ({ corporationId }: FixtureResources) => ({ query: { corporationId } });
export const opportunity = ({ opportunityId }: Pick<FixtureResources, 'opportunityId'>) => ({
  params: { id: opportunityId },
});
export const user = ({ userId }: FixtureResources) => ({ params: { userId } });
export const submission = ({ submissionId }: FixtureResources) => ({
  params: { id: submissionId },
});
export const one = ({ importId }: FixtureResources) => ({ params: { id: importId } });
export const foundry = 'any  200 200 403 403 403 403 403 403 403 403';
