import type { ProjectHealth, ProjectPhase } from '#features/portfolio/projects/domain/project.ts';

/** A phase with a health, what is written about it, and when such a project began and ends. */
export interface ProjectState {
  readonly phase: ProjectPhase;
  readonly health: ProjectHealth;
  readonly says: string;
  /** How many milestones of the phase are reached, as the text says. */
  readonly reached: number;
  /** Days from now: the earliest and the latest. */
  readonly ends: readonly [number, number];
}

/** By how old a project is, in days: at least, and at most. */
export const projectStates: readonly (readonly [
  age: readonly [least: number, most: number],
  readonly ProjectState[],
])[] = [
  [[0, 120], [
    { phase: 'Discovery', health: 'on track', ends: [120, 260], reached: 1,
      says: 'Requirements are agreed with {company}, and the test plan is under review.' },
    { phase: 'Discovery', health: 'on track', ends: [120, 260], reached: 0,
      says: 'Site visit done. {company} has all the data it needs for its offer.' },
    { phase: 'Discovery', health: 'at risk', ends: [90, 200], reached: 0,
      says: 'The data that {company} needs for the test plan is three weeks late. Start of the proof of concept is moved if it is not delivered this month.' },
  ]],
  [[35, 260], [
    { phase: 'Proof of concept', health: 'on track', ends: [45, 180], reached: 1,
      says: 'First results meet four of the five agreed values; the fifth is measured next week.' },
    { phase: 'Proof of concept', health: 'at risk', ends: [30, 120], reached: 1,
      says: 'Two of five criteria are met. {company} delivers a second version before a decision is taken.' },
    { phase: 'Proof of concept', health: 'off track', ends: [10, 60], reached: 1,
      says: 'The main criterion was missed twice. The steering group decides whether to stop.' },
  ]],
  [[130, 460], [
    { phase: 'Pilot', health: 'on track', ends: [40, 160], reached: 1,
      says: 'The pilot runs at the first site and results are better than the agreed values. A second site has asked to join.' },
    { phase: 'Pilot', health: 'on track', ends: [40, 160], reached: 1,
      says: 'Half of the pilot period is over, without an unplanned stop. The business case is being calculated.' },
    { phase: 'Pilot', health: 'at risk', ends: [20, 90], reached: 1,
      says: 'Results are good, but the approval by our own people is four weeks behind plan.' },
    { phase: 'Pilot', health: 'off track', ends: [10, 50], reached: 0,
      says: 'The installation failed twice and the site has paused the pilot. {company} presents a plan for recovery next week.' },
  ]],
  [[200, 600], [
    { phase: 'Rollout', health: 'on track', ends: [60, 260], reached: 2,
      says: 'Three of eight sites are live. The framework agreement with {company} is signed.' },
    { phase: 'Rollout', health: 'at risk', ends: [60, 200], reached: 2,
      says: 'Two sites are live. Delivery times of {company} have grown to 14 weeks, which endangers the third.' },
    { phase: 'Closed', health: 'on track', ends: [-90, -5], reached: 1,
      says: 'Closed as planned: the solution was handed over to operations, and all goals were met.' },
    { phase: 'Closed', health: 'on track', ends: [-90, -5], reached: 1,
      says: 'Closed after a successful rollout. Savings of the first year are above the business case.' },
    { phase: 'Closed', health: 'off track', ends: [-90, -5], reached: 1,
      says: 'Closed without rollout: the pilot did not reach the agreed values. What was learned is in the final report.' },
  ]],
];

const texts = projectStates.flatMap(([, some]) => some);

/** The state that a project's description tells of. */
export const stateIn = (description: string): ProjectState | undefined =>
  texts.find(({ says }) => says.split('{company}').every((part) => description.includes(part)));
