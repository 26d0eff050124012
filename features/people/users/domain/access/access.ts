import * as z from 'zod/mini';
import { OpportunityRole } from '#core/domain/authorization/case-role.ts';
import { permissions, type Permission } from '#core/domain/authorization/permissions.ts';
import { relations, type Relation } from '#core/domain/authorization/relations.ts';
import { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { Id, Uuid } from '#core/domain/schemas.ts';
import { ResourceKind } from './resource.ts';

const names = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  z.enum(Object.keys(table) as [Name, ...Name[]]);

const Decision = {
  isAllowed: z.boolean(),
  /** The relations to the thing that give it; none where it is not allowed. */
  because: z.array(names<Relation>(relations)),
};

/** What somebody may do with a thing. */
export const Access = z.object({
  /** Whether the thing exists for them. */
  sees: z.object(Decision),
  actions: z.array(z.object({ permission: names<Permission>(permissions), ...Decision })),
});
export type Access = z.infer<typeof Access>;

/** A role that is only supposed. */
export const SupposedRole = z.object({
  systemRole: z.optional(SystemRoleName),
  /** On the case, instead of the role there is. */
  caseRole: z.optional(OpportunityRole),
  /** Of their own corporation. */
  administrator: z.optional(z.literal('true')),
});
export type SupposedRole = z.infer<typeof SupposedRole>;

export const AccessQuery = z.extend(SupposedRole, {
  kind: ResourceKind,
  /** Of the thing; none for the product as a whole. */
  id: z.optional(Uuid),
  /** Oneself by default. */
  userId: z.optional(Uuid),
});

export const AccessExplanation = z.object({
  person: z.object({
    id: Id,
    name: z.string(),
    /** Nothing is allowed to who cannot sign in. */
    canSignIn: z.boolean(),
    /** On how many opportunities they have each role. */
    caseRoles: z.array(z.object({ role: OpportunityRole, count: z.int() })),
  }),
  thing: z.object({ kind: ResourceKind, id: z.nullable(Id), name: z.nullable(z.string()) }),
  now: Access,
  /** With the role that is supposed; null: none is. */
  supposed: z.nullable(Access),
});
export type AccessExplanation = z.infer<typeof AccessExplanation>;
