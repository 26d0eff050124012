/** Somebody who can be chosen at the local identity provider, as its claims. */
export interface ProviderPerson {
  readonly sub: string;
  readonly name: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  /** Microsoft: the tenant, and whether it owns the domain of the email address. */
  readonly tid?: string;
  readonly xms_edov?: boolean;
}

/** By the provider that is played. */
export type ProviderPeople = Readonly<Record<string, readonly ProviderPerson[]>>;

const tenant = '5f1d4d5e-6f0c-4a57-9c1b-0d2f6c1e7a10';

/** Whom development chooses from: those who get in, and those who must not. */
export const providerPeople: ProviderPeople = {
  google: [
    { sub: 'g-1001', name: 'Elin Lund', email: 'owner@skf.example', email_verified: true },
    { sub: 'g-1002', name: 'Freja Berg', email: 'member@norrland.example', email_verified: true },
    { sub: 'g-1003', name: 'Nils Nordin', email: 'nils.nordin@skf.example', email_verified: true },
    { sub: 'g-1004', name: 'Unverified', email: 'observer@skf.example', email_verified: false },
    { sub: 'g-1005', name: 'Successor', email: 'owner@skf.example', email_verified: true },
    { sub: 'g-1006', name: 'Stranger', email: 'jo@elsewhere.example', email_verified: true },
  ],
  microsoft: [
    {
      sub: 'm-2001',
      name: 'Arvid Kvist',
      email: 'developer@skf.example',
      tid: tenant,
      xms_edov: true,
    },
    { sub: 'm-2002', name: 'No xms_edov', email: 'champion@skf.example', tid: tenant },
  ],
  company: [
    { sub: 'c-3001', name: 'Petra Toivonen', email: 'observer@skf.example', email_verified: true },
  ],
};
