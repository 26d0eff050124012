import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PreparedDecision } from '#features/cases/submissions/domain/decisions/decision.ts';
import type { DecisionMail } from '#features/cases/submissions/domain/decisions/mail-templates.ts';
import { mailDraft } from '#features/cases/submissions/domain/decisions/endpoints.ts';
import { formatNumber, plural } from '#core/domain/format.ts';
import { limits } from '#core/domain/limits.ts';
import type { Stage } from '#core/domain/identity/stage.ts';
import { destinationOf, lacksReason } from '#features/cases/submissions/domain/moves.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
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
  readonly onGive: (input: Given) => void;
  readonly onCancel: () => void;
}

/** The last input, so that it is not lost when the server refuses it. */
const lastGiven = new Map<string, Given>();

function wordsOf({ submission, stage, action, before }: Props, count: number) {
  if (count > 1) {
    const many = formatNumber(count);
    return {
      title: `Prepare ${many} decisions: ${stage.name}`,
      lead: 'Nothing is moved or sent until you have reviewed and sent them.',
      action: `Prepare ${many} decisions`,
    };
  }
  if (action === 'move') {
    const title = `Move to ${stage.name}`;
    return { title, lead: `“${submission.title}”`, action: title };
  }
  return {
    title: `${before ? 'Change' : 'Prepare'} decision: ${stage.name}`,
    lead: `“${submission.title}”. Nothing is moved or sent until you send it.`,
    action: before ? 'Save decision' : 'Prepare decision',
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
  const [ownMail, setOwnMail] = useState<DecisionMail | null>(before?.mail ?? null);
  const [wantsMail, setTells] = useState(before === undefined || before.mail !== null);
  const { data: draft, error } = useQuery({
    ...queryOptionsOf(mailDraft, { params: { id: submission.id }, query: { stage: stage.name } }),
    staleTime: 0,
  });
  const canMail = draft !== undefined && draft.recipient !== null;
  const mail = ownMail ?? draft?.template ?? null;
  const isMailed = wantsMail && canMail && mail !== null;
  const destination = { stage: stage.name, reason };
  const { reason: decided } = destinationOf(destination, [stage]);
  const isMissing = lacksReason(destination, [stage]);
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
            <Button isDisabled={isMissing || isBusy} onPress={() => onMoveOnly(decided)}>
              Move now without e-mail
            </Button>
          )}
          <Button
            variant="primary"
            isDisabled={!isReady || isBusy}
            onPress={() => {
              const decision = { reason: decided, mail: isMailed ? mail : null };
              lastGiven.set(key, decision);
              onGive(decision);
            }}
          >
            {action === 'move' && isMailed ? `${words.action} and send e-mail` : words.action}
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
            hint="Saved with the submission and included in the e-mail."
            value={reason}
            maxLength={limits.reasonCharacters}
            problem={undefined}
            onChange={setReason}
          />
        )}
        {draft === undefined && !error && <div className="skeleton h-40" />}
        {error && <ErrorText>The e-mail could not be loaded: {error.message}</ErrorText>}
        {draft && !canMail && (
          <p className="text-control text-ink-3">
            This submission has no e-mail address. Add one to notify the submitter by e-mail.
          </p>
        )}
        {canMail && (
          <CheckboxField isSelected={wantsMail} onChange={setTells}>
            Notify {plural(count, 'the', 'each')} submitter by e-mail
          </CheckboxField>
        )}
        {isMailed && draft && (
          <MailFields
            mail={mail}
            draft={{ recipient: draft.recipient, slots: { ...draft.slots, reason } }}
            onChange={setOwnMail}
          />
        )}
        <ErrorText>{props.problem}</ErrorText>
      </div>
    </DialogFrame>
  );
}
