import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/mails/domain/endpoints.ts';
import { mailEvents } from '#features/mails/domain/events.ts';

export const mails = domainFeature({ mails: endpoints }, mailEvents);
