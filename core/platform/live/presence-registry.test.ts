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

/** Nodes on one line; what each says is heard by all, as PostgreSQL has it. */
let nodes: PresenceRegistry[];
let said: string[];
let isLineCut: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  nodes = [];
  said = [];
  isLineCut = false;
});
afterEach(() => vi.useRealTimers());

function openNode(): PresenceRegistry {
  const say = async (payload: string) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (isLineCut || !nodes.includes(node)) throw new Error('The line is cut.');
    said.push(payload);
    for (const one of nodes) one.receive(payload);
  };
  const node: PresenceRegistry = new PresenceRegistry({ ...options, say });
  nodes.push(node);
  node.receive('');
  return node;
}
/** As kill -9 leaves it: it says nothing, and hears nothing. */
const kill = (node: PresenceRegistry): void => void nodes.splice(nodes.indexOf(node), 1);

const faceOf = (name: string) => ({ id: name.toLowerCase(), name });
function enter(node: PresenceRegistry, name: string, topic = 'topic') {
  const seen = { told: [] as string[][], count: 0 };
  const stay = node.enter(topic, faceOf(name), ({ people, count }) => {
    seen.told.push(people.map((one) => one.name));
    seen.count = count;
  });
  return { ...stay, seen, last: () => seen.told.at(-1) };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const gathered = 300;

test('who comes is told at once who is there, and the others soon, whichever node they are on', async () => {
  const [one, two] = [openNode(), openNode()];
  const elin = enter(one, 'Elin');
  expect(elin.seen.told).toEqual([[]]);
  await pass(gathered);
  const jon = enter(two, 'Jon');
  expect(jon.seen.told).toEqual([['Elin']]);
  const freja = enter(one, 'Freja');
  expect(freja.seen.told).toEqual([['Elin']]);
  await pass(gathered);
  expect([elin.last(), jon.last(), freja.last()]).toEqual([
    ['Freja', 'Jon'],
    ['Elin', 'Freja'],
    ['Elin', 'Jon'],
  ]);
});

test('several tabs of one person are one face, on one node or on two', async () => {
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

test('who opens another stream was never away; who does not is gone after a moment', async () => {
  const node = openNode();
  const elin = enter(node, 'Elin');
  const first = enter(node, 'Jon');
  await pass(gathered);
  first.leave('lingering');
  await pass(options.lingerMs - 100);
  const second = enter(node, 'Jon');
  await pass(10_000);
  expect(elin.seen.told).toEqual([[], ['Jon']]);
  second.leave('lingering');
  second.leave('lingering');
  await pass(options.lingerMs + gathered);
  expect(elin.seen.told).toEqual([[], ['Jon'], []]);
});

test('who left is told nothing more', async () => {
  const node = openNode();
  const elin = enter(node, 'Elin');
  elin.leave('atOnce');
  enter(node, 'Jon');
  await pass(gathered);
  expect(elin.seen.told).toEqual([[]]);
});

test('a node that dies without a word is forgotten, with all who were there through it', async () => {
  const [one, two] = [openNode(), openNode()];
  const elin = enter(one, 'Elin');
  enter(two, 'Jon');
  await pass(60_000);
  expect(elin.last()).toEqual(['Jon']);
  kill(two);
  await pass(options.forgetMs + options.beatMs + gathered);
  expect(elin.last()).toEqual([]);
});

test('a node that stops says so', async () => {
  const [one, two] = [openNode(), openNode()];
  const elin = enter(one, 'Elin');
  enter(two, 'Jon');
  await pass(gathered);
  const closed = two.close();
  await pass(gathered);
  await closed;
  expect(elin.last()).toEqual([]);
});

test('a node that starts learns who is there, and one that was forgotten is known again', async () => {
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

test('what could not be said is said once the line holds again', async () => {
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

test('coming and going in one moment is not worth a word', async () => {
  const node = openNode();
  await pass(gathered);
  said.length = 0;
  for (let time = 0; time < 20; time += 1) enter(node, 'Jon').leave('atOnce');
  await pass(gathered);
  expect(said).toEqual([]);
});

test('two hundred people cost few messages; the first are named, the rest counted', async () => {
  const [one, two] = [openNode(), openNode()];
  const elin = enter(one, 'Elin');
  const snapshot = Array.from(
    { length: 200 },
    (_, nth) => `Visitor ${String(nth).padStart(3, '0')}`,
  );
  await pass(gathered);
  said.length = 0;
  let told = 0;
  for (const name of snapshot) {
    two.enter('topic', faceOf(name), () => (told += 1));
    await pass(10);
  }
  await pass(5000);
  expect([elin.last(), elin.seen.count]).toEqual([snapshot.slice(0, 3), 200]);
  expect(said.length).toBeLessThan(20);
  expect(told).toBeLessThan(2000);
  const bytes = said.map((payload) => Buffer.byteLength(payload));
  expect(Math.max(...bytes)).toBeLessThan(8000);
});

test('more people than fit in a message are still counted', async () => {
  const [one, two] = [openNode(), openNode()];
  const elin = enter(one, 'Elin');
  for (let nth = 0; nth < 300; nth += 1) enter(two, `${'å'.repeat(100)} ${nth}`);
  await pass(10_000);
  expect(elin.seen.count).toBe(300);
  expect(Math.max(...said.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000);
});

test('many topics are said in few messages, and nothing is kept once all have left', async () => {
  const node = openNode();
  await pass(gathered);
  said.length = 0;
  const stays = Array.from({ length: 100 }, (_, nth) => enter(node, 'Jon', `topic ${nth}`));
  await pass(gathered);
  expect(said.length).toBeLessThan(5);
  for (const stay of stays) stay.leave('lingering');
  await pass(options.lingerMs + gathered);
  said.length = 0;
  await pass(60_000);
  // Nobody is there: a node has nothing to live for.
  expect(said).toEqual([]);
});

test('what it does not understand changes nothing', async () => {
  const node = openNode();
  const elin = enter(node, 'Elin');
  for (const payload of ['no', '{}', '{"node":1}', '{"node":"x","here":{"topic":[]}}']) {
    node.receive(payload);
  }
  await pass(gathered);
  expect(elin.seen.told).toEqual([[]]);
});
