import { useState } from 'react';
import { messageOf } from '#core/domain/message-of.ts';
import { isStale, recordIn } from '#core/web/sync/conflicts.ts';
import { corporationNotices } from '#features/cases/corporations/domain/notices.ts';
import { CorporationSettings } from '#features/cases/corporations/domain/settings.ts';
import { toast } from '#ui/toasts.ts';
import { useRefreshSettings } from './use-refresh-settings.ts';

interface Options<Draft> {
  readonly settings: CorporationSettings;
  /** The part of the settings that the form has. */
  readonly draftOf: (settings: CorporationSettings) => Draft;
  /** Why it cannot be sent as it is, or null. */
  readonly problemOf?: (draft: Draft) => string | null;
  readonly save: (draft: Draft, version: number) => Promise<CorporationSettings | null>;
  readonly notice?: string;
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A form for a part of the settings, which others may change meanwhile. A change of another part does
 * not matter to it; after one of the same part the user chooses.
 */
export function useSettingsForm<Draft>({
  settings,
  draftOf,
  problemOf = () => null,
  save,
  notice = corporationNotices['corporation.saved'],
}: Options<Draft>) {
  const refresh = useRefreshSettings();
  const [base, setBase] = useState(settings);
  const [draft, setDraft] = useState(() => draftOf(settings));
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const isDirty = !isEqual(draft, draftOf(base));
  const isNewer = settings.version !== base.version;
  const isSamePart = isEqual(draftOf(settings), draftOf(base));
  const take = (next: CorporationSettings) => {
    setBase(next);
    setDraft(draftOf(next));
    setProblem(null);
  };
  if (isNewer && isSamePart) setBase(settings);
  else if (isNewer && !isDirty) take(settings);

  async function send(version: number): Promise<CorporationSettings | null> {
    try {
      return await save(draft, version);
    } catch (error) {
      const current = isStale(error) ? recordIn(error, CorporationSettings) : null;
      if (current === null) throw error;
      const isOtherPart = isEqual(draftOf(current), draftOf(base));
      if (isOtherPart && current.version !== version) return save(draft, current.version);
      refresh(current);
      return null;
    }
  }

  async function submit(): Promise<void> {
    const lacks = problemOf(draft);
    setProblem(lacks);
    if (isBusy || lacks !== null) return;
    setIsBusy(true);
    try {
      const saved = await send(base.version);
      if (saved) {
        take(saved);
        refresh(saved);
        toast(notice);
      }
    } catch (error) {
      setProblem(messageOf(error));
    }
    setIsBusy(false);
  }

  return {
    draft,
    isDirty,
    isBusy,
    problem,
    /** Somebody else changed the same part meanwhile. */
    isConflict: isNewer && !isSamePart && isDirty,
    change: (part: Partial<Draft>) => {
      setDraft((before) => ({ ...before, ...part }));
      setProblem(null);
    },
    submit,
    discard: () => take(settings),
    /** Goes on with what is typed, on top of the other change. */
    keepOwn: () => setBase(settings),
  };
}

export type SettingsForm = Pick<
  ReturnType<typeof useSettingsForm<object>>,
  'isDirty' | 'isBusy' | 'problem' | 'isConflict' | 'submit' | 'discard' | 'keepOwn'
>;
