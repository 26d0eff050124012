import type * as endpoints from '#features/portfolio/projects/domain/part-endpoints.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { decisionHandlers } from './decision-handlers.ts';
import { memberHandlers } from './member-handlers.ts';
import { milestoneHandlers } from './milestone-handlers.ts';
import { riskHandlers } from './risk-handlers.ts';
import { updateHandlers } from './update-handlers.ts';

export const partHandlers: Handlers<typeof endpoints> = {
  ...milestoneHandlers,
  ...updateHandlers,
  ...riskHandlers,
  ...decisionHandlers,
  ...memberHandlers,
};
