import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Corporation } from '#core/domain/identity/corporation.ts';
import { defaultViewMode } from '#core/domain/identity/view-mode.ts';
import { isFoundry } from '#core/domain/authorization/permissions.ts';
import { preferences } from '#core/web/preferences/preference-store.ts';
import { useArePreferencesReady, usePreferences } from '#core/web/preferences/use-preferences.ts';
import { hasFailed, isUnanswered } from '#core/web/transport/failed-read.ts';
import { codeOf } from '#core/web/transport/problem.ts';
import { findActiveCorporation, choosableCorporations } from './active-corporation.ts';
import { type CorporationChoice, CorporationContext } from './corporation-context.ts';
import { visibleCorporations } from './current-user.ts';
import { readSessionCache, writeSessionCache } from './session-cache.ts';
import { useSession } from './use-session.ts';

const none: readonly Corporation[] = [];

/** Provides the active corporation (section 4). Needs a SessionProvider above it. */
export function CorporationProvider({ children }: { readonly children: ReactNode }) {
  const {
    user,
    authUser,
    person,
    systemRoles,
    corporation,
    isLoading: isSessionLoading,
  } = useSession();
  const uid = authUser?.uid ?? null;
  const isKnown = user !== null && !isSessionLoading;
  const listed = useQuery({ ...visibleCorporations, enabled: isKnown });
  const { activeCorporationId, viewMode: chosenMode } = usePreferences();
  const viewMode = chosenMode ?? defaultViewMode;
  // On a new device nothing is shown that the person's choices would replace a moment later.
  const arePreferencesReady = useArePreferencesReady();

  // Section 8: logged, and an empty list.
  useEffect(() => {
    if (listed.error !== null) console.error('Corporation list error', codeOf(listed.error));
  }, [listed.error]);

  // Until the answer is there, and where it does not come, the list of last time: see SessionProvider.
  const lastShown = useMemo(() => readSessionCache(uid)?.corporations, [uid]);
  const rows = isKnown ? (listed.data ?? lastShown) : undefined;
  const isFailure = isKnown && hasFailed(listed);
  const isLoading =
    isSessionLoading ||
    (isKnown &&
      (!arePreferencesReady || (listed.isPending && rows === undefined && !isUnanswered(listed))));
  useEffect(() => {
    if (uid === null || user === null || !isKnown || !listed.data) return;
    writeSessionCache({
      uid,
      user,
      corporation,
      systemRoles: [...systemRoles],
      corporations: [...listed.data],
    });
  }, [uid, user, isKnown, systemRoles, corporation, listed.data]);
  const isFoundryPerson = isKnown && isFoundry(person);

  const choice = useMemo((): CorporationChoice => {
    const corporations = choosableCorporations(rows ?? none, isFoundryPerson);
    return {
      corporations,
      active: isLoading
        ? null
        : findActiveCorporation(corporations, corporation, activeCorporationId),
      setActive: (id) => {
        if (corporations.some((one) => one.id === id))
          preferences.choose({ activeCorporationId: id });
      },
      viewMode,
      setViewMode: (mode) => preferences.choose({ viewMode: mode }),
      isLoading,
      hasFailed: isFailure,
    };
  }, [rows, corporation, isFoundryPerson, isLoading, isFailure, activeCorporationId, viewMode]);

  return <CorporationContext value={choice}>{children}</CorporationContext>;
}
