/** The last sign-ins of the demonstration's people: how many days ago, from where, with what. */
interface DemoSignIn {
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
