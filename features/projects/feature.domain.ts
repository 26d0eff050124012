import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/projects/domain/endpoints.ts';

export const projects = domainFeature({ projects: endpoints });
