import type { ProjectHealth, ProjectPhase } from '#features/portfolio/projects/domain/project.ts';

/** A project that came out of a selected submission. Days are from now. */
export interface SampleProject {
  readonly company: string;
  readonly name: string;
  readonly description: string;
  readonly phase: ProjectPhase;
  readonly health: ProjectHealth;
  readonly startsInDays: number;
  readonly endsInDays: number;
  /** Reached those that lie behind. */
  readonly milestones: readonly (readonly [name: string, inDays: number])[];
  readonly update: string;
  readonly charter?: {
    readonly decisionInDays: number;
    readonly companyOwner: string;
    readonly criteria: readonly (readonly [name: string, target: string, unit: string])[];
  };
}

export const sampleProjects: readonly SampleProject[] = [
  {
    company: 'Rackcalm',
    name: 'Cooling doors in room B2',
    description:
      'Twelve racks in room B2 get cooling doors. We measure in the corridor for eight weeks.',
    phase: 'Pilot',
    health: 'on track',
    startsInDays: -28,
    endsInDays: 45,
    milestones: [
      ['Doors mounted', -14],
      ['First month of measurements', 16],
      ['Report', 40],
    ],
    update:
      'All twelve doors are mounted. The corridor is seven decibels quieter so far; the pumps will be tuned next week.',
    charter: {
      decisionInDays: 42,
      companyOwner: 'Aino Lehto',
      criteria: [
        ['Noise in the corridor', '48', 'dB(A)'],
        ['Temperature of the racks', '27', '°C'],
      ],
    },
  },
  {
    company: 'Stillblade',
    name: 'Serrated blades in aisle 3',
    description: 'Ten fans in aisle 3 get new blades, and are compared with aisle 4.',
    phase: 'Proof of concept',
    health: 'at risk',
    startsInDays: -20,
    endsInDays: 30,
    milestones: [
      ['Blades delivered', 6],
      ['Comparison done', 28],
    ],
    update: 'Delivery of the blades has slipped by a week: the mould had to be made anew.',
  },
];
