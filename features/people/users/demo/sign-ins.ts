/** The last sign-ins of the demonstration's people: how many days ago, from where, with what. */
export interface DemoSignIn {
  readonly days: number;
  readonly address: string;
  readonly browser: string;
  readonly device: 'desktop' | 'mobile' | 'tablet';
}

/** Addresses of nobody (RFC 5737). */
export const signInsByEmail: Readonly<Record<string, DemoSignIn>> = {
  'superuser@outrider.example': {
    days: 0.1,
    address: '192.0.2.11',
    browser: 'Firefox',
    device: 'desktop',
  },
  'foundry@outrider.example': {
    days: 0.02,
    address: '192.0.2.14',
    browser: 'Chrome',
    device: 'desktop',
  },
  'champion@skf.example': {
    days: 1.2,
    address: '198.51.100.7',
    browser: 'Microsoft Edge',
    device: 'desktop',
  },
  'owner@skf.example': {
    days: 0.3,
    address: '198.51.100.23',
    browser: 'Chrome',
    device: 'desktop',
  },
  'developer@skf.example': {
    days: 3.4,
    address: '198.51.100.40',
    browser: 'Safari',
    device: 'mobile',
  },
  'observer@skf.example': {
    days: 46,
    address: '198.51.100.41',
    browser: 'Microsoft Edge',
    device: 'desktop',
  },
  'member@skf.example': { days: 12, address: '198.51.100.52', browser: 'Safari', device: 'tablet' },
  'member@norrland.example': {
    days: 2.1,
    address: '203.0.113.9',
    browser: 'Firefox',
    device: 'desktop',
  },
};

const usual = [
  { browser: 'Microsoft Edge', device: 'desktop' },
  { browser: 'Chrome', device: 'desktop' },
  { browser: 'Safari', device: 'mobile' },
  { browser: 'Firefox', device: 'desktop' },
] as const satisfies readonly Partial<DemoSignIn>[];

/** Of the nth colleague, who votes and comments and so has signed in. */
export const signInOfColleague = (nth: number): DemoSignIn => ({
  ...(usual[nth % usual.length] ?? usual[0]),
  days: 0.4 + ((nth * 7) % 19),
  address: `198.51.100.${100 + nth}`,
});
