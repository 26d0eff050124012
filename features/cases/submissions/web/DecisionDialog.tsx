import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PreparedDecision } from '#features/cases/submissions/domain/decisions/decision.ts';
import type { DecisionMail } from '#features/cases/corporations/domain/mail-slots.ts';
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
  /** How many of them have an address. */
  readonly mailed?: number;
  /** Offers to prepare the decision instead of moving. */
  readonly onPrepare?: (input: Given) => void;
  readonly isBusy?: boolean;
  readonly problem?: string | undefined;
  readonly onGive: (input: Given) => void;
  readonly onCancel: () => void;
}

/** The last input, so that it is not lost when the server refuses it. */
const lastGiven = new Map<string, Given>();

function wordsOf({ submission, stage, action, before }: Props, count: number) {
  if (action === 'move') {
    const many = count > 1 ? ` ${formatNumber(count)}` : '';
    const what = count > 1 ? `${many} submissions` : '';
    return {
      title: `Move${what} to ${stage.name}`,
      lead:
        count > 1
          ? `“${submission.title}” and ${formatNumber(count - 1)} more`
          : `“${submission.title}”`,
      action: `Move${many} to ${stage.name}`,
    };
  }
  return {
    title: `${before ? 'Change' : 'Prepare'} decision: ${stage.name}`,
    lead: `“${submission.title}”. Nothing is moved or sent until you send it.`,
    action: before ? 'Save decision' : 'Prepare decision',
  };
}

const noServer =
  'No mail server is set up, so the email is not sent. The submitter reads the text on their follow-up page.';

/** Asks for the reason, which is required, and shows the mail to the submitter. */
export function DecisionDialog(props: Props) {
  const {
    submission,
    stage,
    action,
    isBusy = false,
    count = 1,
    onPrepare,
    onGive,
    onCancel,
  } = props;
  const { mailed = count } = props;
  const key = `${submission.id} ${stage.name}`;
  const [before] = useState(() => props.before ?? lastGiven.get(key));
  const isRefusal = stage.isRefusal === true;
  const [reason, setReason] = useState(before?.reason ?? '');
  const [ownMail, setOwnMail] = useState<DecisionMail | null>(before?.mail ?? null);
  const [wantsMail, setWantsMail] = useState(
    action === 'move' || before === undefined || before.mail !== null,
  );
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
  const give = (to: (input: Given) => void, withMail = isMailed) => {
    lastGiven.set(key, { reason: decided, mail: isMailed ? mail : null });
    to({ reason: decided, mail: withMail ? mail : null });
  };

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
          {onPrepare && (
            <Button isDisabled={!isReady || isBusy} onPress={() => give(onPrepare)}>
              Prepare {plural(count, 'decision', `${formatNumber(count)} decisions`)}
            </Button>
          )}
          {action === 'move' && isMailed && (
            <Button isDisabled={isMissing || isBusy} onPress={() => give(onGive, false)}>
              Move without email
            </Button>
          )}
          <Button variant="primary" isDisabled={!isReady || isBusy} onPress={() => give(onGive)}>
            {action === 'move' && isMailed ? 'Move and send' : words.action}
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
            hint="Saved with the submission and included in the email."
            value={reason}
            maxLength={limits.reasonCharacters}
            problem={undefined}
            onChange={setReason}
          />
        )}
        {draft === undefined && !error && <div className="skeleton h-40" />}
        {error && <ErrorText>The email could not be loaded: {error.message}</ErrorText>}
        {draft && !canMail && (
          <p className="text-control text-ink-3">
            This submission has no email address. Add one to notify the submitter by email.
          </p>
        )}
        {canMail && action === 'prepare' && (
          <CheckboxField isSelected={wantsMail} onChange={setWantsMail}>
            Notify the submitter by email
          </CheckboxField>
        )}
        {isMailed && draft && (
          <>
            <MailFields
              mail={mail}
              draft={{ recipient: draft.recipient, slots: { ...draft.slots, reason } }}
              onChange={setOwnMail}
            />
            <p className="text-control text-ink-3">
              {count > 1 && `This is the first of ${formatNumber(mailed)}. `}
              {mailed < count &&
                `${formatNumber(count - mailed)} without an email address ${plural(count - mailed, 'is', 'are')} moved only. `}
              {!draft.sendsMail && noServer}
              {draft.sendsMail &&
                action === 'move' &&
                'Sent in 10 minutes. Until then you can undo the move.'}
            </p>
          </>
        )}
        <ErrorText>{props.problem}</ErrorText>
      </div>
    </DialogFrame>
  );
}
