import { useState, type FormEvent } from 'react';
import { pluralize } from '#core/domain/format.ts';
import { limits } from '#core/domain/limits.ts';
import { noticeText } from '#core/domain/notices.ts';
import { identityLimits } from '#features/people/identity/domain/limits.ts';
import { userNotices } from '#features/people/users/domain/notices.ts';
import { Button } from '#ui/Button.tsx';
import { copyLink } from '#ui/CopyLink.tsx';
import { LongTextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { toast } from '#ui/toasts.ts';
import { CorporationField } from './CorporationField.tsx';
import { InviteRows } from './InviteRows.tsx';
import { RoleField } from './RoleField.tsx';
import { useInviteForm } from './use-invite-form.ts';

interface Props {
  /** To this one, without roles; without it, to any. */
  readonly corporationId?: string;
  readonly onClose: () => void;
}

/** Invites one person or many: by mails, or by links to copy where no mail server is set. */
export function InviteForm({ corporationId, onClose }: Props) {
  const form = useInviteForm(corporationId);
  const isAnywhere = corporationId === undefined;
  const [problem, setProblem] = useState<string>();
  const { rows, left, unreadable, sendsMail } = form;
  const links = rows.flatMap(({ email, result }) =>
    result?.isInvited === true && result.link !== null ? `${email} ${result.link}` : [],
  );

  function problemNow(): string | undefined {
    if (rows.length === 0) return 'Enter an email address.';
    if (form.isTooMany) return `Invite at most ${identityLimits.invitedMost} people at once.`;
    return left.length === 0 ? 'No one is left to invite.' : undefined;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (form.isBusy) return;
    const lacks = problemNow();
    setProblem(lacks);
    if (lacks !== undefined) return;
    const [first] = left;
    if (!(await form.send()) || unreadable.length > 0) return;
    toast(
      left.length === 1
        ? noticeText(userNotices['invitation.sent'], { email: first?.email ?? '' })
        : noticeText(userNotices['invitations.sent'], { count: left.length }),
    );
    onClose();
  }

  const noun = sendsMail ? 'invitation' : 'link';
  const count = left.length < 2 ? noun : pluralize(left.length, noun, `${noun}s`);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <LongTextField
        id="invited-emails"
        label="Email addresses"
        isRequired
        isFirst
        hint="One or many, by commas, semicolons or lines. “Name <address>” works, too."
        problem={problem}
        value={form.text}
        maxLength={limits.textCharacters}
        onChange={(typed) => {
          setProblem(undefined);
          form.setText(typed);
        }}
      />
      {isAnywhere && (
        <div className="grid gap-5 sm:grid-cols-2">
          <CorporationField
            id="invited-to"
            value={form.corporationId}
            onChange={form.setCorporationId}
          />
          <RoleField id="invited-role" label="Role" value={form.role} onChange={form.setRole} />
        </div>
      )}
      <InviteRows
        rows={rows}
        unreadable={unreadable}
        onRole={isAnywhere ? form.setOwnRole : undefined}
      />
      {!sendsMail && (
        <p className="text-control text-ink-2">
          No mail server is set: copy the links, and send them yourself. Each works once, for seven
          days.
        </p>
      )}
      {links.length > 1 && (
        <Button onPress={() => void copyLink(links.join('\n'))}>Copy all links</Button>
      )}
      {left.length === 0 && rows.length > 0 && unreadable.length === 0 ? (
        <div className="flex justify-end">
          <Button variant="primary" onPress={onClose}>
            Done
          </Button>
        </div>
      ) : (
        <FormActions
          submit={sendsMail ? `Send ${count}` : `Make ${count}`}
          isBusy={form.isBusy}
          onCancel={onClose}
        />
      )}
    </form>
  );
}
