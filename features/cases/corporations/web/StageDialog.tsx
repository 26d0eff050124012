import { useState, type FormEvent } from 'react';
import { limits } from '#core/domain/limits.ts';
import {
  mailProblemsOf,
  slotNames,
  type DecisionMail,
} from '#features/cases/corporations/domain/mail-slots.ts';
import { withStage, type EditedStage } from '#features/cases/corporations/domain/stage-editing.ts';
import { defaultMailOf, mailsSubmitter } from '#features/cases/corporations/domain/stage-mails.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { LongTextField, TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { SwitchField } from '#ui/SwitchField.tsx';

interface Props {
  /** Null: a new one. */
  readonly stage: EditedStage | null;
  readonly stages: readonly EditedStage[];
  readonly onSave: (stage: EditedStage) => void;
  readonly onClose: () => void;
}

const daysCharacters = 3;
const placeholders = slotNames.map((name) => `{${name}}`).join(' ');

const isSame = (one: DecisionMail, other: DecisionMail) =>
  one.subject === other.subject && one.body === other.body;

/** Edits a stage of the list, which is saved as a whole. */
export function StageDialog({ stage, stages, onSave, onClose }: Props) {
  const [key] = useState(() => stage?.key ?? `new-${crypto.randomUUID()}`);
  const [name, setName] = useState(stage?.name ?? '');
  const [days, setDays] = useState(String(stage?.promiseDays ?? ''));
  const [isRefusal, setIsRefusal] = useState(stage?.isRefusal ?? false);
  const [mails, setMails] = useState(stage?.mailsSubmitter);
  const [ownMail, setOwnMail] = useState(stage?.mail ?? null);
  const [isTried, setIsTried] = useState(false);

  const typed: EditedStage = {
    key,
    from: stage?.from ?? null,
    submissions: stage?.submissions ?? 0,
    name: name.trim(),
    mail: ownMail,
    ...(isRefusal && { isRefusal }),
    ...(days !== '' && !isRefusal && { promiseDays: Number(days) }),
    ...(mails !== undefined && { mailsSubmitter: mails }),
  };
  const all = withStage(stages, typed);
  const isMailed = mails ?? mailsSubmitter(all, typed.name);
  const ours = defaultMailOf(typed, all);
  const mail = ownMail ?? ours;

  function nameProblem(): string | undefined {
    if (typed.name === '') return 'Enter a name.';
    const isTaken = stages.some(
      (other) => other.key !== key && other.name.trim().toLowerCase() === typed.name.toLowerCase(),
    );
    return isTaken ? 'Another stage has this name.' : undefined;
  }
  const isDays = /^\d+$/u.test(days) && +days >= 1 && +days <= limits.promiseDaysMost;
  const problems = {
    name: nameProblem(),
    days:
      days === '' || isRefusal || isDays
        ? undefined
        : `Enter a number of days from 1 to ${limits.promiseDaysMost}.`,
    mail: isMailed ? mailProblemsOf(mail) : { subject: undefined, body: undefined },
  };
  const { subject, body } = problems.mail;
  const hasProblem = [problems.name, problems.days, subject, body].some((one) => one !== undefined);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (hasProblem) return;
    const isOurs = ownMail === null || isSame(ownMail, ours);
    onSave({ ...typed, mailsSubmitter: isMailed, mail: isOurs ? null : ownMail });
  }

  const hasSubmissions = typed.submissions > 0;
  return (
    <DialogFrame
      title={stage === null ? 'New stage' : `Edit ${stage.name}`}
      width="medium"
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="space-y-5">
        <TextField
          id="stage-name"
          label="Name"
          isRequired
          isFirst
          problem={isTried ? problems.name : undefined}
          value={name}
          maxLength={limits.stageCharacters}
          onChange={setName}
        />
        {!isRefusal && (
          <TextField
            id="stage-days"
            label="Days until an answer"
            isRequired={false}
            hint="Counted from the submission. A stage without days has given the answer."
            problem={isTried ? problems.days : undefined}
            value={days}
            maxLength={daysCharacters}
            onChange={setDays}
          />
        )}
        <SwitchField
          label="Declining"
          hint={
            hasSubmissions
              ? 'It has submissions, so it stays as it is.'
              : 'Moving a submission there needs a reason.'
          }
          isOn={isRefusal}
          isDisabled={hasSubmissions}
          onChange={setIsRefusal}
        />
        <SwitchField
          label="Email to the submitter"
          hint="Anyone who moves a submission there sees this email first, and can change it or move without it."
          isOn={isMailed}
          onChange={setMails}
        />
        {isMailed && (
          <>
            <TextField
              id="stage-mail-subject"
              label="Subject"
              isRequired
              problem={subject}
              value={mail.subject}
              maxLength={limits.nameCharacters}
              onChange={(typedSubject) => setOwnMail({ ...mail, subject: typedSubject })}
            />
            <LongTextField
              id="stage-mail-text"
              label="Text"
              isRequired
              rows={10}
              hint={`Filled in for each submission: ${placeholders}`}
              problem={body}
              value={mail.body}
              maxLength={limits.mailCharacters}
              onChange={(typedBody) => setOwnMail({ ...mail, body: typedBody })}
            />
            {ownMail !== null && !isSame(ownMail, ours) && (
              <Button variant="quiet" size="small" onPress={() => setOwnMail(null)}>
                Use the original text
              </Button>
            )}
          </>
        )}
        <FormActions submit={stage === null ? 'Add stage' : 'Apply'} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
