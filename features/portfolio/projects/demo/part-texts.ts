import type { ProjectPhase } from '#features/portfolio/projects/domain/project.ts';
import type { RiskSeverity } from '#features/portfolio/projects/domain/project-parts.ts';

/** Milestones of each phase, in order. */
export const milestoneNames: Readonly<Record<ProjectPhase, readonly string[]>> = {
  Discovery: ['Requirements agreed', 'Test plan approved'],
  'Proof of concept': ['First measurements on the rig', 'Proof of concept report'],
  Pilot: ['Installation at the first site', 'Half-time review', 'Pilot report'],
  Rollout: ['Framework agreement signed', 'Second site live', 'Handover to operations'],
  Closed: ['Final report'],
};

export const updateTexts: Readonly<Record<ProjectPhase, readonly string[]>> = {
  Discovery: [
    'Kick-off with {company} went well. Open: who provides the data of the last two years.',
    'Site visit done. **Next:** the test plan, then the contract.',
    'The test plan is with quality for review. Two comments so far, both minor.',
  ],
  'Proof of concept': [
    'The rig runs. First readings of {company} are within 4 % of our reference.',
    'Second test series done:\n\n- accuracy as agreed\n- start-up takes longer than planned\n- no false alarms',
    'Measured on three bearings for two weeks. The report follows next week.',
  ],
  Pilot: [
    'Installed at the first site without a stop of the line.',
    'Four weeks of data. Operators ask for the alarm on their own screen; {company} delivers it in sprint 5.',
    'Half of the pilot is over. Numbers are on the dashboard, the business case is being calculated.',
  ],
  Rollout: [
    'The second site is live. Training took half a day instead of two.',
    'Framework agreement signed, delivery of the next lot confirmed by {company}.',
  ],
  Closed: ['Everything was handed over. The final report is in the archive.'],
};

export const riskTexts: readonly (readonly [
  title: string,
  severity: RiskSeverity,
  mitigation: string | null,
])[] = [
  [
    'Delivery times of sensors grow',
    'medium',
    'Order the second lot now; ask for a second source.',
  ],
  [
    'Integration with our maintenance system is late',
    'high',
    'Weekly meeting with IT; export by file until then.',
  ],
  ['Key person at the company leaves', 'medium', 'Agree on a deputy in the contract.'],
  ['Operators do not trust the alarms', 'low', 'Show alarms beside the manual log for four weeks.'],
  ['Data may not leave the site', 'high', 'Run the analysis on a server of ours.'],
  ['The line is rebuilt during the test', 'low', null],
];

export const decisionTexts: readonly (readonly [title: string, reason: string])[] = [
  [
    'Limit the scope to one bearing type',
    'Two types would double the measurements without another answer.',
  ],
  ['Keep data on our own servers', 'The works council and IT security ask for it.'],
  ['Use the second test rig', 'The first one is booked until spring.'],
  ['Leave the mobile app for later', 'Operators have a screen at the line.'],
];

export const criteriaTexts = [
  {
    name: 'Correct warnings',
    target: '≥ 90',
    unit: '%',
    source: 'Comparison with inspections',
    met: '93',
    missed: '71',
  },
  {
    name: 'False alarms',
    target: '≤ 2',
    unit: 'a month',
    source: 'Alarm log',
    met: '1',
    missed: '9',
  },
  {
    name: 'Installation without a stop',
    target: '≤ 4',
    unit: 'hours',
    source: 'Shift report',
    met: '3',
    missed: '11',
  },
  {
    name: 'Data in our maintenance system',
    target: 'Every 10 minutes',
    unit: null,
    source: 'IT',
    met: 'Every 5 minutes',
    missed: 'Export by hand',
  },
] as const;

export const outcomeReasons = {
  scale: 'All main criteria were met, and the business case pays back within 14 months.',
  stop: 'It measured well, but failed on integration: data never arrived in our maintenance system without work by hand.',
} as const;

export const memberRoles = ['Technical lead', 'Site contact', 'Purchasing', 'Data', null] as const;
