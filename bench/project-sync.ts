import { startProduct } from '#bench/support/product.ts';

/** The cost of synchronising projects with an external system: new, once more, and all changed. */

const port = Number(process.env['PORT'] ?? 4397);
const count = Number(process.argv[2] ?? 10_000);
const projectsAtOnce = 500;
const goalMs = 60_000;

interface Result {
  readonly result: string;
}

const projectAt = (at: number, updatedAt: string, endDate: string) => ({
  externalId: `P-${at}`,
  name: `Project ${at}`,
  description: 'Quiet rings. '.repeat(20),
  phase: 'Pilot',
  health: 'on track',
  startDate: '2026-01-01',
  endDate,
  updatedAt,
  lead: 'Ann Example',
  budget: 120_000,
  labels: ['bearings', 'noise'],
});

async function sendAll(
  address: string,
  secret: string,
  updatedAt: string,
  endDate: string,
): Promise<{ readonly ms: number; readonly results: ReadonlyMap<string, number> }> {
  const results = new Map<string, number>();
  const start = performance.now();
  for (let from = 0; from < count; from += projectsAtOnce) {
    const items = Array.from({ length: Math.min(projectsAtOnce, count - from) }, (_, at) =>
      projectAt(from + at, updatedAt, endDate),
    );
    const reply = await fetch(`${address}/api/projects/external/Bench`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ items }),
    });
    if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
    const answer = (await reply.json()) as { readonly results: readonly Result[] };
    for (const { result } of answer.results) results.set(result, (results.get(result) ?? 0) + 1);
  }
  return { ms: Math.round(performance.now() - start), results };
}

async function createKey(address: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${address}/api/corporations`, { headers });
  const [corporation] = (await response.json()) as readonly { readonly id: string }[];
  const reply = await fetch(`${address}/api/api-keys`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      name: 'Bench',
      corporationId: corporation?.id,
      scopes: ['projects:write'],
      expiresAt: null,
    }),
  });
  return ((await reply.json()) as { readonly secret: string }).secret;
}

const product = await startProduct(port);
try {
  const { address } = product;
  const token = await product.signIn('foundry@outrider.example');
  const secret = await createKey(address, token);
  const rounds = [
    ['new', '2026-01-01T00:00:00Z', '2027-05-12'],
    ['the same again', '2026-01-01T00:00:00Z', '2027-05-12'],
    ['all changed', '2026-02-01T00:00:00Z', '2027-06-03'],
  ] as const;
  for (const [name, updatedAt, endDate] of rounds) {
    const { ms, results } = await sendAll(address, secret, updatedAt, endDate);
    const counted = [...results].map(([result, projects]) => `${projects} ${result}`).join(', ');
    const isMet = ms <= goalMs;
    console.log(`${name}: ${ms} ms, ${counted}${isMet ? '' : ` (goal ${goalMs} ms)`}`);
    if (!isMet) process.exitCode = 1;
  }
} finally {
  await product.stop();
}
