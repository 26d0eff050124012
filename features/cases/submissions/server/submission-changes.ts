import type { Services } from '#core/server/services.ts';
import { submissionChangesService } from '#features/cases/corporations/server/shared/submission-changes.ts';
import { relocateStages } from './relocate-stages.ts';

export const provideChanges = (services: Services): void =>
  void services.provide(submissionChangesService, { relocateStages });
