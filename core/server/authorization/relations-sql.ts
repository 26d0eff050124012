import { sql, type SQL } from 'drizzle-orm';
import {
  authorization,
  permissions,
  type Authorization,
  type Permission,
} from '#core/domain/authorization/permissions.ts';
import type { Condition, Relation, VisibleKind } from '#core/domain/authorization/relations.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';
import {
  eachUser,
  viewerFacts,
  type FactsByKind,
  type PersonFacts,
  type SubjectSql,
} from './facts-sql.ts';
import type { VisibilityScope } from './visibility.ts';

type AnyFacts = Partial<
  FactsByKind['opportunity'] &
    FactsByKind['collection'] &
    FactsByKind['project'] &
    Pick<FactsByKind['radar'], 'isEditor' | 'isPublic'> &
    Pick<FactsByKind['person'], 'isTeammate'>
>;

const sqlFalse = sql`false`;
const both = (parts: readonly SQL[], by: 'and' | 'or') =>
  parts.length === 0
    ? sql.raw(String(by === 'and'))
    : sql`(${sql.join([...parts], sql.raw(` ${by} `))})`;

/** `isFulfilled` of the domain, in SQL. A missing fact of a resource gives no relation. */
function conditionSql(condition: Condition, person: PersonFacts, subject: AnyFacts): SQL {
  const part = (inner: Condition) => conditionSql(inner, person, subject);
  if ('allOf' in condition) return both(condition.allOf.map(part), 'and');
  if ('anyOf' in condition) return both(condition.anyOf.map(part), 'or');
  if ('address' in condition) return person.isVerified;
  if ('systemRole' in condition) return person.holdsSystemRole(condition.systemRole);
  if ('flag' in condition) return person[condition.flag];
  if ('corporation' in condition) {
    if (condition.corporation === 'any') return sql`${person.corporationId} is not null`;
    const { corporationId } = subject;
    return corporationId === undefined ? sqlFalse : sql`${corporationId} = ${person.corporationId}`;
  }
  if ('caseRole' in condition) {
    const names = sql`${sql.param(condition.caseRole)}::text[]`;
    return subject.hasCaseRole?.(person.userId, names) ?? sqlFalse;
  }
  if ('team' in condition) return subject.isTeammate?.(person.userId) ?? sqlFalse;
  if ('project' in condition) {
    const { projectOwnerId } = subject;
    return projectOwnerId === undefined ? sqlFalse : sql`${projectOwnerId} = ${person.authId}`;
  }
  if ('radar' in condition) {
    if (condition.radar === 'public') return subject.isPublic ?? sqlFalse;
    return subject.isEditor?.(person.userId) ?? sqlFalse;
  }
  // Whose account it is decides what one may do, not what one sees, and no query asks for it.
  if ('person' in condition) return sqlFalse;
  if (condition.collection === 'owner') {
    return subject.ownerId === undefined ? sqlFalse : sql`${subject.ownerId} = ${person.authId}`;
  }
  return subject.sharedToUsers === undefined
    ? sqlFalse
    : sql`${subject.sharedToUsers} @> array[${person.authId}]`;
}

/** Everything of a deleted corporation is out of sight, for the foundry too. */
export const isOfActiveCorporation = (corporationId: SQL) =>
  sql`${corporationId} not in (
    select deleted.id from ${corporations} deleted where not deleted.is_active)`;

/** Whether rows of a kind go out of sight with their corporation. A person is visible without one. */
const goesWithCorporation: Readonly<Record<VisibleKind, boolean>> = {
  corporation: true,
  opportunity: true,
  project: true,
  radar: true,
  // It is a person's.
  collection: false,
  person: false,
};

/** The condition that the corporation of a resource was not deleted; none for what does not go with it. */
const stillThere = (kind: VisibleKind, { corporationId }: AnyFacts): SQL[] =>
  goesWithCorporation[kind] && corporationId !== undefined
    ? [isOfActiveCorporation(corporationId)]
    : [];

/** SQL conditions derived from the table of section 6 or, in tests, a modified one. */
export function conditionsBy(table: Authorization) {
  const oneOf = (names: readonly Relation[], person: PersonFacts, subject: AnyFacts): SQL =>
    both(
      names.map((name) => conditionSql(table.relations[name], person, subject)),
      'or',
    );
  const active = (...conditions: readonly SQL[]) =>
    both([sql`${users.isActive}`, ...conditions], 'and');

  return {
    /** A condition on `users`: who has one of these relations to the resource. */
    relatedTo: <Kind extends keyof FactsByKind>(
      kind: Kind,
      names: readonly Relation[],
      subject: SubjectSql<Kind>,
    ): SQL =>
      active(
        oneOf(names, eachUser, subject),
        ...(kind === 'product' ? [] : stillThere(kind, subject)),
      ),

    /** A condition on `users`: who sees the resource. */
    viewersOf: <Kind extends VisibleKind>(kind: Kind, subject: SubjectSql<Kind>): SQL =>
      active(oneOf(table.visibleTo[kind], eachUser, subject), ...stillThere(kind, subject)),

    /** A condition on `users`: who sees the resource and has this permission on it. */
    holdersOf<P extends Permission>(
      permission: P,
      subject: SubjectSql<(typeof permissions)[P]['on']>,
    ): SQL {
      const kind: keyof FactsByKind = permissions[permission].on;
      const holds = oneOf(table.permissions[permission].heldBy, eachUser, subject);
      return kind === 'product'
        ? active(holds)
        : active(
            oneOf(table.visibleTo[kind], eachUser, subject),
            holds,
            ...stillThere(kind, subject),
          );
    },

    /**
     * A condition on the rows of a kind: those visible to the viewer, optionally by some relations
     * only.
     */
    visibleRows: <Kind extends VisibleKind>(
      kind: Kind,
      scope: VisibilityScope,
      subject: SubjectSql<Kind>,
      names: readonly Relation[] = table.visibleTo[kind],
    ): SQL => {
      const related = oneOf(names, viewerFacts(scope), subject);
      const conditions = stillThere(kind, subject);
      return conditions.length > 0 ? both([related, ...conditions], 'and') : related;
    },
  };
}

export const { relatedTo, viewersOf, holdersOf, visibleRows } = conditionsBy(authorization);
