import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { may } from '#core/domain/authorization/permissions.ts';
import { limits } from '#core/domain/limits.ts';
import { messageOf } from '#core/domain/message-of.ts';
import { noticeText } from '#core/domain/notices.ts';
import { companyNotices } from '#features/directory/companies/domain/notices.ts';
import { NewCompany } from '#features/directory/companies/domain/proposal.ts';
import { add, propose } from '#features/directory/companies/domain/proposal-endpoints.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { toast } from '#ui/toasts.ts';

interface Props {
  /** The name that was searched for. */
  readonly name: string;
}

function NewCompanyDialog({ name: typed, onClose }: Props & { readonly onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const { person } = useSession();
  const mayAdd = may(person, 'importRecords');
  const [addOnce, proposeOnce] = [useCallOnce(add), useCallOnce(propose)];
  const [name, setName] = useState(typed);
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const site = url.trim() === '' || /^https?:/iu.test(url) ? url.trim() : `https://${url.trim()}`;
    const company = NewCompany.safeParse({ name, url: site || null }).data;
    if (company === undefined) return setProblem('A name, and a web address or none.');
    setIsBusy(true);
    try {
      const body = { companies: [company] };
      if (mayAdd) {
        const [made] = await addOnce({ body });
        if (made)
          await navigate({ to: '/company/$kind/$id', params: { kind: made.kind, id: made.id } });
      } else {
        await proposeOnce({ body });
        toast(noticeText(companyNotices['proposal.sent'], { companies: company.name }));
      }
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setIsBusy(false);
    }
  }

  const parts = { problem: undefined, maxLength: limits.nameCharacters };
  return (
    <DialogFrame
      title="New company"
      lead={mayAdd ? undefined : 'Foundry looks at it before it is in the directory.'}
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        <TextField
          {...parts}
          id={`${id}-name`}
          label="Name"
          isRequired
          isFirst
          value={name}
          onChange={setName}
        />
        <TextField
          {...parts}
          id={`${id}-url`}
          label="Website"
          isRequired={false}
          type="url"
          value={url}
          onChange={setUrl}
          placeholder="acme.com"
        />
        <ErrorText>{problem}</ErrorText>
        <FormActions submit={mayAdd ? 'Create' : 'Propose'} isBusy={isBusy} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}

/** Creates a company by hand: foundry in the directory, others as a proposal. */
export function NewCompanyButton({ name }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>
        <Plus aria-hidden className="size-4 text-ink-3" strokeWidth={1.75} />
        New company
      </Button>
      {isOpen && <NewCompanyDialog name={name} onClose={() => setIsOpen(false)} />}
    </>
  );
}
