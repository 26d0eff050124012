import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DecisionMail, PreparedDecision } from '#features/decisions/domain/decision.ts';
import { mailDraft } from '#features/decisions/domain/endpoints.ts';
import { formatNumber } from '#core/domain/format.ts';
import { limits } from '#core/domain/limits.ts';
import type { Stage } from '#core/domain/identity/stage.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { LongTextField } from '#ui/Field.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { MailFields, mailProblem } from './MailFields.tsx';

export interface Given {
  readonly reason: string | null;
  /** Null: no mail is sent. */
  readonly mail: DecisionMail | null;
}

interface Props {
  readonly submission: { readonly id: string; readonly title: string };
  readonly stage: Stage;
  /** `move`: takes effect now. `prepare`: waits until decisions are sent. */
  readonly action: 'move' | 'prepare';
  /** The decision prepared before, if any. */
  readonly before?: Pick<PreparedDecision, 'reason' | 'mail'> | undefined;
  /** How many submissions it applies to; the mail shown is that of `submission`. */
  readonly count?: number;
  /** Offers to move without a mail instead of preparing. */
  readonly onMoveOnly?: ((reason: string | null) => void) | undefined;
  readonly isBusy?: boolean;
  readonly problem?: string | undefined;
  readonly onGive: (given: Given) => void;
  readonly onCancel: () => void;
}

/** The last input, so that it is not lost when the server refuses it. */
const lastGiven = new Map<string, Given>();

function wordsOf({ submission, stage, action, before }: Props, count: number) {
  if (count > 1) {
    const many = formatNumber(count);
    return {
      title: `Prepare ${many} decisions: ${stage.name}`,
      lead: 'Nobody is told, and nothing moves, until you have looked them over and sent them.',
      action: `Prepare ${many} decisions`,
    };
  }
  if (action === 'move') {
    const title = `Move to ${stage.name}`;
    return { title, lead: `“${submission.title}”. It happens at once.`, action: title };
  }
  return {
    title: `${before ? 'Change' : 'Prepare'} decision: ${stage.name}`,
    lead: `“${submission.title}”. Nobody is told, and nothing moves, until you send it.`,
    action: before ? 'Save the decision' : 'Prepare decision',
  };
}

/** Asks for the reason and the mail to the submitter. The reason is required. */
export function DecisionDialog(props: Props) {
  const {
    submission,
    stage,
    action,
    isBusy = false,
    count = 1,
    onMoveOnly,
    onGive,
    onCancel,
  } = props;
  const key = `${submission.id} ${stage.name}`;
  const [before] = useState(() => props.before ?? lastGiven.get(key));
  const isRefusal = stage.isRefusal === true;
  const [reason, setReason] = useState(before?.reason ?? '');
  const [written, setWritten] = useState<DecisionMail | null>(before?.mail ?? null);
  const [wantsMail, setTells] = useState(before === undefined || before.mail !== null);
  const { data: draft, error } = useQuery({
    ...queryOptionsOf(mailDraft, { params: { id: submission.id }, query: { stage: stage.name } }),
    staleTime: 0,
  });
  const canMail = draft !== undefined && draft.recipient !== null;
  const mail = written ?? draft?.template ?? null;
  const isMailed = wantsMail && canMail && mail !== null;
  const isMissing = isRefusal && reason.trim() === '';
  const isReady = !isMissing && !(isMailed && mailProblem(mail)) && (draft ?? error) !== null;
  const words = wordsOf(props, count);

  return (
    <DialogFrame
      title={words.title}
      lead={words.lead}
      width="medium"
      isStrict
      onClose={onCancel}
      actions={
        <>
          <Button variant="quiet" onPress={onCancel}>
            Cancel
          </Button>
          {onMoveOnly && (
            <Button
              isDisabled={isMissing || isBusy}
              onPress={() => onMoveOnly(isRefusal ? reason : null)}
            >
              Move now, without mail
            </Button>
          )}
          <Button
            variant="primary"
            isDisabled={!isReady || isBusy}
            onPress={() => {
              const given = { reason: isRefusal ? reason : null, mail: isMailed ? mail : null };
              lastGiven.set(key, given);
              onGive(given);
            }}
          >
            {action === 'move' && isMailed ? `${words.action} and send mail` : words.action}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        {isRefusal && (
          <LongTextField
            id="decision-reason"
            label="Reason"
            isRequired
            placeholder="What would have made the difference?"
            hint="It stays with the submission, and stands in the mail."
            value={reason}
            maxLength={limits.reasonCharacters}
            problem={undefined}
            onChange={setReason}
          />
        )}
        {draft === undefined && !error && <div className="skeleton h-40" />}
        {error && (
          <p role="alert" className="text-control text-bad">
            The mail could not be fetched: {error.message}
          </p>
        )}
        {draft && !canMail && (
          <p className="text-control text-ink-3">
            There is no e-mail address to write to. Add one to the submission to tell them by mail.
          </p>
        )}
        {canMail && (
          <CheckboxField isSelected={wantsMail} onChange={setTells}>
            {count === 1 ? 'Tell the submitter by mail' : 'Tell each submitter by mail'}
          </CheckboxField>
        )}
        {isMailed && draft && (
          <MailFields
            mail={mail}
            draft={{ recipient: draft.recipient, slots: { ...draft.slots, reason } }}
            onChange={setWritten}
          />
        )}
        {props.problem && (
          <p role="alert" className="text-control text-bad">
            {props.problem}
          </p>
        )}
      </div>
    </DialogFrame>
  );
}
