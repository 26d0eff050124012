import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { personName } from '#core/domain/identity/names.ts';
import { PersonSearch } from '#features/people/users/web/shared/PersonSearch.tsx';
import { putMember, removeMember } from '#features/portfolio/projects/domain/part-endpoints.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import type { ProjectMember } from '#features/portfolio/projects/domain/project-parts.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { PersonName, PersonPhoto } from '#features/people/users/web/shared/Person.tsx';
import { Button } from '#ui/Button.tsx';
import { Nothing } from './Section.tsx';
import { useProjectMutation, type ProjectMutation } from './use-project-mutation.ts';

const put = (page: ProjectPage, { user, role }: ProjectMember): ProjectMutation => ({
  send: () =>
    callUntilAnswered(putMember, { params: { id: page.id, userId: user.id }, body: { role } }),
  show: (page) => ({ ...page, team: [...page.team, { user, role }] }),
});

const take = (page: ProjectPage, member: ProjectMember): ProjectMutation => ({
  send: () => callUntilAnswered(removeMember, { params: { id: page.id, userId: member.user.id } }),
  show: (page) => ({
    ...page,
    team: page.team.filter(({ user }) => user.id !== member.user.id),
  }),
  notice: `${member.user.name} is no longer on the team.`,
  undo: () => put(page, member),
});

/** Who works on the project beside its owner. */
export function Team({ project }: { readonly project: ProjectPage }) {
  const [isAdding, setIsAdding] = useState(false);
  const { mutate } = useProjectMutation(project.id);
  const onTeam = new Set(project.team.map(({ user }) => user.id));
  return (
    <section aria-label="Team" className="border-t border-line pt-5">
      <div className="mb-2 flex min-h-8 items-center justify-between gap-3">
        <h2 className="text-reading font-semibold">Team</h2>
        {project.mayEdit && !isAdding && (
          <Button size="small" onPress={() => setIsAdding(true)}>
            <Plus aria-hidden className="size-3.5" />
            Add person
          </Button>
        )}
      </div>
      {project.team.length === 0 && !isAdding && <Nothing>No team members yet</Nothing>}
      <ul className="space-y-1.5">
        {project.team.map((member) => {
          const { id, name, photoUrl } = member.user;
          return (
            <li key={id} className="flex min-h-9 items-center gap-2.5">
              <PersonPhoto id={id} name={name} photoUrl={photoUrl} />
              <span className="min-w-0 flex-1">
                <span className="block truncate">
                  <PersonName id={id} name={name} />
                </span>
                {member.role !== null && (
                  <span className="block truncate text-small text-ink-3">{member.role}</span>
                )}
              </span>
              {project.mayEdit && (
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={`Remove ${name}`}
                  onPress={() => mutate(take(project, member))}
                >
                  <X aria-hidden className="size-4" />
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {isAdding && (
        <div className="mt-2 flex items-center gap-1">
          <PersonSearch
            onTeam={onTeam}
            isFocused
            onType={() => undefined}
            onChoose={(person) => {
              const user = { id: person.id, name: personName(person), photoUrl: null };
              mutate(put(project, { user, role: null }));
              setIsAdding(false);
            }}
          />
          <Button
            variant="quiet"
            size="icon"
            aria-label="Cancel"
            onPress={() => setIsAdding(false)}
          >
            <X aria-hidden className="size-4" />
          </Button>
        </div>
      )}
    </section>
  );
}
