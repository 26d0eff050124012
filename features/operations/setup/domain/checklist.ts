import * as z from 'zod/mini';

/** What a new installation lacks until people can work with it, in the order of doing. */
export const checklistKinds = [
  'corporation',
  'cycle',
  'companies',
  'colleagues',
  'opportunity',
] as const;
export type ChecklistKind = (typeof checklistKinds)[number];

const ChecklistRow = z.object({
  kind: z.enum(checklistKinds),
  isDone: z.boolean(),
  /** Of the corporation and of the cycle, where there is one. */
  name: z.nullable(z.string()),
  /** Whether the reader may do it. */
  may: z.boolean(),
});

export const Checklist = z.object({
  /** Empty: all is done, the reader has dismissed it, or may do nothing that is left. */
  rows: z.array(ChecklistRow),
  /** Whether there is sample data; null: the reader may not add or remove it. */
  sample: z.nullable(z.enum(['absent', 'present'])),
  /** The corporation that a cycle would be of; null: there is none. */
  corporationId: z.nullable(z.string()),
});
export type Checklist = z.infer<typeof Checklist>;
