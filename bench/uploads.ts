import { once } from 'node:events';
import { request } from 'node:http';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProduct, type Product } from '#bench/support/product.ts';
import { forgetPeak, residentMegabytes, watchMemory } from '#bench/support/memory.ts';

/**
 * What a file of 1 GB costs: its time and the memory of the server while it is sent, cut off half-way and
 * sent again, and read back.
 */

const port = 4636;
const mebibyte = 1024 * 1024;
const fileBytes = Number(process.argv[2] ?? 1024) * mebibyte;
const goals = { extraMegabytes: 150 };
const boundary = 'outrider-bench';

const head = Buffer.from(
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="film.mp4"\r\n` +
    'Content-Type: video/mp4\r\n\r\n',
);
const tail = Buffer.from(`\r\n--${boundary}--\r\n`);

/** The boxes that begin a film; the rest of it is one box of noise. */
function filmStart(): Buffer {
  const start = Buffer.alloc(32);
  start.writeUInt32BE(24, 0);
  start.write('ftypisom', 4, 'latin1');
  start.write('isommp42', 16, 'latin1');
  start.write('mdat', 28, 'latin1');
  return start;
}

const noise = Buffer.alloc(mebibyte);
for (let at = 0; at < noise.length; at += 1) noise[at] = (at * 2_654_435_761) >>> 13;

function* parts(bytes: number): Generator<Buffer> {
  yield head;
  yield filmStart();
  for (let left = bytes - 32; left > 0; left -= noise.length) yield noise.subarray(0, left);
}

/** Sends a film; `until` bytes of it, when it is to be cut off. */
async function sendFilm({ address }: Product, token: string, until: number): Promise<number> {
  const sending = request(`${address}/api/files/o?name=film.mp4`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + fileBytes + tail.length,
    },
  });
  const answered = once(sending, 'response').catch(() => null);
  let sent = 0;
  for (const part of parts(fileBytes)) {
    if (sent >= until) {
      sending.destroy();
      await answered;
      return 0;
    }
    sent += part.length;
    if (!sending.write(part)) await once(sending, 'drain');
  }
  sending.end(tail);
  const [response] = (await answered) ?? [];
  response?.resume();
  return response?.statusCode ?? 0;
}

const storedIn = async ({ dataFolder }: Product): Promise<string[]> => {
  const entries = await readdir(join(dataFolder, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

async function readBack({ address }: Product, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${address}/api/files/o/film.mp4`, { headers });
  const { url } = (await response.json()) as { url: string };
  const answer = await fetch(`${address}${url}`);
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += chunk.length;
  return bytes;
}

async function measure<Result>(run: () => Promise<Result>) {
  const start = performance.now();
  const result = await run();
  const seconds = (performance.now() - start) / 1000;
  return { result, seconds };
}

const product = await startProduct(port, { FILE_MAX: '2048' });
const problems: string[] = [];
try {
  const token = await product.signIn('member@skf.example');
  // What the start needed has been given back by then.
  await wait(6000);
  const before = await residentMegabytes(product.pid);
  await forgetPeak(product.pid);
  const memory = watchMemory(product.pid);

  await sendFilm(product, token, fileBytes / 2);
  await wait(1000);
  const left = await storedIn(product);
  if (left.length > 0)
    problems.push(`${left.length} files are left of an upload that was cut off.`);

  const upload = await measure(() => sendFilm(product, token, Infinity));
  if (upload.result !== 200) problems.push(`The upload was answered with ${upload.result}.`);
  const download = await measure(() => readBack(product, token));
  if (download.result !== fileBytes) problems.push(`${download.result} bytes were read back.`);

  const most = await memory.stop();
  const extra = before === null || most === null ? null : most - before;
  const perSecond = (seconds: number) => Math.round(fileBytes / mebibyte / seconds);
  console.log(`file        ${fileBytes / mebibyte} MB, cut off half-way, then sent whole`);
  console.log(`upload      ${upload.seconds.toFixed(1)} s, ${perSecond(upload.seconds)} MB/s`);
  console.log(`download    ${download.seconds.toFixed(1)} s, ${perSecond(download.seconds)} MB/s`);
  console.log(`memory      ${before} MB before, ${extra} MB more at most`);
  if (extra === null) console.log('Memory is not known on this system.');
  else if (extra > goals.extraMegabytes) problems.push(`${extra} MB of memory were needed.`);
} finally {
  await product.stop();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
