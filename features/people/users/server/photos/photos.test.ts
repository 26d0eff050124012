import { Transformer } from '@napi-rs/image';
import { beforeAll, describe, expect, test } from 'vitest';
import { byAuth } from '#core/domain/identity/user-endpoints.ts';
import { limits } from '#core/domain/limits.ts';
import { inject } from '#core/tests/client.ts';
import { photoFormWith } from '#core/tests/forms.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { remove } from '#features/people/users/domain/photos/endpoints.ts';
import { photoLimits } from '#features/people/users/domain/limits.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const member = await server.signIn('member@skf.example');
const owner = await server.signIn('owner@skf.example');
const foundry = await server.signIn('foundry@outrider.example');

interface Person {
  readonly id: string;
  readonly photoUrl: string | null;
}
const { rows } = await pool.query<{ id: string }>(
  `select id from users where email = 'member@skf.example'`,
);
const id = rows[0]?.id ?? '';
const path = `/users/${id}/photo`;
const send = (bytes: Buffer, crop = {}, by = member) =>
  by.send('PUT', path, { form: photoFormWith(bytes, crop) });
const addressOf = ({ body }: { body: unknown }) => (body as Person).photoUrl ?? '';
const fetched = (url: string) => server.app.inject({ method: 'GET', url });

type Colour = readonly [number, number, number];
const [red, green, blue]: Colour[] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
];

/** A picture 80 × 40: the left half red, the right half blue, with a green corner at the top left. */
function picture(): Transformer {
  const [width, height] = [80, 40];
  const pixels = Buffer.alloc(width * height * 4, 255);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const half = x < 40 ? red : blue;
    pixels.set((x < 10 && y < 10 ? green : half) ?? [], at * 4);
  }
  return Transformer.fromRgbaPixels(pixels, width, height);
}

/** A JPEG that is to be turned a quarter clockwise, with a place in its EXIF. */
async function turnedJpeg(): Promise<Buffer> {
  const jpeg = await picture().jpeg(95);
  const entries = `0001${'0112'}${'0003'}00000001${'00060000'}00000000`;
  const exif = Buffer.concat([
    Buffer.from('Exif\0\0'),
    Buffer.from(`4d4d002a00000008${entries}`, 'hex'),
    Buffer.from('57.7089 N, 11.9746 E'),
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from('ffe1', 'hex'),
    length,
    exif,
    jpeg.subarray(2),
  ]);
}

async function colourAt(webp: Buffer, x: number, y: number): Promise<number[]> {
  const { width, height } = await new Transformer(webp).metadata();
  const pixels = await new Transformer(webp).rawPixels();
  const channels = pixels.length / width / height;
  return [...pixels.subarray((y * width + x) * channels, (y * width + x) * channels + 3)];
}
async function expectColour(webp: Buffer, x: number, y: number, colour: Colour | undefined) {
  const pixel = await colourAt(webp, x, y);
  pixel.forEach((value, nth) => expect(Math.abs(value - (colour?.[nth] ?? 0))).toBeLessThan(40));
}

