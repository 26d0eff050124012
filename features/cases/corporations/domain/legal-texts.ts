import * as z from 'zod/mini';
import { Id, text, WebUrl } from '#core/domain/schemas.ts';
import { corporationLimits } from './limits.ts';

/** What a corporation says on its public pages beside its opportunities, in the order of their links. */
export const legalKinds = ['privacy', 'terms', 'imprint'] as const;
export const LegalKind = z.enum(legalKinds);
export type LegalKind = z.infer<typeof LegalKind>;

export const legalTitles: Readonly<Record<LegalKind, string>> = {
  privacy: 'Privacy notice',
  terms: 'Terms',
  imprint: 'Imprint',
};

/** Markdown, or nothing but the address of a page. Null: there is none. */
const LegalText = z.nullable(text(corporationLimits.legalCharacters));

export const LegalTexts = z.object({ privacy: LegalText, terms: LegalText, imprint: LegalText });
export type LegalTexts = z.infer<typeof LegalTexts>;

/** A text that is in force, for who follows its link. */
export const LegalLink = z.object({
  /** Another text has another one. */
  id: Id,
  kind: LegalKind,
  /** Of the page that the corporation has elsewhere; null: the text is read here. */
  url: z.nullable(z.string()),
});
export type LegalLink = z.infer<typeof LegalLink>;

/** The address, where a text is nothing but that. */
export function addressIn(body: string): string | null {
  const typed = body.trim();
  return !/\s/u.test(typed) && z.safeParse(WebUrl, typed).success ? typed : null;
}

/** Where a text is read. */
export const linkToLegalText = (slug: string, { kind, url }: Pick<LegalLink, 'kind' | 'url'>) =>
  url ?? `/c/${slug}/legal/${kind}`;
