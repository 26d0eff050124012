import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PresenceRegistry } from './presence-registry.ts';

const options = {
  named: 3,
  gatherMs: { least: 100, forEach: 10 },
  lingerMs: 2000,
  beatMs: 5000,
  forgetMs: 16_000,
  messageBytes: 7000,
};

/** Nodes on one channel; each message reaches all, as with PostgreSQL. */
let nodes: PresenceRegistry[];
let published: string[];
let isLineCut: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  nodes = [];
  published = [];
  isLineCut = false;
});
afterEach(() => vi.useRealTimers());

function openNode(): PresenceRegistry {
  const say = async (payload: string) => {
    // timing: a millisecond of the faked clock.
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (isLineCut || !nodes.includes(node)) throw new Error('The line is cut.');
    published.push(payload);
    for (const one of nodes) one.receive(payload);
  };
  const node: PresenceRegistry = new PresenceRegistry({ ...options, say });
  nodes.push(node);
  node.receive('');
  return node;
}
/** Like kill -9: it neither sends nor receives. */
const kill = (node: PresenceRegistry): void => void nodes.splice(nodes.indexOf(node), 1);

const faceOf = (name: string) => ({ id: name.toLowerCase(), name });
function enter(node: PresenceRegistry, name: string, topic = 'topic') {
  const seen = { received: [] as string[][], count: 0 };
  const stay = node.enter(topic, faceOf(name), ({ people, count }) => {
    seen.received.push(people.map((one) => one.name));
    seen.count = count;
  });
  return { ...stay, seen, last: () => seen.received.at(-1) };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const gathered = 300;

test('a newcomer sees the others at once, and they see the newcomer soon, on any node', async () => {
  const [one, two] = [openNode(), openNode()];
  const elin = enter(one, 'Elin');
  expect(elin.seen.received).toEqual([[]]);
  await pass(gathered);
  const jon = enter(two, 'Jon');
  expect(jon.seen.received).toEqual([['Elin']]);
  const freja = enter(one, 'Freja');
  expect(freja.seen.received).toEqual([['Elin']]);
  await pass(gathered);
  expect([elin.last(), jon.last(), freja.last()]).toEqual([
    ['Freja', 'Jon'],
    ['Elin', 'Freja'],
    ['Elin', 'Jon'],
  ]);
});

test('several tabs of one person count once, on one node or on two', async () => {
  const [one, two] = [openNode(), openNode()];
  const elin = enter(one, 'Elin');
  const tabs = [enter(one, 'Jon'), enter(one, 'Jon'), enter(two, 'Jon')];
  await pass(gathered);
  expect([elin.last(), elin.seen.count]).toEqual([['Jon'], 1]);
  expect(tabs.map((tab) => tab.last())).toEqual([['Elin'], ['Elin'], ['Elin']]);
  for (const tab of tabs.slice(0, 2)) tab.leave('atOnce');
  await pass(gathered);
  expect(elin.last()).toEqual(['Jon']);
  tabs[2]?.leave('atOnce');
  await pass(gathered);
  expect(elin.last()).toEqual([]);
});

test('a person who reconnects was never away; one who does not disappears after a moment', async () => {
  const node = openNode();
  const elin = enter(node, 'Elin');
  const first = enter(node, 'Jon');
  await pass(gathered);
  first.leave('lingering');
  await pass(options.lingerMs - 100);
  const second = enter(node, 'Jon');
  await pass(10_000);
  expect(elin.seen.received).toEqual([[], ['Jon']]);
  second.leave('lingering');
  second.leave('lingering');
  await pass(options.lingerMs + gathered);
  expect(elin.seen.received).toEqual([[], ['Jon'], []]);
});

test('a person who left gets no updates', async () => {
  const node = openNode();
  const elin = enter(node, 'Elin');
  elin.leave('atOnce');
  enter(node, 'Jon');
  await pass(gathered);
  expect(elin.seen.received).toEqual([[]]);
});

test('a dead node is forgotten after a timeout, with everybody present through it', async () => {
  const [one, two] = [openNode(), openNode()];
  const elin = enter(one, 'Elin');
  enter(two, 'Jon');
  await pass(60_000);
  expect(elin.last()).toEqual(['Jon']);
  kill(two);
  await pass(options.forgetMs + options.beatMs + gathered);
  expect(elin.last()).toEqual([]);
});

test('a stopping node announces it', async () => {
  const [one, two] = [openNode(), openNode()];
  const elin = enter(one, 'Elin');
  enter(two, 'Jon');
  await pass(gathered);
  const closed = two.close();
  await pass(gathered);
  await closed;
  expect(elin.last()).toEqual([]);
});

test('a starting node learns who is present, and a forgotten one is known again', async () => {
  const one = openNode();
  enter(one, 'Elin');
  await pass(gathered);
  const two = openNode();
  await pass(gathered);
  const jon = enter(two, 'Jon');
  expect(jon.last()).toEqual(['Elin']);
  kill(one);
  await pass(30_000);
  expect(jon.last()).toEqual([]);
  nodes.push(one);
  await pass(options.beatMs + 2 * gathered);
  expect(jon.last()).toEqual(['Elin']);
});

test('a message that failed is sent once the channel works again', async () => {
  const [one, two] = [openNode(), openNode()];
  const elin = enter(one, 'Elin');
  await pass(gathered);
  isLineCut = true;
  enter(two, 'Jon');
  await pass(options.forgetMs);
  isLineCut = false;
  await pass(options.beatMs + gathered);
  expect(elin.last()).toEqual(['Jon']);
});

test('entering and leaving within a moment sends no message', async () => {
  const node = openNode();
  await pass(gathered);
  published.length = 0;
  for (let time = 0; time < 20; time += 1) enter(node, 'Jon').leave('atOnce');
  await pass(gathered);
  expect(published).toEqual([]);
});

test('two hundred people cost few messages; the first are named, the rest counted', async () => {
  const [one, two] = [openNode(), openNode()];
  const elin = enter(one, 'Elin');
  const snapshot = Array.from(
    { length: 200 },
    (_, nth) => `Visitor ${String(nth).padStart(3, '0')}`,
  );
  await pass(gathered);
  published.length = 0;
  let received = 0;
  for (const name of snapshot) {
    two.enter('topic', faceOf(name), () => (received += 1));
    await pass(10);
  }
  await pass(5000);
  expect([elin.last(), elin.seen.count]).toEqual([snapshot.slice(0, 3), 200]);
  expect(published.length).toBeLessThan(20);
  expect(received).toBeLessThan(2000);
  const bytes = published.map((payload) => Buffer.byteLength(payload));
  expect(Math.max(...bytes)).toBeLessThan(8000);
});

test('more people than fit in a message are still counted', async () => {
  const [one, two] = [openNode(), openNode()];
  const elin = enter(one, 'Elin');
  for (let nth = 0; nth < 300; nth += 1) enter(two, `${'å'.repeat(100)} ${nth}`);
  await pass(10_000);
  expect(elin.seen.count).toBe(300);
  expect(Math.max(...published.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000);
});

test('many topics share few messages, and nothing is stored once all have left', async () => {
  const node = openNode();
  await pass(gathered);
  published.length = 0;
  const stays = Array.from({ length: 100 }, (_, nth) => enter(node, 'Jon', `topic ${nth}`));
  await pass(gathered);
  expect(published.length).toBeLessThan(5);
  for (const stay of stays) stay.leave('lingering');
  await pass(options.lingerMs + gathered);
  published.length = 0;
  await pass(60_000);
  // Nobody is present: the node sends no heartbeat.
  expect(published).toEqual([]);
});

test('an invalid message changes nothing', async () => {
  const node = openNode();
  const elin = enter(node, 'Elin');
  for (const payload of ['no', '{}', '{"node":1}', '{"node":"x","here":{"topic":[]}}']) {
    node.receive(payload);
  }
  await pass(gathered);
  expect(elin.seen.received).toEqual([[]]);
});
