import { everybody, onesOwn, type Expectation } from '#core/tests/expectation.ts';

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'documents.userMetadata': { unauthenticated: 401, persons: everybody },
  'documents.addUserMetadata': {
    input: () => ({ body: { activeCollectionId: null } }),
    unauthenticated: 401,
    persons: everybody,
  },
  'documents.changeUserMetadata': {
    input: ({ metadataId }) => ({
      params: { id: metadataId },
      body: { activeCollectionId: null },
    }),
    unauthenticated: 401,
    persons: onesOwn(200),
  },
};
