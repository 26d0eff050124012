import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Profile } from '#features/people/users/domain/profile.ts';
import { OwnRoleRequests } from '#features/people/users/web/role-requests/OwnRoleRequests.tsx';
import { DateText } from '#ui/dates.tsx';
import { Pill } from '#ui/Tag.tsx';
import { WebLink } from '#ui/WebLink.tsx';

interface Props {
  readonly profile: Profile;
  readonly isOwn: boolean;
}

const link =
  'inline-block min-h-6 max-w-full py-0.5 break-words text-accent-ink underline-offset-2 hover:underline';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-line pt-4 first:border-t-0 first:pt-0">
      <h2 className="mb-2 text-reading font-semibold">{title}</h2>
      {children}
    </section>
  );
}

const Nothing = ({ children }: { readonly children: ReactNode }) => (
  <p className="text-control text-ink-3">{children}</p>
);

/** System roles; somebody flagged as foundry counts as Foundry User (section 6). */
function rolesOf({ systemRoles, isFoundryUser, isAdministrator, corporation }: Profile): string[] {
  return [
    ...new Set([...systemRoles, ...(isFoundryUser ? ['Foundry User'] : [])]),
    ...(isAdministrator && corporation !== null ? [`Administrator of ${corporation.name}`] : []),
  ];
}

function Roles({ profile, isOwn }: Props) {
  const roles = rolesOf(profile);
  return (
    <Part title="Roles">
      {roles.length === 0 ? (
        <Nothing>No system role.</Nothing>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {roles.map((role) => (
            <li key={role} className="flex">
              <Pill tone={role === 'Superuser' ? 'accent' : 'neutral'}>{role}</Pill>
            </li>
          ))}
        </ul>
      )}
      {isOwn && <OwnRoleRequests />}
    </Part>
  );
}

function CaseTeams({ profile: { caseTeams }, isOwn }: Props) {
  return (
    <Part title="Case teams">
      {caseTeams.length === 0 ? (
        <Nothing>{isOwn ? 'You are on no case team.' : 'On no case team that you see.'}</Nothing>
      ) : (
        <ul className="space-y-2.5">
          {caseTeams.map(({ opportunity, corporation, role }) => (
            <li key={opportunity.id}>
              <Link
                to="/opportunity/$id"
                params={{ id: opportunity.id }}
                search={{ tab: 'team' }}
                className={link}
              >
                {opportunity.name}
              </Link>
              <span className="block text-small text-ink-3">
                {role} · {corporation.name}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Links({ profile: { email, linkedin, links } }: Pick<Props, 'profile'>) {
  const all = [...(linkedin === null ? [] : [{ label: 'LinkedIn', url: linkedin }]), ...links];
  return (
    <Part title="Contact and links">
      <dl className="space-y-2.5 text-control">
        {email !== null && (
          <div>
            <dt className="text-small text-ink-3">Email</dt>
            <dd>
              <a href={`mailto:${email}`} className={`${link} break-all`}>
                {email}
              </a>
            </dd>
          </div>
        )}
        {all.map(({ label, url }, index) => (
          <div key={index}>
            <dt className="text-small break-words text-ink-3">{label}</dt>
            <dd className="min-w-0">
              <WebLink href={url} />
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** Roles, case teams and links. */
export function ProfileFacts({ profile, isOwn }: Props) {
  return (
    <aside aria-label="About the person" className="min-w-0 space-y-5 max-lg:order-first">
      <Links profile={profile} />
      <Roles profile={profile} isOwn={isOwn} />
      <CaseTeams profile={profile} isOwn={isOwn} />
      <p className="border-t border-line pt-4 text-small text-ink-3">
        Here since <DateText at={profile.createdAt} />
      </p>
    </aside>
  );
}
