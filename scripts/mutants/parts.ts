/** A part of the rules, and the tests that are expected to notice when one of them is changed. */
export interface Part {
  /** Files; `FILE#NAME` is one function or method of it. */
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** Whether its tests use PostgreSQL. */
  readonly usesDatabase: boolean;
  /** Whether a test asserts what an earlier one of its file did, so that all are run for each mutant. */
  readonly isInOrder?: boolean;
  /** How many mutants a run draws. All parts together take less than an hour on two processors. */
  readonly sampleSize: number;
}

/**
 * Rules only. Declarations are tested where all of them are: endpoints and schemas by the contract tests and
 * the matrix, events and links in `core/tests`, the fields of imports by imports.
 */
const rulesOf = (feature: string) => [
  `features/*/${feature}/domain/*.ts`,
  `!features/*/${feature}/domain/{*.test,*endpoints,sample-*,submission,sorts,sources,events,links,import-fields}.ts`,
];

const collections = 'features/directory/collections';
const opportunities = 'features/cases/opportunities/server';
const imports = 'features/directory/imports';
const projects = 'features/portfolio/projects/server';
const corporations = 'features/cases/corporations/server';
const comments = 'features/cases/comments/server';
const files = 'features/cases/files/server';
const users = 'features/people/users';

/** Taking back, which has its own part. */
const undoOfCollections = `${collections}/domain/{undo,subspace-undo,take-back,take-back-refusal}.ts`;

export const parts = {
  permissions: {
    mutate: ['core/domain/authorization/{relations,check-relation,permissions,case-role}.ts'],
    tests: ['core/domain/authorization/*.test.ts'],
    usesDatabase: false,
    sampleSize: 120,
  },
  visibility: {
    mutate: [
      'core/server/authorization/{relations-sql,facts-sql,visibility}.ts',
      'features/*/*/server/shared/visibility.ts',
      `${opportunities}/shared/case-facts.ts`,
      `${users}/server/shared/people.ts`,
    ],
    tests: [
      'core/server/authorization/{relations-sql,visible-rows}.test.ts',
      `${opportunities}/shared/case-facts.test.ts`,
      'features/portfolio/radars/server/shared/visibility.test.ts',
    ],
    usesDatabase: true,
    sampleSize: 80,
  },
  submissions: {
    mutate: rulesOf('submissions'),
    tests: ['features/cases/submissions/domain/*.test.ts'],
    usesDatabase: false,
    sampleSize: 150,
  },
  collections: {
    mutate: [...rulesOf('collections'), `!${undoOfCollections}`],
    tests: [`${collections}/domain/*.test.ts`],
    usesDatabase: false,
    sampleSize: 150,
  },
  undo: {
    mutate: [
      undoOfCollections,
      `${collections}/server/judge-take-back.ts`,
      `${imports}/domain/import-actions.ts`,
      `${imports}/server/import-engine.ts#undo`,
      `${imports}/server/retained-records.ts`,
      `${imports}/server/shared/{needed-records,record-changes}.ts`,
      'features/directory/companies/server/import/undo-companies.ts',
      `${collections}/server/handlers.ts#restore`,
      `${corporations}/lifecycle-handlers.ts#restore`,
      `${projects}/handlers.ts#restore`,
    ],
    tests: [
      `${collections}/domain/{undo,subspace-undo,take-back}.test.ts`,
      `${collections}/server/{take-back,collections}.test.ts`,
      `${corporations}/corporation-settings.test.ts`,
      `${projects}/projects.test.ts`,
      `${imports}/domain/*.test.ts`,
      `${imports}/server/{companies-import,other-imports,submissions-import,over-http}.test.ts`,
      `${imports}/server/shared/needed-records.test.ts`,
    ],
    usesDatabase: true,
    sampleSize: 100,
  },
  accounts: {
    mutate: [
      `${users}/server/deletion/*.ts`,
      `!${users}/server/deletion/*.test.ts`,
      `${users}/domain/account-deletion.ts`,
      `${collections}/server/{hand-over,settle-collections}.ts`,
      `${files}/remove-own-files.ts`,
    ],
    tests: [`${users}/server/deletion/*.test.ts`],
    usesDatabase: true,
    isInOrder: true,
    sampleSize: 80,
  },
  deletion: {
    mutate: [
      `${collections}/server/handlers.ts#remove`,
      `${files}/sweep-files.ts`,
      `${files}/handlers.ts#remove`,
      `${files}/shared/own-files.ts#removeOwnFile`,
      `${opportunities}/edit-opportunity.ts#removeOpportunity`,
      `${opportunities}/change-handlers.ts#remove`,
      'features/cases/submissions/server/file-owner.ts#remove',
      `${comments}/handlers.ts#remove`,
      `${comments}/store.ts#remove`,
      `${corporations}/lifecycle-handlers.ts#remove`,
      `${projects}/handlers.ts#remove`,
      `${projects}/file-owner.ts#remove`,
      `${projects}/parts.ts#removePart`,
    ],
    tests: [
      `${collections}/server/{collections,shares}.test.ts`,
      `${files}/{own-files,downloads}.test.ts`,
      `${opportunities}/edit-opportunity.test.ts`,
      `${corporations}/corporation-settings.test.ts`,
      `${comments}/comments.test.ts`,
      `${projects}/{projects,project-parts}.test.ts`,
    ],
    usesDatabase: true,
    sampleSize: 80,
  },
} as const satisfies Readonly<Record<string, Part>>;

export type PartName = keyof typeof parts;

export const isPartName = (name: string): name is PartName => Object.hasOwn(parts, name);
