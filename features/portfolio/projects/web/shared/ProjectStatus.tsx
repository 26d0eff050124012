import { CircleCheck, CircleAlert, TriangleAlert } from 'lucide-react';
import {
  projectPhases,
  type Project,
  type ProjectHealth,
} from '#features/portfolio/projects/domain/project.ts';
import { Pill, type Tone } from '#ui/Tag.tsx';
import { healthLabels } from './health-labels.ts';

const healthLooks: Record<ProjectHealth, { tone: Tone; icon: typeof CircleCheck }> = {
  'on track': { tone: 'good', icon: CircleCheck },
  'at risk': { tone: 'warn', icon: TriangleAlert },
  'off track': { tone: 'bad', icon: CircleAlert },
};

interface HealthProps {
  readonly health: ProjectHealth;
  /** Left out where the health is of a day, not of the project. */
  readonly phase?: Project['phase'];
}

/** A project's health as a label. A closed project has none. */
export function ProjectHealthLabel({ health, phase }: HealthProps) {
  if (phase === 'Closed') return null;
  const { tone, icon: Icon } = healthLooks[health];
  return (
    <Pill tone={tone} icon={<Icon aria-hidden className="size-3" />}>
      {healthLabels[health]}
    </Pill>
  );
}

/** A project's phase as steps, with its name. */
export function ProjectPhaseSteps({ phase }: { readonly phase: Project['phase'] }) {
  const reached = projectPhases.indexOf(phase);
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="flex gap-0.5 @max-2xl:hidden">
        {projectPhases.map((step, index) => (
          <span
            key={step}
            className={`h-1 w-3 rounded-full ${index <= reached ? 'bg-accent' : 'bg-line-strong'}`}
          />
        ))}
      </span>
      <span className="whitespace-nowrap">{phase}</span>
    </span>
  );
}
