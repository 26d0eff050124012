import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface Measured {
  readonly streams: number;
  readonly 'kB a stream': number;
  readonly 'last told, ms': number;
  readonly 'idle, % of a core': number;
}

interface Target {
  readonly port: number;
  readonly pid: number;
  /** One for each person; the streams are divided among them. */
  readonly tokens: readonly string[];
  readonly topic: string;
  /** Changes what the topic names; resolves when the server has answered. */
  readonly change: () => Promise<void>;
}

/** Openings on their way at once. */
const openingMost = 32;
const openMs = 120_000;
const tellMs = 30_000;
const warmUpStreams = 100;
const warmUpMs = 10_000;
const ticksPerSecond = 100;

/** A stream without a client library, so that thousands cost this process little. */
interface Stream {
  readonly socket: Socket;
  told: boolean;
}

function openStream({ port, topic }: Target, token: string): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const stream: Stream = { socket, told: false };
    const head = `GET /api/live?topics=${topic} HTTP/1.1\r\nHost: localhost:${port}\r\n`;
    socket.write(`${head}Authorization: Bearer ${token}\r\n\r\n`);
    socket.on('data', (data: Buffer) => {
      const text = data.toString('latin1');
      if (text.startsWith('HTTP/1.1 200')) resolve(stream);
      else if (text.startsWith('HTTP/1.1')) reject(new Error(text.split('\r\n')[0]));
      if (text.includes('"kind":"opportunity.')) stream.told = true;
    });
    socket.on('error', reject);
  });
}

const residentBytes = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/mu.exec(status)?.[1]) * 1024;
};

const processorSeconds = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

async function openAll(target: Target, count: number): Promise<Stream[]> {
  // The first token makes the server read its keys again.
  const streams = [await openStream(target, target.tokens[0] ?? '')];
  const deadline = Date.now() + openMs;
  let next = 1;
  const open = async (): Promise<void> => {
    while (next < count) {
      if (Date.now() > deadline) throw new Error('Opening took too long.');
      const token = target.tokens[next++ % target.tokens.length] ?? '';
      streams.push(await openStream(target, token));
    }
  };
  await Promise.all(Array.from({ length: openingMost }, open));
  return streams;
}

/** What the first streams cost once: compiled code, pools, room for young objects. */
async function warmUp(target: Target): Promise<void> {
  const streams = await openAll(target, warmUpStreams);
  for (const { socket } of streams) socket.destroy();
  await wait(warmUpMs);
}

/** Memory, processor time while nothing happens, and how long until the last is told of a change. */
export async function measureStreams(
  target: Target,
  count: number,
  idleMs: number,
): Promise<Measured> {
  await warmUp(target);
  const before = await residentBytes(target.pid);
  const streams = await openAll(target, count);
  try {
    await wait(2000);
    const [memory, used] = [await residentBytes(target.pid), await processorSeconds(target.pid)];
    await wait(idleMs);
    const idle = (await processorSeconds(target.pid)) - used;
    const open = streams.filter(({ socket }) => !socket.readableEnded);
    for (const stream of open) stream.told = false;
    await target.change();
    const changed = performance.now();
    const isDone = () => open.every(({ told, socket }) => told || socket.readableEnded);
    while (!isDone() && performance.now() - changed < tellMs) await wait(5);
    const number = open.filter((stream) => stream.told).length;
    if (number < open.length / 2) throw new Error(`${number} of ${open.length} were told.`);
    return {
      streams: open.length,
      'kB a stream': Math.round((memory - before) / count / 102.4) / 10,
      'last told, ms': Math.round(performance.now() - changed),
      'idle, % of a core': Math.round((idle / idleMs) * 1e6) / 10,
    };
  } finally {
    for (const { socket } of streams) socket.destroy();
    await wait(2000);
  }
}
