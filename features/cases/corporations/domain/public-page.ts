import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { requiredText, text, Uuid } from '#core/domain/schemas.ts';

/** A question of the submission form, asked beside the pitch. */
export const Question = z.object({
  /** Stays the same as long as the question does: another wording keeps it, another kind does not. */
  id: Uuid,
  text: requiredText(limits.questionCharacters),
  kind: z._default(z.enum(['short', 'long']), 'short'),
  isRequired: z._default(z.boolean(), false),
});
export type Question = z.infer<typeof Question>;

/** A question as it is to be; without an id, it is new. */
export const QuestionDraft = z.extend(Question, { id: z.optional(Uuid) });
export type QuestionDraft = z.infer<typeof QuestionDraft>;

/** Only `#rrggbb`, since it is inserted into a style. */
export const Accent = z.string().check(z.regex(/^#[0-9a-f]{6}$/iu));

/** Texts and colour of a corporation's page. Null: not set. */
export interface PublicPage {
  readonly headline: string | null;
  readonly accent: string | null;
  readonly questions: readonly Question[];
}

const parts = {
  headline: requiredText(limits.nameCharacters),
  accent: Accent,
  questions: z.array(Question).check(z.maxLength(limits.questionsMost)),
  refusalMail: z.object({
    subject: requiredText(limits.nameCharacters),
    body: text(limits.mailCharacters),
  }),
};

function partOf<Name extends keyof typeof parts>(
  igniteConfig: unknown,
  name: Name,
): z.infer<(typeof parts)[Name]> | null {
  if (typeof igniteConfig !== 'object' || igniteConfig === null) return null;
  const value: unknown = Object.getOwnPropertyDescriptor(igniteConfig, name)?.value;
  return (z.safeParse(parts[name], value).data as z.infer<(typeof parts)[Name]>) ?? null;
}

/** igniteConfig is free-form (section 3): invalid parts count as not set. */
export const publicPageOf = (igniteConfig: unknown): PublicPage => ({
  headline: partOf(igniteConfig, 'headline'),
  accent: partOf(igniteConfig, 'accent'),
  questions: partOf(igniteConfig, 'questions') ?? [],
});

/**
 * The corporation's template for declining mails, with slots (`decisions/templates.ts`). Null: the
 * default.
 */
export const refusalMailOf = (igniteConfig: unknown) => partOf(igniteConfig, 'refusalMail');

/** URL path of a corporation's public page. */
export const linkToPublicPage = (slug: string): string => `/c/${slug}`;
