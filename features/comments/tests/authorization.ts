import {
  type Expectation,
  caseViewers,
  caseVoices,
  commentVoices,
} from '#core/tests/expectation.ts';
import { type FixtureResources } from '#core/tests/fixture.ts';
import { submission } from '#core/tests/expectation-inputs.ts';

const comment = ({ commentId }: FixtureResources) => ({ params: { id: commentId } });

/** Expected status of each endpoint of this feature for each person. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'comments.list': { input: submission, unauthenticated: 401, persons: caseViewers },
  'comments.add': {
    input: (resources) => ({ ...submission(resources), body: { body: 'From the matrix' } }),
    unauthenticated: 401,
    persons: caseVoices(200),
  },
  'comments.edit': {
    input: (resources) => ({ ...comment(resources), body: { body: 'Changed by the matrix' } }),
    unauthenticated: 401,
    persons: commentVoices(200),
  },
  'comments.mentionable': {
    input: (resources) => ({ ...submission(resources), query: { q: '' } }),
    unauthenticated: 401,
    persons: caseVoices(200),
  },
  'comments.remove': { input: comment, unauthenticated: 401, persons: commentVoices(204) },
};
