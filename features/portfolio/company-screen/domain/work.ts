import * as z from 'zod/mini';
import { Id, Instant } from '#core/domain/schemas.ts';

/** How one was in touch with a company. The first two are by it. */
const contactKinds = ['submission', 'message', 'reply', 'invitation', 'pitchDay', 'note'] as const;
export const ContactKind = z.enum(contactKinds);
export type ContactKind = z.infer<typeof ContactKind>;

/** What a viewer's corporation has had to do with a company, limited to what the viewer may see. */
export const CompanyWork = z.object({
  /** The submission that it was added to the directory from. */
  source: z.nullable(
    z.object({ submission: z.object({ id: Id, title: z.string() }), opportunityId: Id }),
  ),
  lastContact: z.nullable(
    z.object({
      kind: ContactKind,
      at: Instant,
      /** Who of us; null: the company, or nobody in particular. */
      person: z.nullable(z.string()),
      /** The opportunity, pitch day or collection. */
      about: z.string(),
    }),
  ),
  /** Who wrote to it, invited it or took notes, the latest first. */
  metBy: z.array(
    z.object({ id: Id, name: z.string(), photoUrl: z.nullable(z.string()), at: Instant }),
  ),
});
export type CompanyWork = z.infer<typeof CompanyWork>;
