import { exportedInPart, leftOut } from './table-lists.ts';

const list = (sentences: readonly string[]) => sentences.map((one) => `- ${one}`).join('\n');

/** What an export of a corporation says about what it does not have. */
export const notIncluded = `Not in this export

In part:
${list(exportedInPart)}

Not at all:
${list(leftOut.map(({ what }) => what))}
`;
