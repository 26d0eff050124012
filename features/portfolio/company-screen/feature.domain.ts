import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/portfolio/company-screen/domain/endpoints.ts';

export const companyScreen = domainFeature({ companies: endpoints });
