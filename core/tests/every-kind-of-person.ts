import { randomUUID } from 'node:crypto';
import { opportunityRoles, type OpportunityRole } from '#core/domain/authorization/case-role.ts';
import type { Person } from '#core/domain/authorization/permissions.ts';
import { systemRoleNames, type SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { ProjectHealth, ProjectPhase } from '#features/portfolio/projects/domain/project.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';

/** A person with one combination of the properties that relations depend on. */
export interface AnyPerson {
  readonly id: string;
  /** Null for somebody who was invited and never signed in. */
  readonly authId: string | null;
  readonly sessionId: string;
  readonly email: string;
  readonly isVerified: boolean;
  readonly isFoundryUser: boolean;
  readonly systemRole: SystemRoleName | null;
  readonly corporationId: string | null;
  /** The corporation that they administer: theirs, or one that they have left. */
  readonly administersId: string | null;
  readonly caseRole: OpportunityRole | null;
  readonly isActive: boolean;
}

export interface Place {
  readonly corporationId: string;
  readonly otherCorporationId: string;
  readonly opportunityId: string;
  readonly projectId: string;
}

export async function makePlace({ pool }: OpenDatabase): Promise<Place> {
  const [corporationId, otherCorporationId, opportunityId, projectId, cycleId] = Array.from(
    { length: 5 },
    () => randomUUID(),
  ) as [string, string, string, string, string];
  await pool.query(
    `insert into corporations (id, slug, name) values ($1, 'here', 'Here'), ($2, 'there', 'There')`,
    [corporationId, otherCorporationId],
  );
  await pool.query(`insert into cycles (id, corporation_id, name) values ($1, $2, 'One')`, [
    cycleId,
    corporationId,
  ]);
  await pool.query(
    `insert into opportunities (id, corporation_id, cycle_id, name, url) values ($1, $2, $3, 'A case', 'x')`,
    [opportunityId, corporationId, cycleId],
  );
  await pool.query(
    `insert into projects (id, source, name, corporation_id, opportunity_id, phase, health)
      values ($1, 'test', 'A project', $2, $3, $4, $5)`,
    [projectId, corporationId, opportunityId, ProjectPhase.options[0], ProjectHealth.options[0]],
  );
  return { corporationId, otherCorporationId, opportunityId, projectId };
}

const accounts = [
  { hasSignedIn: true, isVerified: true, isActive: true },
  { hasSignedIn: true, isVerified: false, isActive: true },
  { hasSignedIn: false, isVerified: true, isActive: true },
  { hasSignedIn: true, isVerified: true, isActive: false },
];

/** One person for each combination of account, flag, system role, corporation and case role. */
export async function makeEveryKind({ pool }: OpenDatabase, place: Place): Promise<AnyPerson[]> {
  const people = accounts.flatMap(({ hasSignedIn, isVerified, isActive }) =>
    [false, true].flatMap((isFoundryUser) =>
      [null, ...systemRoleNames].flatMap((systemRole) =>
        [null, place.corporationId, place.otherCorporationId].flatMap((corporationId) =>
          [null, ...opportunityRoles].map((caseRole): AnyPerson => {
            const id = randomUUID();
            return {
              id,
              authId: hasSignedIn ? `auth-${id}` : null,
              sessionId: `session-${id}`,
              email: `${id}@example.org`,
              isVerified,
              isFoundryUser,
              systemRole,
              corporationId,
              administersId: null,
              caseRole,
              isActive,
            };
          }),
        ),
      ),
    ),
  );
  const withoutRole = people.filter((one) => one.caseRole === null && !one.isFoundryUser);
  const administrators = withoutRole.map((one): AnyPerson => {
    const id = randomUUID();
    return {
      ...one,
      id,
      authId: one.authId === null ? null : `auth-${id}`,
      sessionId: `session-${id}`,
      email: `${id}@example.org`,
      administersId: place.corporationId,
    };
  });
  const all = [...people, ...administrators];
  const rows = JSON.stringify(all);
  const from = `from jsonb_to_recordset($1::jsonb) as p(id uuid, "authId" text, "sessionId" text, email text,
    "isVerified" boolean, "isFoundryUser" boolean, "systemRole" text, "corporationId" uuid,
    "administersId" uuid, "caseRole" text, "isActive" boolean)`;
  const insert = (text: string, ...more: unknown[]) => pool.query(text, [rows, ...more]);
  await insert(`insert into auth_users (id, name, email, email_verified)
    select "authId", email, email, "isVerified" ${from} where "authId" is not null`);
  await insert(`insert into auth_sessions (id, user_id, token, expires_at)
    select "sessionId", "authId", "sessionId", now() + interval '1 hour' ${from} where "authId" is not null`);
  await insert(`insert into users (id, auth_id, email, is_foundry_user, corporation_id, is_active)
    select id, "authId", email, "isFoundryUser", "corporationId", "isActive" ${from}`);
  await insert(`insert into user_system_roles (user_id, system_role_id)
    select p.id, r.id ${from} join system_roles r on r.name = p."systemRole"`);
  await insert(`insert into corporation_administrators (user_id, corporation_id)
    select id, "administersId" ${from} where "administersId" is not null`);
  await insert(
    `insert into opportunity_team (opportunity_id, user_id, role)
      select $2::uuid, id, "caseRole" ${from} where "caseRole" is not null`,
    place.opportunityId,
  );
  return all;
}

/** As `loadViewer` would return them; those who never signed in, as they were invited. */
export const asPerson = (one: AnyPerson): Person => ({
  authId: one.authId,
  verifiedEmail: one.isVerified ? one.email : null,
  isFoundryUser: one.isFoundryUser,
  systemRoles: one.systemRole === null ? [] : [one.systemRole],
  corporationId: one.corporationId,
  isCorporationAdministrator: one.administersId !== null && one.administersId === one.corporationId,
});

export const rolesOf = ({ caseRole }: AnyPerson) => (caseRole === null ? [] : [caseRole]);

/** The properties of a person, for a failure message. */
export function kindOf(one: AnyPerson): string {
  const { isVerified, isFoundryUser, systemRole, corporationId, administersId } = one;
  const { caseRole, isActive } = one;
  return JSON.stringify({
    isVerified,
    isFoundryUser,
    systemRole,
    corporationId,
    administersId,
    caseRole,
    isActive,
  });
}
