import * as z from 'zod/mini';
import type { Stage } from '#core/domain/identity/stage.ts';
import { DecisionMail } from './mail-slots.ts';
import { refusalMailOf } from './public-page.ts';
import { isDecisionStage, stageNamed, stagesOf } from './stages.ts';

const refusal: DecisionMail = {
  subject: 'About “{title}”',
  body: `Hello {founder},

Thank you for what you and {company} put into “{title}”. We have reviewed it carefully, and we will not take it further for “{opportunity}”.

{reason}

This decision is about this opportunity only. We would be glad to hear from you again: {opportunitiesLink}

You can still see your submission here: {followUpLink}

With thanks
{sender}, {corporation}`,
};

const acceptance: DecisionMail = {
  subject: 'Good news about “{title}”',
  body: `Hello {founder},

We have chosen “{title}” for “{opportunity}”. Thank you for the work you and {company} put into it.

Someone from our case team will write to you within days about how we begin. Until then you find everything here, and can ask us anything: {followUpLink}

We look forward to it
{sender}, {corporation}`,
};

const progress: DecisionMail = {
  subject: 'News about “{title}”',
  body: `Hello {founder},

“{title}” has gone a step further in “{opportunity}”: it is now in our stage {stage}. You need do nothing for the moment; we will write again when we know more.

You can follow it, and ask us anything, here: {followUpLink}

{sender}, {corporation}`,
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
