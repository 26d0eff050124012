import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Corporation } from '#core/domain/identity/corporation.ts';
import { defaultViewMode, type ViewMode } from '#core/domain/identity/view-mode.ts';
import { list } from '#core/domain/identity/corporation-endpoints.ts';
import { isFoundry } from '#core/domain/authorization/permissions.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { codeOf } from '#core/web/transport/problem.ts';
import { findActiveCorporation, choosableCorporations } from './active-corporation.ts';
import { type CorporationChoice, CorporationContext } from './corporation-context.ts';
import { useSession } from './use-session.ts';
import { readLocalStorage, writeLocalStorage } from './local-storage.ts';

const keyOf = (uid: string) => `outrider.corporation.${uid}`;

/** The id of the corporation a person chose last, on this device. Not validated here. */
function useChosenCorporation(uid: string | null): readonly [string | null, (id: string) => void] {
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const choose = useCallback(
    (id: string) => {
      if (uid === null) return;
      writeLocalStorage(keyOf(uid), id);
      setChoices((before) => ({ ...before, [uid]: id }));
    },
    [uid],
  );
  const chosen = uid === null ? null : (choices[uid] ?? readLocalStorage(keyOf(uid)));
  return [chosen, choose];
}

const none: readonly Corporation[] = [];

/** Provides the active corporation (section 4). Needs a SessionProvider above it. */
export function CorporationProvider({ children }: { readonly children: ReactNode }) {
  const { user, authUser, person, corporation, isLoading: isSessionLoading } = useSession();
  const isKnown = user !== null && !isSessionLoading;
  const listed = useQuery({ ...queryOptionsOf(list), enabled: isKnown });
  const [chosenId, choose] = useChosenCorporation(authUser?.uid ?? null);
  const [viewMode, setViewMode] = useState<ViewMode>(defaultViewMode);

  // Section 8: logged, and an empty list.
  useEffect(() => {
    if (listed.error !== null) console.error('Corporation list error', codeOf(listed.error));
  }, [listed.error]);

  const isLoading = isSessionLoading || (isKnown && listed.isPending);
  const rows = isKnown ? listed.data : undefined;
  const isFoundryPerson = isKnown && isFoundry(person);

  const choice = useMemo((): CorporationChoice => {
    const corporations = choosableCorporations(rows ?? none, isFoundryPerson);
    return {
      corporations,
      active: isLoading ? null : findActiveCorporation(corporations, corporation, chosenId),
      setActive: (id) => {
        if (corporations.some((corporation) => corporation.id === id)) choose(id);
      },
      viewMode,
      setViewMode,
      isLoading,
    };
  }, [rows, corporation, isFoundryPerson, isLoading, chosenId, choose, viewMode]);

  return <CorporationContext value={choice}>{children}</CorporationContext>;
}
