import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/audit-log/domain/endpoints.ts';
import { auditEvents } from '#features/audit-log/domain/events.ts';

export const auditLog = domainFeature({ auditLog: endpoints }, auditEvents);
