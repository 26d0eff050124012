import { UnreadableFile } from '#features/directory/imports/server/files/unreadable-file.ts';

/** Where records are imported into. @throws UnreadableFile where it is not chosen: “Say first …” */
export function requiredDestination<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new UnreadableFile(`Say first ${what}.`);
  return value;
}
