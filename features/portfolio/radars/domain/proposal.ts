import * as z from 'zod/mini';
import { RequestedCompany } from '#features/directory/companies/domain/company.ts';
import { limits } from '#core/domain/limits.ts';
import { Id, Instant, requiredText, text, Uuid } from '#core/domain/schemas.ts';
import { radarLimits } from './limits.ts';
import { companyReference } from './radar.ts';

const proposalStates = ['open', 'accepted', 'rejected'] as const;

/** Where a proposal came from, with what argues for it: how many things, found by what. */
export const ProposalSource = z.object({
  kind: z.enum(['company', 'collection', 'search', 'project', 'move', 'round']),
  /** The id of the company, the collection or the project. */
  id: z.optional(Uuid),
  /** Its name, or what was searched for. */
  label: z.optional(text(limits.nameCharacters)),
  count: z.optional(z.int().check(z.gte(0))),
  /** The path of the search inside the app. */
  query: z.optional(text(limits.urlCharacters).check(z.regex(/^\/(?!\/)/u))),
});
export type ProposalSource = z.infer<typeof ProposalSource>;

/** A blip that somebody proposes, or a move of one that came too late for a published edition. */
export const Proposal = z.object({
  id: Id,
  /** The blip to move; null: a new one. */
  blipId: z.nullable(Id),
  name: z.string(),
  description: z.nullable(z.string()),
  /** Null: whoever accepts it chooses. */
  quadrantId: z.nullable(z.string()),
  ringId: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  tags: z.array(z.string()),
  companies: z.array(companyReference),
  source: ProposalSource,
  state: z.enum(proposalStates),
  proposedBy: z.nullable(z.object({ id: Id, name: z.string() })),
  createdAt: Instant,
});
export type Proposal = z.infer<typeof Proposal>;

const areaId = z.optional(z.nullable(text(64)));
const proposed = {
  name: requiredText(radarLimits.blipNameCharacters),
  description: z.optional(z.nullable(text(radarLimits.descriptionCharacters))),
  quadrantId: areaId,
  ringId: areaId,
  reason: z.optional(z.nullable(text(limits.reasonCharacters))),
  tags: z.optional(
    z.array(requiredText(radarLimits.tagCharacters)).check(z.maxLength(radarLimits.partsMost)),
  ),
  companies: z.optional(z.array(RequestedCompany).check(z.maxLength(radarLimits.partsMost))),
};
/** Several at once: the sub-spaces of a collection. Whoever sees the radar may propose. */
export const ProposalDraft = z.object({
  proposals: z
    .array(z.object({ ...proposed, source: ProposalSource }))
    .check(z.minLength(1), z.maxLength(radarLimits.proposalsMost)),
});
export type ProposalDraft = z.infer<typeof ProposalDraft>;

/** What was decided. An accepted one goes into the draft, in this place. */
export const ProposalDecision = z.object({
  state: z.enum(['accepted', 'rejected']),
  name: z.optional(proposed.name),
  quadrantId: areaId,
  ringId: areaId,
});

/** Proposals for the sub-spaces of a collection, each with the quadrant that its name fits. */
export const CollectionProposals = z.array(
  z.object({
    name: z.string(),
    quadrantId: z.nullable(z.string()),
    count: z.int(),
    companies: z.array(companyReference),
  }),
);
export type CollectionProposals = z.infer<typeof CollectionProposals>;
