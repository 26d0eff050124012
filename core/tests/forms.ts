/** A form with one file, as a browser sends it. */
export interface Form {
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Buffer;
}

const boundary = '----outrider-tests';

/** The parts of a multipart form before and after its file. */
export const formEdges = {
  before: Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="theirs"\r\n` +
      'Content-Type: application/octet-stream\r\n\r\n',
  ),
  after: Buffer.from(`\r\n--${boundary}--\r\n`),
};

export const formType = `multipart/form-data; boundary=${boundary}`;

export const formWith = (bytes: Buffer | string): Form => ({
  headers: { 'content-type': formType },
  payload: Buffer.concat([formEdges.before, Buffer.from(bytes), formEdges.after]),
});

/** A form with a picture and its crop. */
export const photoFormWith = (
  bytes: Buffer,
  crop: Readonly<Record<string, string | number>> = {},
): Form => ({
  headers: { 'content-type': formType },
  payload: Buffer.concat([
    ...Object.entries(crop).map(([name, value]) =>
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
    ),
    Buffer.from(formEdges.before.toString().replace('name="file"', 'name="photo"')),
    bytes,
    formEdges.after,
  ]),
});

/** The content of a file where a test gives none. */
export const sampleFile = 'A file of the tests.';
export const sampleName = 'notes.txt';
