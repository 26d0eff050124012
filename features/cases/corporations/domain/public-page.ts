import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { requiredText, text } from '#core/domain/schemas.ts';
import { parseQuestions, type Question } from './question.ts';

/** Only `#rrggbb`, since it is inserted into a style. */
export const Accent = z.string().check(z.regex(/^#[0-9a-f]{6}$/iu));

/** Texts and colour of a corporation's page. Null: not set. */
export interface PublicPage {
  readonly headline: string | null;
  readonly accent: string | null;
  /** What the form of a new opportunity asks at first. */
  readonly questions: readonly Question[];
}

const parts = {
  headline: requiredText(limits.nameCharacters),
  accent: Accent,
  refusalMail: z.object({
    subject: requiredText(limits.nameCharacters),
    body: text(limits.mailCharacters),
  }),
};

const valueOf = (igniteConfig: unknown, name: string): unknown =>
  typeof igniteConfig === 'object' && igniteConfig !== null
    ? Object.getOwnPropertyDescriptor(igniteConfig, name)?.value
    : undefined;

const partOf = <Name extends keyof typeof parts>(igniteConfig: unknown, name: Name) =>
  (z.safeParse(parts[name], valueOf(igniteConfig, name)).data as z.infer<(typeof parts)[Name]>) ??
  null;

/** igniteConfig is free-form (section 3): invalid parts count as not set. */
export const publicPageOf = (igniteConfig: unknown): PublicPage => ({
  headline: partOf(igniteConfig, 'headline'),
  accent: partOf(igniteConfig, 'accent'),
  questions: parseQuestions(valueOf(igniteConfig, 'questions')) ?? [],
});

/**
 * The corporation's template for declining mails, with slots (`decisions/templates.ts`). Null: the
 * default.
 */
export const refusalMailOf = (igniteConfig: unknown) => partOf(igniteConfig, 'refusalMail');

/** URL path of a corporation's public page. */
export const linkToPublicPage = (slug: string): string => `/c/${slug}`;
