import type { ProjectHealth, ProjectPhase } from '#features/portfolio/projects/domain/project.ts';
import type { Random } from '#core/server/demo/seeded-random.ts';

/** A project as its parts are drawn for it. */
export interface DrawnProject {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly phase: ProjectPhase;
  readonly health: ProjectHealth;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly ownerId: string | null;
  readonly corporationId: string;
  readonly company: string;
  /** Who submitted for the company. */
  readonly contact: string | null;
  readonly start: Date;
  readonly end: Date;
  readonly now: Date;
  readonly random: Random;
  /** The day this many days from now, such as `2026-11-22`. */
  readonly dayAt: (days: number) => string;
}
