import * as z from 'zod/mini';
import { TimeZone } from '#core/domain/entered-time-zone.ts';
import { Stage } from '#core/domain/identity/stage.ts';
import { limits } from '#core/domain/limits.ts';
import { Id, Instant, requiredText, text, Uuid } from '#core/domain/schemas.ts';
import { domainPattern } from './domains.ts';
import { LegalTexts } from './legal-texts.ts';
import { corporationLimits } from './limits.ts';
import { DecisionMail } from './mail-slots.ts';
import { Accent } from './public-page.ts';
import { Question, QuestionDrafts } from './question.ts';

const { slugCharacters, introductionCharacters, domainsMost } = corporationLimits;

const Slug = z
  .string()
  .check(
    z.maxLength(slugCharacters),
    z.regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/u, 'Small letters, digits and hyphens.'),
  );

export const Domain = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(domainPattern, 'A full domain such as skf.com.'));

/** What a corporation is, and whose addresses belong to it. */
export const CorporationDraft = z.object({
  name: requiredText(limits.nameCharacters),
  slug: Slug,
  /** Omitted: unchanged, and none for a new one. */
  introduction: z.optional(z.nullable(text(introductionCharacters))),
  /** In which its deadlines are meant. Omitted: unchanged, and the server's for a new one. */
  timeZone: z.optional(TimeZone),
  domains: z.array(Domain).check(z.maxLength(domainsMost)),
});
export type CorporationDraft = z.infer<typeof CorporationDraft>;

/** What the public page shows: the part of igniteConfig that the form has. Null: the default. */
export const PublicPageDraft = z.object({
  igniteEnabled: z.boolean(),
  headline: z.nullable(requiredText(limits.nameCharacters)),
  accent: z.nullable(Accent),
  /** Omitted: unchanged. */
  introduction: z.optional(z.nullable(text(introductionCharacters))),
  /** What the form of a new opportunity asks at first. */
  questions: QuestionDrafts,
});
export type PublicPageDraft = z.infer<typeof PublicPageDraft>;

/** A stage as it is to be. `from`: the name it has now; null when it is new. */
const StageDraft = z.extend(Stage, {
  from: z.nullable(z.string()),
  /** The mail that a move there offers. Null: ours; omitted: as it is. */
  mail: z.optional(z.nullable(DecisionMail)),
});

export const StagesDraft = z.object({
  stages: z.array(StageDraft).check(z.minLength(2), z.maxLength(corporationLimits.stagesMost)),
  /** Where the submissions of removed stages go; a stage by its new name. */
  moves: z
    .array(z.object({ from: z.string(), to: z.string() }))
    .check(z.maxLength(corporationLimits.stagesMost)),
});
export type StagesDraft = z.infer<typeof StagesDraft>;

/** A change is refused when the settings have changed since this version. */
export const Version = z.int().check(z.gte(0));

export const CorporationSettings = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  introduction: z.nullable(z.string()),
  timeZone: z.string(),
  logoUrl: z.nullable(z.string()),
  domains: z.array(z.string()),
  igniteEnabled: z.boolean(),
  headline: z.nullable(z.string()),
  accent: z.nullable(z.string()),
  questions: z.array(Question),
  legalTexts: LegalTexts,
  /** In order, each with the number of its submissions and the corporation's own mail; null: ours. */
  stages: z.array(z.extend(Stage, { submissions: z.int(), mail: z.nullable(DecisionMail) })),
  isActive: z.boolean(),
  version: Version,
  updatedAt: Instant,
});
export type CorporationSettings = z.infer<typeof CorporationSettings>;

/** A row of the administration's list. */
export const CorporationEntry = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  logoUrl: z.nullable(z.string()),
  domains: z.array(z.string()),
  igniteEnabled: z.boolean(),
  isActive: z.boolean(),
  people: z.int(),
  opportunities: z.int(),
  submissions: z.int(),
  updatedAt: Instant,
});
export type CorporationEntry = z.infer<typeof CorporationEntry>;

/** What goes out of sight with a corporation. */
export const CorporationDeletion = z.object({
  people: z.int(),
  opportunities: z.int(),
  submissions: z.int(),
  projects: z.int(),
  apiKeys: z.int(),
  webhooks: z.int(),
  domains: z.array(z.string()),
  hasPublicPage: z.boolean(),
  slug: z.string(),
});
export type CorporationDeletion = z.infer<typeof CorporationDeletion>;

export const corporationParams = z.object({ id: Uuid });
