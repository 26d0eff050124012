import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/operations/audit-log/domain/endpoints.ts';
import { auditEvents } from '#features/operations/audit-log/domain/events.ts';
import { exportOfAuditLog } from '#features/operations/audit-log/domain/export.ts';

export const auditLog = domainFeature({ auditLog: endpoints }, auditEvents, {
  exports: [exportOfAuditLog],
});
