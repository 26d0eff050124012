import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { requiredText } from '#core/domain/schemas.ts';
import type { Stage } from '#core/domain/identity/stage.ts';
import { openStages } from '#features/cases/corporations/domain/stages.ts';

/** Mail template of a decision, with slots. */
export const DecisionMail = z.object({
  subject: requiredText(limits.nameCharacters),
  body: requiredText(limits.mailCharacters),
});
export type DecisionMail = z.infer<typeof DecisionMail>;

/** Slots of a mail by name. Only the server knows the secret `followUpLink`. */
export const slotNames = [
  'contactName',
  'companyName',
  'title',
  'opportunity',
  'corporation',
  'reason',
  'followUpLink',
  'opportunitiesLink',
] as const;
export type SlotName = (typeof slotNames)[number];
export type Slots = Readonly<Record<SlotName, string>>;

/** Shown in place of the secret link to everybody but the recipient. */
export const followUpPlaceholder = '[their own secret link]';

const slot = /\{([A-Za-z]\w*)\}/gu;

/** Names that slots had: templates that were stored with them are filled, too. */
const formerNames: ReadonlyMap<string, SlotName> = new Map([
  ['challengesLink', 'opportunitiesLink'],
]);

const slotNamed = (name: string): SlotName | undefined =>
  slotNames.find((one) => one === name) ?? formerNames.get(name);

/** Fills every slot once: a slot name within a value is not filled. */
const filled = (text: string, slots: Slots): string =>
  text.replace(slot, (whole, name: string) => {
    const slotName = slotNamed(name);
    return slotName === undefined ? whole : slots[slotName];
  });

/** The mail with its slots filled. Line breaks are removed from the subject. */
export const fillMail = (mail: DecisionMail, slots: Slots): DecisionMail => ({
  subject: filled(mail.subject, slots).replace(/\s+/gu, ' ').trim(),
  body: filled(mail.body, slots)
    .replace(/\n{3,}/gu, '\n\n')
    .trim(),
});

/** Unknown slots, such as `{reasn}`, which the recipient would see unfilled. */
export const unknownSlots = ({ subject, body }: DecisionMail): string[] => [
  ...new Set(
    [...`${subject}\n${body}`.matchAll(slot)].flatMap(([, name = '']) =>
      slotNamed(name) === undefined ? [name] : [],
    ),
  ),
];

const refusal: DecisionMail = {
  subject: 'About “{title}”',
  body: `Hello {contactName},

Thank you for what you and {companyName} put into “{title}”. We have reviewed it carefully, and we will not take it further for “{opportunity}”.

{reason}

This decision is about this opportunity only. We would be glad to hear from you again: {opportunitiesLink}

You can still see your submission here: {followUpLink}

With thanks
{corporation}`,
};

const acceptance: DecisionMail = {
  subject: 'Good news about “{title}”',
  body: `Hello {contactName},

We have chosen “{title}” for “{opportunity}”. Thank you for the work you and {companyName} put into it.

Somebody from our case team will write to you within days about how we begin. Until then you find everything here, and can ask us anything: {followUpLink}

We look forward to it
{corporation}`,
};

const progress: DecisionMail = {
  subject: 'News about “{title}”',
  body: `Hello {contactName},

“{title}” has gone a step further in “{opportunity}”: it is now in our stage {stage}. You need do nothing for the moment; we will write again when we know more.

You can follow it, and ask us anything, here: {followUpLink}

{corporation}`,
};

/** The default template for a stage; a corporation may have its own for declining. */
export function templateFor(
  stage: Stage,
  stages: readonly Stage[],
  refusalOfCorporation: DecisionMail | null,
): DecisionMail {
  if (stage.isRefusal === true) return refusalOfCorporation ?? refusal;
  if (openStages(stages).at(-1)?.name === stage.name) return acceptance;
  return { ...progress, body: progress.body.replace('{stage}', () => `“${stage.name}”`) };
}
