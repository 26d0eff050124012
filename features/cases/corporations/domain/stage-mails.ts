import * as z from 'zod/mini';
import type { Stage } from '#core/domain/identity/stage.ts';
import { DecisionMail } from './mail-slots.ts';
import { refusalMailOf } from './public-page.ts';
import { isDecisionStage, stageNamed, stagesOf } from './stages.ts';

const refusal: DecisionMail = {
  subject: 'Decision on “{title}”',
  body: `Hello {founder},

Thank you for what you and {company} put into “{title}”. We have reviewed it carefully, and we will not take it further for “{opportunity}”.

{reason}

This decision is about this opportunity only. We would be glad to hear from you again. Our open opportunities: {opportunitiesLink}

You can still see your submission here: {followUpLink}

With thanks
{sender}, on behalf of {corporation}`,
};

const acceptance: DecisionMail = {
  subject: 'Good news about “{title}”',
  body: `Hello {founder},

We have chosen “{title}” for “{opportunity}”. Thank you for the work you and {company} put into it.

What happens next: someone from our team will write to you within a week to agree on the first steps. Until then you can ask us anything here: {followUpLink}

We look forward to working with you
{sender}, on behalf of {corporation}`,
};

const progress: DecisionMail = {
  subject: 'News about “{title}”',
  body: `Hello {founder},

“{title}” has moved on in “{opportunity}”: its stage is now {stage}. There is nothing for you to do now. We will write to you when it is decided.

You can see its status and ask us anything here: {followUpLink}

{sender}, on behalf of {corporation}`,
};

/** The mail of ours for a stage. */
export function defaultMailOf(stage: Stage, stages: readonly Stage[]): DecisionMail {
  if (stage.isRefusal === true) return refusal;
  if (isDecisionStage(stages, stage)) return acceptance;
  return { ...progress, body: progress.body.replace('{stage}', () => `“${stage.name}”`) };
}

/** Stages as they are stored: with the corporation's own mails. */
const WithMails = z.object({
  stages: z.array(z.object({ name: z.string(), mail: z.optional(z.unknown()) })),
});

/** The corporation's own mail for a stage. Null: ours. */
export function ownMailOf(igniteConfig: unknown, stage: Stage): DecisionMail | null {
  const stored = z.safeParse(WithMails, igniteConfig).data?.stages;
  const mail = z.safeParse(DecisionMail, stored?.find(({ name }) => name === stage.name)?.mail);
  if (mail.success) return mail.data;
  return stage.isRefusal === true ? refusalMailOf(igniteConfig) : null;
}

/** The mail that is offered when a submission is moved to a stage; null: there is no such stage. */
export function mailOf(igniteConfig: unknown, name: string): DecisionMail | null {
  const stages = stagesOf(igniteConfig);
  const stage = stageNamed(stages, name);
  return stage ? (ownMailOf(igniteConfig, stage) ?? defaultMailOf(stage, stages)) : null;
}

/** Whether moving a submission to a stage offers a mail: unless it was said otherwise, to decisions. */
export function mailsSubmitter(stages: readonly Stage[], name: string): boolean {
  const stage = stageNamed(stages, name);
  return stage !== undefined && (stage.mailsSubmitter ?? isDecisionStage(stages, stage));
}