test('a photo is served in three sizes, as WebP without anything else of the file', async () => {
  const url = addressOf(await send(await turnedJpeg()));
  for (const size of photoLimits.photoSizes) {
    const { rawPayload, headers, statusCode } = await fetched(`${url}&size=${size}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const { width, height, format } = await new Transformer(rawPayload).metadata();
    expect([width, height, format]).toEqual([size, size, 'webp']);
    expect(rawPayload.toString('latin1')).not.toMatch(/exif|11\.9746/iu);
  }
  expect((await fetched(url)).rawPayload).toEqual((await fetched(`${url}&size=96`)).rawPayload);
  expect((await member.ask(byAuth, { query: { authId: await authId() } })).photoUrl).toBe(url);
});

async function authId(): Promise<string> {
  const { rows } = await pool.query<{ auth_id: string }>(
    'select auth_id from users where id = $1',
    [id],
  );
  return rows[0]?.auth_id ?? '';
}

describe('the crop', () => {
  const large = async (url: string) => (await fetched(`${url}&size=256`)).rawPayload;

  test('counts in the picture as it is shown: turned', async () => {
    // Turned, it is 40 × 80 with the green corner at the top right.
    const url = addressOf(await send(await turnedJpeg(), { x: 20, y: 0, width: 20, height: 20 }));
    const webp = await large(url);
    await expectColour(webp, 220, 30, green);
    await expectColour(webp, 30, 220, red);
  });

  test('is the middle when none is given', async () => {
    const webp = await large(addressOf(await send(await picture().png())));
    await expectColour(webp, 30, 128, red);
    await expectColour(webp, 226, 128, blue);
  });

  test('is cut at the edges of the picture', async () => {
    const crop = { x: 60, y: 0, width: 4000, height: 4000 };
    await expectColour(await large(addressOf(await send(await picture().png(), crop))), 9, 9, blue);
  });

  test.each([
    [{ x: 80, y: 0, width: 10, height: 10 }, 'photo.crop'],
    [{ x: 0, y: 0, width: 0, height: 10 }, 'photo.crop'],
    [{ x: 0, y: 0, width: 10 }, 'invalid'],
    [{ x: -1, y: 0, width: 10, height: 10 }, 'invalid'],
    [{ x: '1e9', y: 0, width: 10, height: 10 }, 'invalid'],
  ])('%j is refused', async (crop, code) => {
    expect(await send(await picture().png(), crop)).toMatchObject({ status: 400, body: { code } });
  });
});

/** A PNG that says it is this large, and has not a pixel. */
function pngHeader(width: number, height: number): Buffer {
  const bytes = Buffer.from(
    '89504e470d0a1a0a0000000d494844520000000000000000080600000000000000',
    'hex',
  );
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('what is no photo', () => {
  test.each([
    ['an image of 50 megapixels', () => pngHeader(10_000, 5000), 'photo.pixels'],
    ['one of four milliards in a row', () => pngHeader(0xffff_ffff, 1), 'photo.pixels'],
    ['a header alone', () => pngHeader(10, 10), 'photo.broken'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'photo.type'],
    ['a GIF that is a script', () => Buffer.from('GIF89a/*;alert(1)//*/'), 'photo.type'],
    ['nothing', () => Buffer.alloc(0), 'photo.type'],
  ])('%s is refused', async (_, bytes, code) => {
    expect(await send(bytes())).toMatchObject({ status: 400, body: { code } });
  });

  test('more bytes than allowed are refused, with or without their length', async () => {
    const reply = await send(Buffer.alloc(limits.photoBytes + 1));
    expect(reply).toMatchObject({ status: 413, body: { code: 'storage.tooLarge' } });
  });

  test('a form without a photo, cut off, or of another type is refused', async () => {
    const form = photoFormWith(await picture().png());
    for (const end of [0, 40, form.payload.length - 30]) {
      const cut = { ...form, payload: form.payload.subarray(0, end) };
      expect((await member.send('PUT', path, { form: cut })).status, String(end)).toBe(400);
    }
    expect((await member.send('PUT', path, { body: { photo: 'a' } })).status).toBe(415);
  });

  test('a picture with a page behind it is served without the page', async () => {
    const bytes = Buffer.concat([await picture().png(), Buffer.from('<script>alert(1)</script>')]);
    const { rawPayload } = await fetched(addressOf(await send(bytes)));
    expect(rawPayload.toString('latin1')).not.toContain('script');
  });
});

describe('a photo of somebody', () => {
  let url: string;
  beforeAll(async () => {
    url = addressOf(await send(await picture().png()));
  });

  test('is changed by themselves and the foundry alone', async () => {
    expect((await send(await picture().png(), {}, owner)).status).toBe(404);
    expect((await owner.try(remove, { params: { id } })).status).toBe(404);
    expect((await inject(server.app, { method: 'PUT', url: `/api${path}` })).status).toBe(401);
    const changed = addressOf(await send(await picture().png(), {}, foundry));
    expect(changed).not.toBe(url);
    expect((await fetched(url)).statusCode).toBe(404);
    url = changed;
  });

  test('is seen with its address alone', async () => {
    const bare = `/api${path}`;
    expect((await fetched(url)).statusCode).toBe(200);
    expect((await fetched(bare)).statusCode).toBe(400);
    expect((await fetched(`${bare}?v=${'0'.repeat(32)}`)).statusCode).toBe(404);
    expect((await fetched(`${url}&size=97`)).statusCode).toBe(400);
    expect((await fetched(url.replace(id, 'nobody'))).statusCode).toBe(400);
  });

  test('is gone when it is removed, also twice', async () => {
    expect((await member.ask(remove, { params: { id } })).photoUrl).toBeNull();
    expect((await member.ask(remove, { params: { id } })).photoUrl).toBeNull();
    expect((await fetched(url)).statusCode).toBe(404);
    expect((await pool.query('select from user_photos')).rowCount).toBe(0);
  });
});

test('two photos at once leave one whole photo', async () => {
  const png = await picture().png();
  const sent = await Promise.all([send(png), send(png), send(png)]);
  const statuses = await Promise.all(
    sent.map(async (one) => (await fetched(addressOf(one))).statusCode),
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
});
