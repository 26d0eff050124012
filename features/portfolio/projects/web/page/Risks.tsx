import { Check, Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { changeRisk } from '#features/portfolio/projects/domain/part-endpoints.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import type { Risk } from '#features/portfolio/projects/domain/project-parts.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { Button } from '#ui/Button.tsx';
import { Pill, type Tone } from '#ui/Tag.tsx';
import { deletePart } from './project-changes.ts';
import { RiskDialog } from './RiskDialog.tsx';
import { Nothing, Section } from './Section.tsx';
import { sendOnTop } from './send-changes.ts';
import { severityLabels } from './severity-labels.ts';
import { useProjectMutation, type ProjectMutation } from './use-project-mutation.ts';

const tones: Record<Risk['severity'], Tone> = { high: 'bad', medium: 'warn', low: 'neutral' };
const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** Closes or reopens a risk. */
const setClosed = (page: ProjectPage, risk: Risk, isClosed: boolean): ProjectMutation => ({
  send: () =>
    sendOnTop({ version: risk.version, isClosed }, risk, (body) =>
      callUntilAnswered(changeRisk, { params: { id: page.id, partId: risk.id }, body }),
    ),
  show: (page) => ({
    ...page,
    risks: page.risks.map((one) =>
      one.id === risk.id ? { ...one, closedAt: isClosed ? new Date().toISOString() : null } : one,
    ),
  }),
  notice: isClosed ? `${risk.title} was closed.` : `${risk.title} was reopened.`,
});

/** What endangers the project, the severest first. */
export function Risks({ project }: { readonly project: ProjectPage }) {
  const [edited, setEdited] = useState<Risk['id'] | 'new' | null>(null);
  const { mutate } = useProjectMutation(project.id);
  const current = project.risks.find(({ id }) => id === edited) ?? null;
  return (
    <Section
      title="Risks"
      action={
        project.mayEdit && (
          <Button size="small" onPress={() => setEdited('new')}>
            <Plus aria-hidden className="size-3.5" />
            Add risk
          </Button>
        )
      }
    >
      {project.risks.length === 0 && <Nothing>No risks recorded.</Nothing>}
      <ul aria-label="Risks">
        {project.risks.map((risk) => {
          const { id, title, severity, mitigation, closedAt } = risk;
          const isClosed = closedAt !== null;
          return (
            <li
              key={id}
              className="flex items-start gap-3 border-b border-line py-2.5 last:border-b-0"
            >
              <span className="w-20 shrink-0 pt-0.5">
                <Pill tone={isClosed ? 'neutral' : tones[severity]}>
                  {isClosed ? 'Closed' : severityLabels[severity]}
                </Pill>
              </span>
              <div className="min-w-0 flex-1">
                <p className={isClosed ? 'break-words text-ink-3' : 'font-medium break-words'}>
                  {title}
                </p>
                {mitigation !== null && (
                  <p className="text-control break-words whitespace-pre-line text-ink-2">
                    {mitigation}
                  </p>
                )}
              </div>
              {project.mayEdit && (
                <span className="flex shrink-0">
                  <Button
                    variant="quiet"
                    size="icon"
                    aria-label={`${isClosed ? 'Reopen' : 'Close'} ${title}`}
                    onPress={() => mutate(setClosed(project, risk, !isClosed))}
                  >
                    {isClosed ? <RotateCcw {...icon} /> : <Check {...icon} />}
                  </Button>
                  <Button
                    variant="quiet"
                    size="icon"
                    aria-label={`Edit ${title}`}
                    onPress={() => setEdited(id)}
                  >
                    <Pencil {...icon} />
                  </Button>
                  <Button
                    variant="quiet"
                    size="icon"
                    aria-label={`Delete ${title}`}
                    onPress={() => mutate(deletePart(project, 'risks', risk, title))}
                  >
                    <Trash2 {...icon} />
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {(edited === 'new' || current !== null) && (
        <RiskDialog key={edited} project={project} risk={current} onClose={() => setEdited(null)} />
      )}
    </Section>
  );
}
