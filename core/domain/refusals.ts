/**
 * Every "no" a person can be given: the code on the wire, its HTTP status and its sentence.
 * `{slots}` are filled with text of the person's own; what shows them must show text, not markup.
 */
export const refusals = {
  // --- section 5 and 8: transport, client side (status 0: nothing answered)
  'transport.parse': [0, 'Failed to parse data'],
  'transport.parseDelete': [0, 'Failed to parse DELETE response data'],
  'transport.authentication': [401, 'Authentication failed'],
  'transport.status': [0, 'Request failed with status {code}'],
  'transport.network': [0, 'The server could not be reached. Check your connection and try again.'],

  // --- section 8: stored records
  'document.createFailed': [
    500,
    'Failed creating new entity to collection {collection} with ID {id}.',
  ],
  'document.updateFailed': [
    500,
    'Failed to update entity from collection {collection} with ID {id}.',
  ],

  // --- section 8: authentication
  'signOut.timeout': [0, 'Timeout'],
  'signOut.notInitialized': [0, 'Auth not initialized'],
  'signIn.wrong': [401, 'E-mail or password is wrong.'],
  'signIn.invalidEmail': [400, 'That is not a valid e-mail address.'],
  'signIn.origin': [
    403,
    'This page may not sign anybody in here. Open Outrider at its own address.',
  ],
  'signIn.disabled': [403, 'This account has been disabled. Ask an administrator.'],
  'signIn.tooMany': [429, 'Too many attempts. Wait a moment and try again.'],
  'signIn.emailInUse': [409, 'This e-mail address is already in use.'],
  'signIn.network': [0, 'The server could not be reached. Check your connection and try again.'],
  'signIn.popupBlocked': [
    0,
    'The browser blocked the sign-in window. Allow pop-ups and try again.',
  ],
  'signIn.popupClosed': [0, 'The sign-in window was closed before it finished.'],
  'signIn.failed': [0, 'Signing in did not work. Try again.'],
  'password.tooShort': [400, 'The password must be {least} characters long or more.'],
  'password.tooLong': [400, 'The password must be {most} characters long or fewer.'],
  'password.common': [400, 'This password is among the most common ones. Choose another.'],

  // --- section 5, 6 and 8: collections
  'collection.invalidName': [400, 'Invalid Pinboard name {user_content}.'],
  'collection.subspaceNameEmpty': [400, 'Sub-space name cannot be empty.'],
  'collection.subspacePlace': [
    409,
    'A sub-space cannot lie below itself, or more than ten levels deep. Choose another place.',
  ],
  'collection.alreadyListed': [409, 'Startup {x} already exists in collection {c}!'],
  'collection.alreadyBlacklisted': [409, 'Startup {x} already exists in collection {c} blacklist!'],
  'collection.full': [
    409,
    'Collection {c} has {most} {what}, which is as many as there can be. Take one away first.',
  ],
  'collection.tooMany': [
    409,
    'You have {most} collections, which is as many as there can be. Delete one first.',
  ],
  'collection.alreadyShared': [409, 'Already shared with selected users.'],
  'collection.forbidden': [403, "You don't have permission to edit this collection."],
  'collection.shareForbidden': [403, "You don't have permission to share this collection."],
  'collection.unexpected': [500, 'Unexpected error {err}.'],

  // --- section 8: file storage
  'storage.unknown': [500, 'Something went wrong with this file. Try again.'],
  'storage.object-not-found': [404, 'This file does not exist.'],
  'storage.unauthenticated': [401, 'Sign in to open this file.'],
  'storage.unauthorized': [403, 'You may not open this file.'],
  'storage.quota-exceeded': [402, 'There is no room left for this file.'],
  'storage.retry-limit-exceeded': [0, 'Sending the file took too long. Try again.'],
  'storage.canceled': [0, 'Sending the file was stopped.'],
  'storage.invalid-url': [400, 'This is not the address of a file.'],
  'storage.invalid-format': [400, 'The content does not have the format it says it has.'],
  'storage.invalid-argument': [400, 'This file cannot be sent: {reason}'],
  'storage.tooLarge': [
    413,
    'This file is larger than {most}. Make it smaller, or give a link to it instead.',
  ],
  'storage.noForm': [415, 'Send the file as the one part of a form.'],
  'storage.tooMany': [409, 'A submission holds {most} files. Take one away first.'],

  // --- case work (ours)
  'opportunity.finished': [409, 'This opportunity is finished. Reopen it to go on.'],
  'opportunity.closedAlready': [409, 'This opportunity is finished already.'],
  'opportunity.openAlready': [409, 'This opportunity is open already.'],
  'opportunity.hasSubmissions': [
    409,
    'Somebody handed something in here, so it cannot be deleted. Close it instead.',
  ],
  'cycle.nameTaken': [
    409,
    'There is a scouting cycle “{name}” already. Choose it, or another name.',
  ],
  'submission.unknownStage': [400, 'There is no stage “{stage}”.'],
  'submission.reasonMissing': [
    400,
    'Say why it is declined. The reason stays with the submission.',
  ],
  'submission.withdrawn': [409, 'Its submitter took this submission back.'],
  'submission.noContact': [409, 'This submission has no e-mail address to write to.'],
  'submission.movedMeanwhile': [409, '{title} was moved to {stage} meanwhile.'],
  'score.incomplete': [
    400,
    'Give each criterion of the scorecard a whole number from 1 to {most}. It may have changed: look at it again.',
  ],
  'score.conflict': [
    409,
    'You stepped back from judging this for a conflict of interest. Take that back first.',
  ],
  'submission.beginsRefused': [400, 'A submission begins in a stage that is not a refusal.'],
  'submission.noSuchCompany': [400, 'This company is not in the directory any more.'],
  'match.decided': [
    409,
    'Somebody decided this meanwhile: the two records are {state}. Look at it again.',
  ],
  'match.toldApart': [409, '{x} and {y} were said not to be one company. Take that back first.'],
  'match.joined': [
    409,
    '{x} and {y} are joined through another record as well. Take that one apart first.',
  ],
  'decision.unknownSlot': [400, 'Nothing can be put in place of {slot}. Take it out of the mail.'],
  'decision.nothingNew': [409, 'It is in {stage} already, and nobody would be written to.'],
  'decision.changed': [409, 'This decision was changed since you looked. Read it again.'],
  'decision.gone': [409, 'No decision is prepared for it any more.'],
  'decision.notSent': [409, 'Nothing was sent. {problem}'],
  'comment.tooDeep': [400, 'An answer belongs to the first comment of a thread.'],
  'comment.notYours': [403, 'Only who wrote a comment may change it.'],

  // --- what is handed in without an account (ours)
  'public.tooQuick': [400, 'That was quicker than one can read. Wait a moment and send it again.'],
  'public.formExpired': [400, 'This form has been open for too long. Send it again.'],
  'public.trapped': [
    400,
    'A field that nobody sees was filled in, perhaps by your browser. Clear it and send it again.',
  ],
  'public.answerMissing': [400, 'Please answer “{question}”.'],
  'public.unknownQuestion': [400, 'The questions have changed. Reload the page to see them.'],
  'public.unknownFile': [400, 'A file got lost on its way. Take it off the list and add it again.'],
  'public.finished': [409, 'This challenge is finished and takes no more submissions.'],
  'followUp.resting': [409, 'This submission is closed, so no message can be sent.'],
  'team.notBrought': [
    409,
    '{name} could not be added to the case team. Try again on the Team tab.',
  ],
  'team.lastOwner': [409, 'An opportunity needs a Case Owner. Give somebody else that role first.'],

  // --- imports as jobs (ours)
  'import.state': [409, 'This import {standing}, so it cannot be {act}.'],
  'import.mapping': [409, '{problem}'],
  'import.noPlace': [409, 'Choose {what} first.'],
  'import.unchecked': [409, 'Check this import first, so that you see what it will do.'],
  'import.nothing': [409, 'There is nothing to import: no row is new or changed.'],
  'import.fileGone': [409, 'The file of this import was removed. Bring it again as a new import.'],
  'import.unreadable': [409, '{problem}'],
  'import.tooLarge': [
    413,
    'This file is larger than {most}. Split it, and import one part after the other.',
  ],

  'savedSearch.tooMany': [
    409,
    'You have {most} saved searches, which is as many as there can be. Delete one first.',
  ],

  // --- the interface in general (ours)
  'link.notCopied': [0, 'The link could not be copied. Take it from the address bar.'],
  'list.notCopied': [0, 'The list could not be copied. Select it and copy it by hand.'],
  unauthenticated: [401, 'Sign in to go on.'],
  forbidden: [403, 'You may not do this. Ask {who}.'],
  notFound: [404, 'This does not exist, or you may not see it.'],
  invalid: [400, 'Some of what was sent cannot be used: {problem}'],
  malformed: [400, 'The request could not be read: {problem}'],
  tooLarge: [413, 'This is too large to send.'],
  unsupportedType: [415, 'Send this as JSON.'],
  tooMany: [429, 'Too many requests. Wait {seconds} s and try again.'],
  stale: [409, 'Somebody changed this in the meantime. Look at it again and repeat your change.'],
  conflict: [409, 'This exists already.'],
  keyReused: [422, 'This Idempotency-Key was used for a different request.'],
  keyInProgress: [409, 'The same request is still being worked on. Try again in a moment.'],
  unavailable: [503, 'A part of Outrider is not available. Try again in a moment.'],
  internal: [500, 'Something went wrong on our side. Quote {requestId} if you report it.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type RefusalCode = keyof typeof refusals;

type SlotNames<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | SlotNames<Rest>
  : never;

/** The values a refusal's sentence needs; nothing when it has no slot. */
export type SlotsOf<Sentence extends string> = [SlotNames<Sentence>] extends [never]
  ? []
  : [slots: Readonly<Record<SlotNames<Sentence>, string | number>>];

export type RefusalSlots<Code extends RefusalCode> = SlotsOf<(typeof refusals)[Code][1]>;

/** Slots longer than this are cut: they carry what a person typed (security, trap 21). */
const slotCharacters = 200;

/** Fills `{slots}`. Values are put in as text, once: a value that looks like a slot stays as it is. */
export function interpolate(
  sentence: string,
  slots: Readonly<Record<string, string | number>> = {},
): string {
  return sentence.replace(/\{(\w+)\}/gu, (slot, name: string) => {
    const value = Object.hasOwn(slots, name) ? slots[name] : undefined;
    return value === undefined ? slot : [...String(value)].slice(0, slotCharacters).join('');
  });
}

/** The sentence of a refusal, with its slots filled. */
export function refusalText<Code extends RefusalCode>(
  code: Code,
  ...slots: RefusalSlots<Code>
): string {
  return interpolate(refusals[code][1], slots[0]);
}

export function statusOf(code: RefusalCode): number {
  return refusals[code][0];
}

/** A refusal as a value: what pure rules answer instead of throwing. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
}

export function refuse<Code extends RefusalCode>(
  code: Code,
  ...slots: RefusalSlots<Code>
): Refusal {
  return { code, message: refusalText(code, ...slots) };
}
