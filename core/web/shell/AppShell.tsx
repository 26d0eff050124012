import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useFeatures } from '#core/web/features-context.ts';
import { CorporationProvider } from '#core/web/session/CorporationProvider.tsx';
import { SessionProvider } from '#core/web/session/SessionProvider.tsx';
import { useLiveConnection } from '#core/web/session/use-live.ts';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { BottomBar } from './BottomBar.tsx';
import { paletteSources } from './palette-sources.ts';
import { SessionGuard } from './SessionGuard.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useShellShortcuts } from './use-shell-shortcuts.ts';

const fetchPalette = () => import('./CommandPalette.tsx');
const CommandPalette = lazy(async () => ({ default: (await fetchPalette()).CommandPalette }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
}));

const palettePauseMs = 10_000;

type Overlay = 'palette' | 'shortcuts' | null;

function Frame() {
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [openTool, setOpenTool] = useState<string | null>(null);
  const features = useFeatures();
  const isSmall = useMediaQuery(smallScreen);
  const openPalette = () => setOverlay('palette');
  const close = () => setOverlay(null);
  // Preloaded when nothing else is loading: keys typed right after the first Ctrl K must not be lost.
  useEffect(() => {
    const timer = setTimeout(() => {
      void fetchPalette();
      void paletteSources(features);
    }, palettePauseMs);
    return () => clearTimeout(timer);
  }, [features]);
  useLiveConnection();
  useShellShortcuts({
    openPalette,
    openShortcuts: () => setOverlay('shortcuts'),
    openTool: setOpenTool,
  });
  const tools = features
    .flatMap(({ tool }) => tool ?? [])
    .map(({ key, button: ToolButton }) => (
      <Suspense key={key} fallback={<div className="size-9 shrink-0" />}>
        <ToolButton
          isOpen={openTool === key}
          onOpenChange={(isOpen) => setOpenTool(isOpen ? key : null)}
          placement={isSmall ? 'bottom end' : 'right bottom'}
        />
      </Suspense>
    ));
  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-accent px-3 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <Sidebar tools={isSmall ? null : tools} />
      <div className="flex min-w-0 flex-1 flex-col pb-16 md:pb-0">
        <TopBar onSearch={openPalette} tools={isSmall ? tools : null} />
        <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          <Outlet />
        </main>
      </div>
      <BottomBar />
      <Suspense>
        {features.map(
          ({ everywhere: Everywhere }, index) => Everywhere && <Everywhere key={index} />,
        )}
      </Suspense>
      <Suspense>
        {overlay === 'palette' && <CommandPalette onClose={close} />}
        {overlay === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </div>
  );
}

/** The frame of every screen behind the sign-in. */
export function AppShell() {
  return (
    <SessionProvider>
      <CorporationProvider>
        <SessionGuard />
        <Frame />
      </CorporationProvider>
    </SessionProvider>
  );
}
