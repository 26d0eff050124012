import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/operations/audit-log/domain/endpoints.ts';
import { auditEvents } from '#features/operations/audit-log/domain/events.ts';

export const auditLog = domainFeature({ auditLog: endpoints }, auditEvents);
