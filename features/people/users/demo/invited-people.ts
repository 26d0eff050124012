import type { CorporationKey } from '#core/server/demo/fill-context.ts';

export const invitationDays = 7;

interface InvitedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly title: string;
  readonly corporation: CorporationKey;
  /** How long ago the invitation was sent. */
  readonly days: number;
  /** False: the account was disabled. */
  readonly isActive?: boolean;
}

export const invitedPeople: readonly InvitedPerson[] = [
  {
    firstName: 'Astrid',
    lastName: 'Wiklund',
    email: 'astrid.wiklund@skf.example',
    title: 'Purchasing manager',
    corporation: 'skf',
    days: 2,
  },
  {
    firstName: 'Nils',
    lastName: 'Forsberg',
    email: 'nils.forsberg@norrland.example',
    title: 'Rolling mill engineer',
    corporation: 'norrland',
    days: 11,
  },
  {
    firstName: 'Helge',
    lastName: 'Moen',
    email: 'helge.moen@halden.example',
    title: 'Former fleet manager',
    corporation: 'halden',
    days: 210,
    isActive: false,
  },
];
