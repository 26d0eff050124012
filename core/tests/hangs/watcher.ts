import { appendFileSync, writeSync } from 'node:fs';
import { Session, type Debugger } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import type { Watch } from './watch-thread.ts';

/** The thread that watches the one of the tests. Its own output would wait for that one. */

const { beats, beatMs, silentMs } = workerData as Watch;
/** Steps from where it was stopped: a loop of promises is stopped in the runtime, not in itself. */
const steps = 300;
/** Different functions among them. */
const stacksMost = 12;
/** Of a thread that is in native code, which no debugger stops. */
const stackWaitMs = 10_000;
const framesMost = 8;

let file = 'a test file';
let last = -1;
let missed = 0;

function say(text: string): void {
  writeSync(2, `${text}\n`);
  // For the last lines of the whole run.
  if (process.env.HANGS !== undefined) appendFileSync(process.env.HANGS, `${text}\n`);
}

function end(): void {
  process.kill(process.pid, 'SIGKILL');
}

/** Where each script was loaded from. */
const urls = new Map<string, string>();

const sayStack = (frames: readonly Debugger.CallFrame[]): void => {
  for (const { functionName, location } of frames.slice(0, framesMost)) {
    const place = `${urls.get(location.scriptId)}:${location.lineNumber + 1}`;
    say(`    at ${functionName || '(anonymous)'} (${place})`);
  }
  say('');
};

function report(): void {
  say(`\n${file} has not come back to its timers for ${silentMs / 1000} s, and is ended. It was`);
  // timing: it ends what hangs.
  setTimeout(end, stackWaitMs);
  const session = new Session();
  session.connectToMainThread();
  const functions = new Set<string>();
  let taken = 0;
  session.on('Debugger.scriptParsed', ({ params }) => urls.set(params.scriptId, params.url));
  session.on('Debugger.paused', ({ params: { callFrames } }) => {
    const top = JSON.stringify(callFrames[0]?.functionLocation);
    if (!functions.has(top)) sayStack(callFrames);
    functions.add(top);
    taken += 1;
    if (taken === steps || functions.size === stacksMost) end();
    else session.post('Debugger.stepInto');
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
}

parentPort?.on('message', (path: string) => (file = path));
// timing: it ends what hangs. Missed beats are counted, not measured: a machine that slept has missed none.
const timer = setInterval(() => {
  const now = Atomics.load(beats, 0);
  missed = now === last ? missed + 1 : 0;
  last = now;
  if (missed * beatMs < silentMs) return;
  clearInterval(timer);
  report();
}, beatMs);
