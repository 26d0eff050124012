import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/people/mails/domain/endpoints.ts';
import { mailEvents } from '#features/people/mails/domain/events.ts';

export const mails = domainFeature({ mails: endpoints }, mailEvents);
