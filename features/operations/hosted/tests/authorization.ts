import { everybody, onesOwn, type Expectation } from '#core/tests/expectation.ts';

const collection = 'usermetadata';

/** Who may call the endpoints of this feature, row by row; other collections in documents.test.ts. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'documents.list': {
    input: () => ({ params: { collection } }),
    unauthenticated: 401,
    persons: everybody,
  },
  'documents.get': {
    input: ({ metadataId: id }) => ({ params: { collection, id } }),
    unauthenticated: 401,
    persons: onesOwn(200),
  },
  'documents.create': {
    input: () => ({ params: { collection }, body: { activeCollectionId: null } }),
    unauthenticated: 401,
    persons: everybody,
  },
  'documents.update': {
    input: ({ metadataId: id }) => ({
      params: { collection, id },
      body: { activeCollectionId: null },
    }),
    unauthenticated: 401,
    persons: onesOwn(200),
  },
  'documents.remove': {
    input: ({ metadataId: id }) => ({ params: { collection, id } }),
    unauthenticated: 401,
    persons: onesOwn(204),
  },
};
