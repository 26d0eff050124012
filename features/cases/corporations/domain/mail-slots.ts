import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { refuse, type Refusal } from '#core/domain/refusals.ts';
import { requiredText } from '#core/domain/schemas.ts';
import { corporationRefusals } from './refusals.ts';

/** A mail to a submitter about a stage, with slots. */
export const DecisionMail = z.object({
  subject: requiredText(limits.nameCharacters),
  body: requiredText(limits.mailCharacters),
});
export type DecisionMail = z.infer<typeof DecisionMail>;

/** Slots of a mail by name. Only the server knows the secret `followUpLink`. */
export const slotNames = [
  'founder',
  'company',
  'title',
  'opportunity',
  'corporation',
  'sender',
  'reason',
  'followUpLink',
  'opportunitiesLink',
] as const;
export type SlotName = (typeof slotNames)[number];
export type Slots = Readonly<Record<SlotName, string>>;

/** Shown in place of the secret link to everyone but the recipient. */
export const followUpPlaceholder = '[their own secret link]';

const slot = /\{([A-Za-z]\w*)\}/gu;

/** Names that slots had: templates that were stored with them are filled, too. */
const formerNames: ReadonlyMap<string, SlotName> = new Map([
  ['challengesLink', 'opportunitiesLink'],
  ['contactName', 'founder'],
  ['companyName', 'company'],
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
const unknownSlots = (text: string): string[] =>
  [...text.matchAll(slot)].flatMap(([, name = '']) => (slotNamed(name) === undefined ? name : []));

/** Why a mail with these slots cannot be sent, or null. */
export function refusalOfSlots({ subject, body }: DecisionMail): Refusal | null {
  const [unknown] = unknownSlots(`${subject}\n${body}`);
  return unknown === undefined
    ? null
    : refuse(corporationRefusals['mail.unknownSlot'], { slot: `{${unknown}}` });
}

/** What is wrong with the fields of a mail. */
export function mailProblemsOf({ subject, body }: DecisionMail): {
  readonly subject: string | undefined;
  readonly body: string | undefined;
} {
  const unknownIn = (text: string) => refusalOfSlots({ subject: text, body: '' })?.message;
  return {
    subject: subject.trim() === '' ? 'Enter a subject.' : unknownIn(subject),
    body: body.trim() === '' ? 'Enter a text.' : unknownIn(body),
  };
}
