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
  'comments.hide': {
    input: (resources) => ({ ...comment(resources), body: { isHidden: true } }),
    unauthenticated: 401,
    persons: `
      own                200 200 403 200 403 403 404 404 403 404
      same corporation   200 200 403 404 404 404 404 404 404 404
      other corporation  200 200 404 404 404 404 404 404 404 404
      missing            404 404 404 404 404 404 404 404 404 404`,
  },
  'comments.remove': { input: comment, unauthenticated: 401, persons: commentVoices(204) },
};
