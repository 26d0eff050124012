import type { ProjectPhase } from '#features/portfolio/projects/domain/project.ts';
import type { RiskSeverity } from '#features/portfolio/projects/domain/project-parts.ts';

/*
 * They stand in projects of every field, from greases to ferry chargers: none of them names a machine, a
 * sensor or a substance.
 */

/** Milestones of each phase, in order. */
export const milestoneNames: Readonly<Record<ProjectPhase, readonly string[]>> = {
  Discovery: ['Requirements agreed', 'Test plan approved'],
  'Proof of concept': ['First results on site', 'Proof of concept report'],
  Pilot: ['Installation at the first site', 'Half-time review', 'Pilot report'],
  Rollout: ['Framework agreement signed', 'Second site live', 'Handover to operations'],
  Closed: ['Final report'],
};

export const updateTexts: Readonly<Record<ProjectPhase, readonly string[]>> = {
  Discovery: [
    'Kick-off with {company} went well. Open: who provides the data of the last two years.',
    'Site visit done, and the offer is here. **Next:** the test plan, then the contract.',
    'The test plan is with quality for review. Two comments so far, both minor.',
    '{company} has signed the agreement on data. Purchasing is informed.',
    'We agreed on five values that decide. Two of them are new for us, too.',
    'A second visit showed a better place for the trial. Access is being arranged.',
    'Costs of the trial are estimated; they stay below the limit of our own budget.',
    'The people who work there were asked first. They want it quiet, and out of the way.',
    'Compared with two other ways to do it. {company} was the only one with figures.',
    'Legal has read the draft agreement and asks for one change.',
    'Two people of {company} were here for a day; the list of open questions is down to three.',
    'Production names two weeks in which a trial disturbs no one.',
  ],
  'Proof of concept': [
    'The trial runs. The first figures of {company} are within 4 % of our reference.',
    'Second test series done:\n\n- the main value as agreed\n- start-up takes longer than planned\n- nothing had to be stopped',
    'Two weeks of results, and they repeat. The report follows next week.',
    'Quality has checked the figures of {company} and finds them sound.',
    'One value was missed at first; {company} changed the set-up, and it was met.',
  ],
  Pilot: [
    'Installed at the first site without a stop of the work there.',
    'Four weeks of results. The people on site ask for a summary each morning; {company} delivers it in sprint 5.',
    'Half of the pilot is over. Numbers are on the dashboard, the business case is being calculated.',
    'No complaint from the night shift in the last two weeks. A comparison of costs is under way.',
    '{company} was on site for three days and settled the open points of the first month.',
    'Summary for the steering group sent: what is met, what is open, what it costs.',
    'The site manager wants to keep it after the pilot. Price for a second site requested.',
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
  ['Delivery times grow', 'medium', 'Order the second lot now; ask for a second source.'],
  [
    'The link to our own systems is late',
    'high',
    'Weekly meeting with IT; exchange by file until then.',
  ],
  ['Key person at the company leaves', 'medium', 'Agree on a deputy in the contract.'],
  ['People on site do not trust the result', 'low', 'Show it beside today’s way for four weeks.'],
  ['Data may not leave the site', 'high', 'Run the analysis on a server of ours.'],
  ['The site is rebuilt during the trial', 'low', null],
  ['The company runs out of money', 'high', 'Milestone payments; licence to go on with another.'],
  ['Approval by the authority takes longer', 'medium', 'Pre-talk held; the file goes in early.'],
  ['Only one supplier of a key part', 'medium', 'The company qualifies a second one.'],
  ['No one owns the result after the trial', 'medium', 'Name the owner in the charter.'],
];

export const decisionTexts: readonly (readonly [title: string, reason: string])[] = [
  ['Limit the scope to one variant', 'Two would double the trial without another answer.'],
  ['Keep data on our own servers', 'The works council and IT security ask for it.'],
  ['Use the second site for the trial', 'The first one is booked until the next stop.'],
  ['Leave the mobile app for later', 'People have a screen where they work.'],
  ['Measure against today’s way', 'Without it no one could say what was gained.'],
  ['Pay by milestone', 'The company agrees, and purchasing asked for it.'],
  ['Invite a second corporation site as observer', 'It would be the next one to use it.'],
  [
    'Stop after the first series if the main value is missed',
    'A second series costs as much as the first.',
  ],
];

export const criteriaTexts = [
  {
    name: 'Main value reached',
    target: '≥ 90',
    unit: '%',
    source: 'Comparison with today’s way',
    met: '93',
    missed: '71',
  },
  {
    name: 'Unplanned interruptions',
    target: '≤ 2',
    unit: 'a month',
    source: 'Shift log',
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
    name: 'Results in our own systems',
    target: 'Every day',
    unit: null,
    source: 'IT',
    met: 'Every hour',
    missed: 'Export by hand',
  },
] as const;

export const outcomeReasons = {
  scale: 'All main criteria were met, and the business case pays back within 14 months.',
  stop: 'The main value was good, but the rest failed: results never arrived in our systems without work by hand.',
} as const;

export const memberRoles = ['Technical lead', 'Site contact', 'Purchasing', 'Data', null] as const;
