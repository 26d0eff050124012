import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import type { Mentionable } from '#features/cases/comments/domain/comment.ts';
import { commentLimits } from '#features/cases/comments/domain/limits.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useMentionAutocomplete } from './use-mention-autocomplete.ts';

interface Props {
  readonly submissionId: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onMention: (person: Mentionable) => void;
  readonly onSubmit: () => void;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
}

/** Text field of a comment. After an `@` it suggests people to mention. */
export function MentionField({ submissionId, onMention, ...text }: Props) {
  const listId = useId();
  const { value, onChange } = text;
  const { field, people, index, choose, onKey, moveCaret, leave } = useMentionAutocomplete({
    submissionId,
    value,
    onChange,
    onMention,
  });
  const isOpen = people.length > 0;
  const list = useRef<HTMLDivElement>(null);
  // The list overflows the field, which may be the last element of its panel.
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const optionId = (id: string) => `${listId}-${id}`;
  const activeId = people[index]?.id;
  return (
    <div className="relative">
      <TextArea
        {...text}
        maxLength={commentLimits.commentCharacters}
        field={field}
        onKey={onKey}
        onCaret={moveCaret}
        onBlur={leave}
        autocomplete={
          isOpen
            ? { listId, activeId: activeId === undefined ? activeId : optionId(activeId) }
            : null
        }
      />
      <p role="status" className="sr-only">
        {isOpen && `${people.length} to mention. Arrow keys choose, Enter takes.`}
      </p>
      {isOpen && (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label="People to mention"
          className="floating absolute top-full left-0 z-10 mt-1 mb-4 w-72 max-w-full scroll-mb-4 rounded-card p-1"
        >
          {people.map((person) => (
            <Choice
              key={person.id}
              id={optionId(person.id)}
              person={person}
              isActive={person.id === activeId}
              onChoose={() => choose(person)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly person: Mentionable;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function Choice({ id, person, isActive, onChoose }: ChoiceProps) {
  const about = person.role ?? person.title;
  return (
    // The field handles the keys and keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      // The field must keep the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={clsx(
        'flex cursor-pointer items-center gap-2.5 rounded-control px-2 py-1.5 hover:bg-hover',
        isActive && 'bg-hover',
      )}
    >
      <Avatar
        id={person.id}
        name={person.name}
        imageUrl={person.photoUrl}
        shape="person"
        size="s"
      />
      <span className="min-w-0 flex-1 truncate text-control">
        <span className="font-medium">{person.name}</span>
        {about && <span className="text-ink-3"> · {about}</span>}
      </span>
    </div>
  );
}
