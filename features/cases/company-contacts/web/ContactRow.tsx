import { Link } from '@tanstack/react-router';
import { Pencil, X } from 'lucide-react';
import type { Contact } from '#features/cases/company-contacts/domain/contact.ts';
import { Button } from '#ui/Button.tsx';

interface Props {
  readonly contact: Contact;
  readonly showsCorporation: boolean;
  readonly mayEdit: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** Somebody at a company, and what may be done about them. */
export function ContactRow({ contact, showsCorporation, mayEdit, onEdit, onRemove }: Props) {
  const { id, name, email, role, corporation, submission } = contact;
  const called = name ?? email ?? '';
  const about = [role, showsCorporation && corporation.name].filter(Boolean).join(' · ');
  return (
    <li className="flex items-start gap-1 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{called}</p>
        {about !== '' && <p className="text-small break-words text-ink-3">{about}</p>}
        {email !== null && (
          <a
            href={`mailto:${email}`}
            className="inline-block min-h-6 text-control break-all text-accent-ink hover:underline"
          >
            {email}
          </a>
        )}
        {submission && (
          <p className="truncate text-small text-ink-3">
            Submitted{' '}
            <Link
              to="/opportunity/$id"
              params={{ id: submission.opportunityId }}
              search={{ tab: 'submissions', submission: submission.id }}
              className="hover:underline"
            >
              {submission.title}
            </Link>
          </p>
        )}
      </div>
      {mayEdit && (
        <span className="-mr-2 flex">
          <Button variant="quiet" size="icon" aria-label={`Edit ${called}`} onPress={onEdit}>
            <Pencil aria-hidden className="size-3.5" strokeWidth={1.75} />
          </Button>
          {id !== null && (
            <Button variant="quiet" size="icon" aria-label={`Remove ${called}`} onPress={onRemove}>
              <X aria-hidden className="size-4" strokeWidth={1.75} />
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
