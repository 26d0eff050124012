import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Mentionable } from '#features/cases/comments/domain/comment.ts';
import { mentionable } from '#features/cases/comments/domain/endpoints.ts';
import { typedMention } from '#core/domain/text/mentions.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

interface MentionAutocompleteOptions {
  readonly submissionId: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onMention: (person: Mentionable) => void;
}

/** Suggestions while `@` and the start of a name are typed, with their keys. */
export function useMentionAutocomplete({
  submissionId,
  value,
  onChange,
  onMention,
}: MentionAutocompleteOptions) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  /** The `@` whose list was closed or used. */
  const [doneAt, setDoneAt] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const [nextCaret, setNextCaret] = useState<number | null>(null);

  const typed = caret === null ? null : typedMention(value, caret);
  const isAsking = typed !== null && typed.at !== doneAt;
  const { data } = useQuery({
    ...queryOptionsOf(mentionable, { params: { id: submissionId }, query: { q: typed?.q ?? '' } }),
    enabled: isAsking,
    placeholderData: (before) => before,
  });
  const people = isAsking ? (data ?? []) : [];
  const index = Math.min(active, people.length - 1);

  // Moves the caret behind the inserted name once the text is rendered.
  useLayoutEffect(() => {
    if (nextCaret === null) return;
    field.current?.setSelectionRange(nextCaret, nextCaret);
    setNextCaret(null);
  }, [nextCaret]);

  function moveCaret(next: number): void {
    if (next === caret) return;
    setCaret(next);
    setActive(0);
    if (typedMention(field.current?.value ?? value, next)?.at !== doneAt) setDoneAt(null);
  }

  function choose(person: Mentionable): void {
    if (typed === null || caret === null) return;
    const rest = value.slice(caret);
    const name = `@${person.name}${rest.startsWith(' ') ? '' : ' '}`;
    onMention(person);
    onChange(value.slice(0, typed.at) + name + rest);
    setDoneAt(typed.at);
    setCaret(typed.at + name.length);
    setNextCaret(typed.at + name.length);
    field.current?.focus();
  }

  function onKey(event: KeyboardEvent): void {
    const person = people[index];
    if (person === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: people.length - 1 };
    const step = steps[event.key];
    if (step !== undefined) setActive((index + step) % people.length);
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) choose(person);
    else if (event.key === 'Escape') setDoneAt(typed?.at ?? null);
    else return;
    event.preventDefault();
  }

  return { field, people, index, choose, onKey, moveCaret, leave: () => setCaret(null) };
}
