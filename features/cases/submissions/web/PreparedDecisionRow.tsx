import { ChevronDown, CircleAlert, Mail } from 'lucide-react';
import { useState } from 'react';
import type { PreparedDecision } from '#features/cases/submissions/domain/decisions/decision.ts';
import { Button } from '#ui/Button.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { MailPreview } from './MailFields.tsx';

interface Props {
  readonly decision: PreparedDecision;
  readonly isSelected: boolean;
  readonly onToggle: (isOn: boolean) => void;
  readonly onOpen: () => void;
  readonly onEdit: () => void;
  readonly onDiscard: () => void;
}

/** One prepared decision: the target stage, the reason and the mail. */
export function PreparedDecisionRow({
  decision,
  isSelected,
  onToggle,
  onOpen,
  onEdit,
  onDiscard,
}: Props) {
  const { title, companyName, from, reason, mail, recipient, slots, preparedBy, at, barrier } =
    decision;
  const [isRead, setIsRead] = useState(false);
  const [isDiscarding, setIsDiscarding] = useState(false);
  return (
    <li className="rounded-card border border-line bg-raised p-4">
      <div className="flex items-start gap-3">
        <CheckboxField
          label={`Send the decision for ${title}`}
          isSelected={isSelected}
          isDisabled={barrier !== null}
          onChange={onToggle}
        />
        <div className="min-w-0 flex-1">
          <button
            type="button"
            onClick={onOpen}
            className="block max-w-full cursor-pointer truncate py-0.5 text-left font-medium hover:text-accent-ink"
          >
            {title}
          </button>
          <p className="text-small text-ink-3">
            {companyName} · from {from} · prepared by {preparedBy.name} <RelativeTime at={at} />
          </p>
          {barrier && (
            <p className="mt-2 flex items-start gap-1.5 text-control text-warn-ink">
              <CircleAlert aria-hidden className="mt-px size-4 shrink-0" strokeWidth={1.75} />
              {barrier}
            </p>
          )}
          {reason && (
            <p className="mt-2 text-control break-words whitespace-pre-line text-ink-2">{reason}</p>
          )}
          <div className="mt-2 -ml-2 flex flex-wrap items-center">
            {mail ? (
              <Button
                variant="quiet"
                size="small"
                aria-expanded={isRead}
                onPress={() => setIsRead(!isRead)}
              >
                <Mail aria-hidden className="size-3.5" strokeWidth={1.75} />
                Email to {recipient ?? 'no one'}
                <ChevronDown
                  aria-hidden
                  className={isRead ? 'size-3.5 rotate-180' : 'size-3.5'}
                  strokeWidth={1.75}
                />
              </Button>
            ) : (
              <span className="px-2 text-control text-ink-3">No email is sent.</span>
            )}
            <span className="ml-auto flex">
              <Button variant="quiet" size="small" onPress={onEdit}>
                Edit
              </Button>
              <Button variant="quiet" size="small" onPress={() => setIsDiscarding(true)}>
                Discard
              </Button>
            </span>
          </div>
          {isDiscarding && (
            <div role="alert" className="mt-2 flex flex-wrap items-center gap-2 text-control">
              Discard this decision and its email?
              <Button variant="danger" size="small" onPress={onDiscard}>
                Discard
              </Button>
              <Button variant="quiet" size="small" onPress={() => setIsDiscarding(false)}>
                Cancel
              </Button>
            </div>
          )}
          {isRead && mail && (
            <div className="mt-2">
              <MailPreview mail={mail} slots={slots} recipient={recipient} />
            </div>
          )}
        </div>
      </div>
    </li>
  );
}
