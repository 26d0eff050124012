import { randomUUID } from 'node:crypto';
import { everybody, type Expectation } from '#core/tests/expectation.ts';

const contact = { name: 'Ada Matrix', email: null, role: '' };

/** Who may call the endpoints of this feature, row by row. Whose contacts are listed its tests tell. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'companyContacts.list': {
    input: ({ startupId }) => ({ params: { kind: 'startup', id: startupId } }),
    unauthenticated: 401,
    persons: everybody,
  },
  // A corporation's people write its contacts; the foundry has none.
  'companyContacts.add': {
    input: ({ startupId }) => ({ params: { kind: 'startup', id: startupId }, body: contact }),
    unauthenticated: 401,
    persons: 'any  403 403 200 200 200 200 200 200 200 403',
  },
  // Of a contact that does not exist.
  'companyContacts.edit': {
    input: () => ({ params: { id: randomUUID() }, body: contact }),
    unauthenticated: 401,
    persons: 'any  403 403 404 404 404 404 404 404 404 403',
  },
  'companyContacts.remove': {
    input: () => ({ params: { id: randomUUID() } }),
    unauthenticated: 401,
    persons: 'any  403 403 404 404 404 404 404 404 404 403',
  },
};
