import type { OpportunityRole } from '#core/domain/authorization/case-role.ts';
import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';

/** The accounts of demonstration mode (decision 98, "Running it"): one of each kind of user. */
export const demoPassword = 'outrider-demo';
/** Its hash, so that nothing slow is done while the demonstration is written. */
export const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$V3DrElm31uJVEQG6NlswPA$ovSN6K1iNtTmdvsLBPydpnN9WJhy3kbeZv0U01X1XpI';

export interface DemoAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly about: string;
  readonly corporation: 'skf' | 'norrland' | null;
  readonly systemRole?: SystemRoleName;
  /** Their role on SKF's opportunities that have a case team of demonstration accounts. */
  readonly caseRole?: OpportunityRole;
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'superuser@outrider.example',
    firstName: 'Signe',
    lastName: 'Holm',
    title: 'Head of platform',
    about: 'Superuser: sees and manages everything',
    corporation: null,
    systemRole: 'Superuser',
  },
  {
    email: 'foundry@outrider.example',
    firstName: 'Jon',
    lastName: 'Oberg',
    title: 'Venture scout',
    about: 'Foundry User: works for every corporation',
    corporation: null,
    systemRole: 'Foundry User',
  },
  {
    email: 'champion@skf.example',
    firstName: 'Maja',
    lastName: 'Rask',
    title: 'Innovation champion',
    about: 'Foundry Champion at SKF: sees case work and metrics',
    corporation: 'skf',
    systemRole: 'Foundry Champion',
  },
  {
    email: 'owner@skf.example',
    firstName: 'Elin',
    lastName: 'Lund',
    title: 'Head of condition monitoring',
    about: 'Case Owner at SKF',
    corporation: 'skf',
    caseRole: 'Case Owner',
  },
  {
    email: 'developer@skf.example',
    firstName: 'Arvid',
    lastName: 'Kvist',
    title: 'Business developer',
    about: 'Business Developer: moves submissions',
    corporation: 'skf',
    caseRole: 'Business Developer',
  },
  {
    email: 'observer@skf.example',
    firstName: 'Petra',
    lastName: 'Toivonen',
    title: 'Controller',
    about: 'Observer: reads along',
    corporation: 'skf',
    caseRole: 'Observer',
  },
  {
    email: 'member@skf.example',
    firstName: 'Samuel',
    lastName: 'Vik',
    title: 'Engineer',
    about: 'SKF, no role',
    corporation: 'skf',
  },
  {
    email: 'member@norrland.example',
    firstName: 'Freja',
    lastName: 'Berg',
    title: 'Process engineer',
    about: 'Norrland Steel, no role',
    corporation: 'norrland',
  },
];
