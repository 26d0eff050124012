import { endpointsOf } from '#core/domain/contract.ts';
import * as features from '#app/features.domain.ts';

/** Every endpoint of the product with its name, for tests that hold for all of them. */
export const endpointsOfContract = endpointsOf(features);
