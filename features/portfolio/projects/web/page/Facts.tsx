import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useState } from 'react';
import { personName } from '#core/domain/identity/names.ts';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { PersonSearch } from '#features/people/users/web/shared/PersonSearch.tsx';
import { PersonName } from '#features/people/users/web/shared/Person.tsx';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import { Button } from '#ui/Button.tsx';
import { DateText, DayText } from '#ui/dates.tsx';
import { Fact } from '#ui/Fact.tsx';
import { DateButton } from './DateButton.tsx';
import { Origin } from './Origin.tsx';
import { movedText } from './moved-text.ts';
import { setDate, setOwner } from './project-changes.ts';
import { useProjectMutation } from './use-project-mutation.ts';

interface Props {
  readonly project: ProjectPage;
}

const link = 'inline-block min-h-6 py-0.5 text-accent-ink underline-offset-2 hover:underline';
const nobody: ReadonlySet<string> = new Set();

function Owner({ project }: Props) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { mutate } = useProjectMutation(project.id);
  const { owner, mayEdit } = project;
  if (isChoosing) {
    return (
      <span className="flex items-center gap-1">
        <PersonSearch
          onTeam={owner === null ? nobody : new Set([owner.id])}
          isFocused
          onType={() => undefined}
          onChoose={(person) => {
            mutate(setOwner(project, { id: person.id, name: personName(person) }));
            setIsChoosing(false);
          }}
        />
        <Button
          variant="quiet"
          size="icon"
          aria-label="Keep the owner"
          onPress={() => setIsChoosing(false)}
        >
          <X aria-hidden className="size-4" />
        </Button>
      </span>
    );
  }
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {owner === null ? 'No one' : <PersonName {...owner} />}
      {mayEdit && (
        <Button variant="quiet" size="small" onPress={() => setIsChoosing(true)}>
          Change owner
        </Button>
      )}
    </span>
  );
}

function ProjectDate({ project, name }: Props & { readonly name: 'startDate' | 'endDate' }) {
  const { mutate } = useProjectMutation(project.id);
  const day = project[name]?.slice(0, 10) ?? null;
  const moved = movedText(name === 'startDate' ? project.startMoves : project.endMoves);
  const label = name === 'startDate' ? 'Start' : 'End';
  return (
    <Fact label={label} className="col-span-1!">
      {project.mayEdit ? (
        <DateButton
          label={label}
          day={day}
          canClear
          onChange={(next) => mutate(setDate(project, name, next))}
        />
      ) : day === null ? (
        'No date'
      ) : (
        <DayText day={day} />
      )}
      {moved !== null && <span className="block text-small text-ink-3">{moved}</span>}
    </Fact>
  );
}

/** Owner, dates, and what the project came from. */
export function Facts({ project }: Props) {
  const { company, companyName, opportunity, submission, createdAt } = project;
  return (
    <section aria-label="Facts">
      <dl className="grid grid-cols-2 gap-4 *:col-span-2">
        <Fact label="Owner">
          <Owner project={project} />
        </Fact>
        <ProjectDate project={project} name="startDate" />
        <ProjectDate project={project} name="endDate" />
        {(company ?? companyName) !== null && (
          <Fact label="Company">
            {company === null ? (
              companyName
            ) : (
              <CompanyLink company={company} className={link}>
                {company.name}
              </CompanyLink>
            )}
          </Fact>
        )}
        {opportunity && (
          <Fact label="Opportunity">
            <Link to="/opportunity/$id" params={{ id: opportunity.id }} className={link}>
              {opportunity.name}
            </Link>
          </Fact>
        )}
        {submission && (
          <Fact label="From the submission">
            <Link
              to="/opportunity/$id"
              params={{ id: submission.opportunityId }}
              search={{ tab: 'submissions', submission: submission.id }}
              className={link}
            >
              {submission.title}
            </Link>
            <span className="block text-small text-ink-3">
              {submission.stage} · received <DateText at={submission.receivedAt} />
            </span>
          </Fact>
        )}
        <Origin project={project} />
        <Fact label="Added">
          <DateText at={createdAt} />
        </Fact>
      </dl>
    </section>
  );
}
