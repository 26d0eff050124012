import type { RoleRequestStatus } from '#features/people/users/domain/role-requests/role-request.ts';
import { Pill, type Tone } from '#ui/Tag.tsx';

const words: Readonly<Record<RoleRequestStatus, readonly [label: string, tone: Tone]>> = {
  PENDING: ['Pending', 'warn'],
  APPROVED: ['Approved', 'good'],
  REJECTED: ['Rejected', 'bad'],
  WITHDRAWN: ['Withdrawn', 'neutral'],
};

export function StatusPill({ status }: { readonly status: RoleRequestStatus }) {
  const [label, tone] = words[status];
  return <Pill tone={tone}>{label}</Pill>;
}
