import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import type { RoleRequestStatus } from '#features/people/users/domain/role-requests/role-request.ts';
import { roleRequests } from '#features/people/users/server/role-request-tables.ts';
import { peopleDemo, type People } from '#features/people/users/demo/fill-people.ts';

interface DemoRequest {
  readonly by: string;
  readonly role: SystemRoleName;
  readonly message: string | null;
  readonly status: RoleRequestStatus;
  /** Days from now. */
  readonly askedAt: number;
  readonly reviewed?: { readonly at: number; readonly by: string; readonly note: string | null };
}

const superuser = 'superuser@outrider.example';
const foundry = 'foundry@outrider.example';

const requests: readonly DemoRequest[] = [
  {
    by: 'owner@skf.example',
    role: 'Foundry Champion',
    status: 'PENDING',
    askedAt: -0.3,
    message: 'I report on our scouting to the board every month, and need the metrics for it.',
  },
  {
    by: 'member@norrland.example',
    role: 'Foundry Champion',
    status: 'PENDING',
    askedAt: -2,
    message: 'Karin Norberg asked me to follow the melt shop cases while she is on leave.',
  },
  {
    by: 'developer@skf.example',
    role: 'Foundry User',
    status: 'PENDING',
    askedAt: -4,
    message: 'To import the company list of the Hannover fair myself.',
  },
  {
    by: 'champion@skf.example',
    role: 'Foundry Champion',
    status: 'APPROVED',
    askedAt: -62,
    message: 'Innovation champion for bearings from this month on.',
    reviewed: { at: -61, by: foundry, note: 'Welcome. The handbook is in your inbox.' },
  },
  {
    by: 'observer@skf.example',
    role: 'Superuser',
    status: 'REJECTED',
    askedAt: -33,
    message: 'I would like to see everything.',
    reviewed: { at: -32, by: superuser, note: 'Observer of the case is enough to read along.' },
  },
  {
    by: 'member@skf.example',
    role: 'Foundry Champion',
    status: 'WITHDRAWN',
    askedAt: -19,
    message: null,
    reviewed: { at: -18, by: '', note: null },
  },
];

async function fillRequests({ db, at }: FillContext, { byEmail }: People): Promise<void> {
  const idOf = (email: string): string => {
    const id = byEmail.get(email);
    if (id === undefined) throw new Error(`The demonstration has no ${email}.`);
    return id;
  };
  await db.insert(roleRequests).values(
    requests.map(({ by, askedAt, reviewed, ...request }) => ({
      ...request,
      userId: idOf(by),
      createdAt: at(askedAt),
      reviewedAt: reviewed ? at(reviewed.at) : null,
      reviewedBy: reviewed && reviewed.by !== '' ? idOf(reviewed.by) : null,
      note: reviewed?.note ?? null,
    })),
  );
}

/** Role requests of the demonstration: some wait, some are decided. */
export const roleRequestsDemo = demoStep([peopleDemo], (fillContext) =>
  fillRequests(fillContext, fillContext.of(peopleDemo)),
);
