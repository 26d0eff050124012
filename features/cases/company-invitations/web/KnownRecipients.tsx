import { Check } from 'lucide-react';
import type { Recipient } from '#features/cases/company-invitations/domain/invitation.ts';
import { Button } from '#ui/Button.tsx';

const sources: Readonly<Record<Recipient['from'], string>> = {
  contact: 'Contact',
  submission: 'Submitted before',
  invitation: 'Invited before',
};

interface Props {
  readonly recipients: readonly Recipient[];
  /** The address in the field. */
  readonly chosen: string;
  readonly onChoose: (email: string) => void;
}

/** The addresses that the corporation knows; one press takes one. Renders nothing when there are none. */
export function KnownRecipients({ recipients, chosen, onChoose }: Props) {
  if (recipients.length === 0) return null;
  return (
    <ul aria-label="Known addresses" className="-mt-3 space-y-0.5">
      {recipients.map(({ email, name, role, from }) => {
        const isChosen = email.toLowerCase() === chosen.toLowerCase();
        const about = [name && email, role, sources[from]].filter(Boolean).join(' · ');
        return (
          <li key={email}>
            <Button
              variant="quiet"
              size="small"
              aria-pressed={isChosen}
              onPress={() => onChoose(email)}
              className="h-auto w-full justify-start gap-2 py-1 text-left"
            >
              <Check
                aria-hidden
                className={isChosen ? 'size-3.5 shrink-0' : 'invisible size-3.5 shrink-0'}
                strokeWidth={2}
              />
              <span className="min-w-0">
                <span className="block truncate">{name ?? email}</span>
                <span className="block truncate font-normal text-ink-3">{about}</span>
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
