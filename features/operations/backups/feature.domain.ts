import { domainFeature } from '#core/domain/contract.ts';

export const backups = domainFeature({});
