import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { personName } from '#core/domain/identity/names.ts';
import { limits } from '#core/domain/limits.ts';
import { WebUrl } from '#core/domain/schemas.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { byAuth } from '#core/domain/identity/user-endpoints.ts';
import { userLimits } from '#features/people/users/domain/limits.ts';
import { get, update } from '#features/people/users/domain/profile-endpoints.ts';
import type { Profile, ProfileChange, ProfileLink } from '#features/people/users/domain/profile.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { OptionalMark, TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';

interface Draft {
  readonly displayName: string;
  readonly title: string;
  readonly linkedin: string;
  readonly links: readonly ProfileLink[];
}

const draftOf = (profile: Profile): Draft => ({
  displayName: personName(profile),
  title: profile.title ?? '',
  linkedin: profile.linkedin ?? '',
  links: profile.links,
});

/** `www.example.com` as people write it. */
const asUrl = (typed: string): string => {
  const trimmed = typed.trim();
  return trimmed === '' || /^[a-z][a-z0-9+.-]*:/iu.test(trimmed) ? trimmed : `https://${trimmed}`;
};

const urlProblem = (typed: string): string | undefined =>
  typed.trim() === '' || WebUrl.safeParse(asUrl(typed)).success
    ? undefined
    : 'This is not a web address. It begins with https://.';

const isEmpty = ({ label, url }: ProfileLink) => label.trim() === '' && url.trim() === '';

/** What differs, as the server takes it. */
function changeOf(before: Draft, { displayName, title, linkedin, links }: Draft): ProfileChange {
  const entries = links
    .filter((link) => !isEmpty(link))
    .map(({ label, url }) => ({ label: label.trim(), url: asUrl(url) }));
  return {
    ...(displayName !== before.displayName && { displayName }),
    ...(title !== before.title && { title }),
    ...(linkedin !== before.linkedin && { linkedin: asUrl(linkedin) }),
    ...(JSON.stringify(entries) !== JSON.stringify(before.links) && { links: entries }),
  };
}

const linkProblems = ({ label, url }: ProfileLink) => ({
  label: label.trim() === '' && url.trim() !== '' ? 'What is this link called?' : undefined,
  url: url.trim() === '' && label.trim() !== '' ? 'Where does it lead?' : urlProblem(url),
});

const isWrong = ({ linkedin, links }: Draft): boolean =>
  urlProblem(linkedin) !== undefined ||
  links.some((link) => Object.values(linkProblems(link)).some((problem) => problem !== undefined));

function LinkFields({
  id,
  links,
  isChecked,
  onChange,
}: {
  readonly id: string;
  readonly links: readonly ProfileLink[];
  readonly isChecked: boolean;
  readonly onChange: (links: readonly ProfileLink[]) => void;
}) {
  const replace = (at: number, link: ProfileLink) => onChange(links.with(at, link));
  return (
    <fieldset className="space-y-3">
      <legend className="font-medium">
        Other links
        <OptionalMark />
      </legend>
      {links.map((link, at) => {
        const problems = isChecked ? linkProblems(link) : { label: undefined, url: undefined };
        return (
          <div
            key={at}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
          >
            <TextField
              id={`${id}-label-${at}`}
              label={`Name of link ${at + 1}`}
              isRequired
              value={link.label}
              maxLength={userLimits.linkLabelCharacters}
              problem={problems.label}
              placeholder="Website"
              onChange={(label) => replace(at, { ...link, label })}
            />
            <div className="max-sm:col-span-2 max-sm:row-start-2">
              <TextField
                id={`${id}-url-${at}`}
                label={`Address of link ${at + 1}`}
                isRequired
                type="url"
                value={link.url}
                maxLength={limits.urlCharacters}
                problem={problems.url}
                placeholder="https://"
                onChange={(url) => replace(at, { ...link, url })}
              />
            </div>
            <Button
              variant="quiet"
              size="icon"
              className="mt-7.5"
              aria-label={`Remove link ${at + 1}`}
              onPress={() => onChange(links.toSpliced(at, 1))}
            >
              <X aria-hidden className="size-4" />
            </Button>
          </div>
        );
      })}
      {links.length < userLimits.linksMost && (
        <Button size="small" onPress={() => onChange([...links, { label: '', url: '' }])}>
          <Plus aria-hidden className="size-3.5" />
          Add link
        </Button>
      )}
    </fieldset>
  );
}

interface Props {
  readonly profile: Profile;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** Name, title and links. Only what was changed is sent. */
export function EditProfileDialog({ profile, isOwn, onClose }: Props) {
  const id = useId();
  const client = useQueryClient();
  const [before] = useState(() => draftOf(profile));
  const [draft, setDraft] = useState(before);
  const [isChecked, setIsChecked] = useState(false);
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const params = { id: profile.id };
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: ProfileChange) => call(update, { params, body }),
    onSuccess: async (stored) => {
      client.setQueryData(queryKeyOf(get, { params }), stored);
      onClose();
      if (isOwn) await client.invalidateQueries({ queryKey: queryKeyOf(byAuth) });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isWrong(draft)) return;
    const change = changeOf(before, draft);
    if (Object.keys(change).length === 0) onClose();
    else mutate(change);
  };
  const optional = { isRequired: false } as const;
  return (
    <DialogFrame title="Edit profile" width="medium" onClose={onClose}>
      <form className="space-y-4" onSubmit={submit} noValidate>
        <TextField
          {...optional}
          id={`${id}-name`}
          label="Name"
          problem={undefined}
          hint="The first word is the first name. Left empty, it comes from the email address."
          value={draft.displayName}
          maxLength={limits.nameCharacters}
          isFirst
          autoComplete="name"
          onChange={(displayName) => set({ displayName })}
        />
        <TextField
          {...optional}
          id={`${id}-title`}
          label="Title"
          problem={undefined}
          value={draft.title}
          maxLength={limits.nameCharacters}
          placeholder="Lubrication specialist"
          autoComplete="organization-title"
          onChange={(title) => set({ title })}
        />
        <TextField
          {...optional}
          id={`${id}-linkedin`}
          label="LinkedIn"
          type="url"
          value={draft.linkedin}
          maxLength={limits.urlCharacters}
          problem={isChecked ? urlProblem(draft.linkedin) : undefined}
          placeholder="https://www.linkedin.com/in/…"
          onChange={(linkedin) => set({ linkedin })}
        />
        <LinkFields
          id={id}
          links={draft.links}
          isChecked={isChecked}
          onChange={(links) => set({ links })}
        />
        <ErrorText>{error?.message}</ErrorText>
        <FormActions submit="Save" isBusy={isPending} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
