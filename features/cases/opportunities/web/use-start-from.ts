import { useEffect, useEffectEvent, useState } from 'react';
import { messageOf } from '#core/domain/message-of.ts';
import { personName } from '#core/domain/identity/names.ts';
import { noticeText } from '#core/domain/notices.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { call } from '#core/web/transport/call.ts';
import { contentOf } from '#features/cases/opportunities/domain/content.ts';
import { get, team } from '#features/cases/opportunities/domain/endpoints.ts';
import { opportunityNotices } from '#features/cases/opportunities/domain/notices.ts';
import type { OpportunityDraft } from '#features/cases/opportunities/domain/opportunity.ts';
import { get as getTemplate } from '#features/cases/opportunities/domain/template-endpoints.ts';
import { templateContentOf } from '#features/cases/opportunities/domain/template.ts';
import { toast } from '#ui/toasts.ts';
import { valuesOfTemplate, type ChosenMember, type FormValues } from './form-values.ts';
import type { FormState } from './use-opportunity-form.ts';

export type Origin = NonNullable<OpportunityDraft['madeOf']>;

interface Start {
  readonly name: string;
  readonly values: Partial<FormValues>;
}

/** Its team, without the reader, who is its owner, and without people who have left. */
async function teamOf(opportunityId: string, ownId: string | undefined): Promise<ChosenMember[]> {
  const members = await call(team, { params: { id: opportunityId } }).catch(() => []);
  return members.flatMap((member) =>
    String(member.id) === ownId || member.isActive === false
      ? []
      : { id: String(member.id), name: personName(member), role: member.role },
  );
}

async function load(
  origin: Origin,
  corporationId: string,
  ownId: string | undefined,
): Promise<Start> {
  if ('templateId' in origin) {
    const params = { id: corporationId, templateId: origin.templateId };
    const { name, content } = await call(getTemplate, { params });
    return { name, values: valuesOfTemplate(content) };
  }
  const { opportunityId } = origin;
  const source = await call(get, { params: { id: opportunityId } });
  const content = templateContentOf(contentOf(source), source.questions ?? []);
  return {
    name: source.name,
    values: {
      ...valuesOfTemplate(content),
      corporationId: source.corporationId,
      name: source.name,
      team: await teamOf(opportunityId, ownId),
    },
  };
}

/** Fills the form of a new opportunity from another one or a template. What was typed can be had back. */
export function useStartFrom(form: FormState, copyOf: string | undefined) {
  const { user } = useSession();
  const [isBusy, setIsBusy] = useState(false);

  async function start(origin: Origin, corporationId: string): Promise<void> {
    const before = form.values;
    setIsBusy(true);
    try {
      const { name, values } = await load(origin, corporationId, user?.id);
      form.change({ ...values, madeOf: origin });
      toast(noticeText(opportunityNotices['opportunity.begun'], { name }), 'good', {
        label: 'Undo',
        run: () => form.change({ ...before, madeOf: before.madeOf }),
      });
    } catch (error) {
      toast(messageOf(error), 'bad');
    }
    setIsBusy(false);
  }

  const startCopy = useEffectEvent((opportunityId: string) => {
    const { madeOf } = form.values;
    // After a reload the draft goes on.
    const isBegun = madeOf && 'opportunityId' in madeOf && madeOf.opportunityId === opportunityId;
    if (!isBegun) void start({ opportunityId }, '');
  });
  useEffect(() => {
    if (copyOf !== undefined) startCopy(copyOf);
  }, [copyOf]);

  return { start, isBusy };
}
