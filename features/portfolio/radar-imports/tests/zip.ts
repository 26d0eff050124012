import { crc32, deflateRawSync } from 'node:zlib';

interface Entry {
  readonly path: string;
  readonly content: string | Buffer;
  /** What it says of its size, where that is a lie. */
  readonly declared?: number;
}

const emptyPacked = deflateRawSync(Buffer.alloc(0));

/** A zip of these files, also of such that no tool would write. */
export function zipOf(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, content, declared } of entries) {
    const bytes = Buffer.from(content);
    const packed = bytes.length === 0 ? emptyPacked : deflateRawSync(bytes);
    const name = Buffer.from(path);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(declared ?? bytes.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), shared, name, packed]);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    const made = Buffer.from([20, 0]);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002', 'latin1'), made, shared, end, name]),
    );
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const tail = Buffer.alloc(18);
  tail.writeUInt16LE(Math.min(entries.length, 0xffff), 4);
  tail.writeUInt16LE(Math.min(entries.length, 0xffff), 6);
  tail.writeUInt32LE(list.length, 8);
  tail.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\u0005\u0006', 'latin1'), tail]);
}
