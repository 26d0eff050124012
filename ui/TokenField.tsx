import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { controlClasses, fieldAriaProps, FieldFrame } from './Field.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly hint?: string | undefined;
  readonly problem: string | undefined;
  readonly isUnmarked?: boolean;
  readonly tokens: readonly string[];
  readonly onChange: (tokens: readonly string[]) => void;
  /** Tokens in use, the most used first. Undefined: they are being loaded. */
  readonly suggestions: readonly string[] | undefined;
  readonly placeholder?: string;
}

const mostSuggested = 8;
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A tag input: Enter or comma adds a tag, Backspace in the empty field removes the last. */
export function TokenField({
  tokens,
  onChange,
  suggestions: loaded,
  placeholder,
  ...parts
}: Props) {
  const [typed, setTyped] = useState('');
  /** After one was added the list stays closed, until something is typed or it is asked for by an arrow. */
  const [isAdded, setIsAdded] = useState(false);
  const suggestions = loaded ?? [];
  const fitting = (isAdded ? [] : suggestions)
    .filter((one) => one.toLowerCase().includes(typed.trim().toLowerCase()))
    .filter((one) => !tokens.some((token) => isSame(token, one)))
    .slice(0, mostSuggested)
    .map((name) => ({ id: name, name }));

  function add(text: string): void {
    const added = text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '')
      // Existing spelling is reused, so that one category is not two.
      .map((one) => suggestions.find((suggestion) => isSame(suggestion, one)) ?? one);
    const next = [...tokens];
    for (const one of added) if (!next.some((token) => isSame(token, one))) next.push(one);
    if (next.length !== tokens.length) onChange(next);
    setTyped('');
    setIsAdded(true);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setIsAdded(false);
    // The attribute may still name a suggestion that no longer fits.
    const isChoosing =
      fitting.length > 0 && event.currentTarget.hasAttribute('aria-activedescendant');
    if (event.key === 'Backspace' && typed === '' && tokens.length > 0) {
      onChange(tokens.slice(0, -1));
    } else if (event.key === 'Enter' && !isChoosing && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    }
  }

  return (
    <FieldFrame {...parts}>
      <div
        className={clsx(
          controlClasses(parts.problem),
          'flex min-h-10 flex-wrap items-center gap-1.5 px-1.5! py-1 focus-within:border-accent focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-accent',
        )}
      >
        <ul aria-label={`${parts.label}: chosen`} className="contents">
          {tokens.map((token) => (
            <li
              key={token}
              className="flex h-6.5 max-w-full items-center gap-0.5 rounded-chip bg-hover pl-2 text-control"
            >
              <span className="truncate">{token}</span>
              <button
                type="button"
                aria-label={`Remove ${token}`}
                onClick={() => onChange(tokens.filter((one) => one !== token))}
                className="grid size-6 cursor-pointer place-items-center rounded text-ink-3 hover:text-ink"
              >
                <X aria-hidden className="size-3" />
              </button>
            </li>
          ))}
        </ul>
        <ComboBox
          aria-label={parts.label}
          allowsCustomValue
          menuTrigger="input"
          // Opened by what was typed before they were loaded, too.
          allowsEmptyCollection={loaded === undefined && typed.trim() !== ''}
          items={fitting}
          inputValue={typed}
          onInputChange={(text) => {
            if (text.includes(',')) return add(text);
            setTyped(text);
            if (text !== '') setIsAdded(false);
          }}
          selectedKey={null}
          onSelectionChange={(key) => {
            if (typeof key === 'string') add(key);
          }}
          className="min-w-32 flex-1"
        >
          <Input
            {...fieldAriaProps(parts)}
            placeholder={tokens.length === 0 ? placeholder : undefined}
            onKeyDown={onKeyDown}
            // Text that was typed and not added is added on blur.
            onBlur={(event) => {
              if (!event.currentTarget.hasAttribute('aria-activedescendant')) add(typed);
            }}
            className="h-6.5 w-full min-w-0 bg-transparent px-1.5 outline-none placeholder:text-ink-3"
          />
          <Popover className="floating max-h-72 min-w-48 overflow-y-auto rounded-card p-1">
            <ListBox
              aria-label={`${parts.label}: suggestions`}
              renderEmptyState={() => <p className="px-2 py-1 text-control text-ink-2">Looking…</p>}
              className="outline-none"
            >
              {({ name }: { name: string }) => (
                <ListBoxItem
                  textValue={name}
                  className="flex h-8 cursor-pointer items-center rounded-control px-2 text-control outline-none data-[focused]:bg-hover"
                >
                  {name}
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </ComboBox>
      </div>
    </FieldFrame>
  );
}
