import type { Opportunity } from '#domain/opportunities/opportunity.ts';
import { personName } from '#domain/users/names.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Pill } from '#web/ui/Tag.tsx';

/** The case team: who works on it, and as what. */
export function Team({ opportunity: { team } }: { readonly opportunity: Opportunity }) {
  if (!team) {
    return (
      <EmptyState title="You do not see this team">
        Only the case team and the foundry do.
      </EmptyState>
    );
  }
  if (team.length === 0) return <EmptyState title="Nobody works on this yet" />;
  return (
    <ul
      aria-label="Case team"
      className="grid max-w-[1040px] grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3"
    >
      {team.map((member) => (
        <li
          key={member.id}
          className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4"
        >
          <Avatar id={member.id} name={personName(member)} shape="person" size="l" />
          <div className="min-w-0 flex-1 basis-24">
            <p className="truncate font-medium">{personName(member)}</p>
            {member.title && <p className="truncate text-control text-ink-2">{member.title}</p>}
            <a
              href={`mailto:${member.email}`}
              className="block truncate py-1 text-meta text-ink-3 hover:text-accent-ink"
            >
              {member.email}
            </a>
          </div>
          {member.role && (
            <span className="self-start">
              <Pill tone={member.role === 'Case Owner' ? 'accent' : 'neutral'}>{member.role}</Pill>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
