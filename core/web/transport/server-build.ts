import { installation } from '#ui/installation.ts';
import { Flag } from './flag.ts';

/** Set once an answer came from a server with another build of this page. */
export const updated = new Flag();

/** Compares what an answer says with what the page was told when it was loaded. */
export function noteBuild(build: string | null): void {
  if (build && installation.build && build !== installation.build) updated.set(true);
}
