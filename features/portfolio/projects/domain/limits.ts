import { day } from '#core/domain/units.ts';

export const projectLimits = {
  descriptionCharacters: 20_000,
  updateCharacters: 20_000,
  filesPerUpdate: 10,
  roleCharacters: 100,
  /** Of each kind: milestones, risks, decisions, members. */
  partsMost: 200,
  criteriaMost: 20,
  criterionCharacters: 300,
  unitCharacters: 40,
  /** Updates that the page of a project carries; older ones are read in pages. */
  updatesShown: 10,
  /** An active project without an update for this long has an overdue one. */
  updateOverdueMs: 14 * day,
  /** How often its owner is told so. */
  updateReminderMs: 7 * day,
  /** Milestones and decisions on pilots wait for who owns them this many days before. */
  needsYouDays: 7,
  /** Characters of updates, decisions and outcome that search finds a project by. */
  reportCharacters: 200_000,
} as const;
