import { serverFeature } from '#core/server/feature.ts';
import { companyScreen as domain } from './feature.domain.ts';
import { appearancesHandlers } from '#features/portfolio/company-screen/server/handlers.ts';

export const companyScreen = serverFeature(domain, {
  handlers: () => ({ companies: appearancesHandlers }),
});
