import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { useFeatures } from '#core/web/features-context.ts';
import { CorporationProvider } from '#core/web/session/CorporationProvider.tsx';
import { SessionProvider } from '#core/web/session/SessionProvider.tsx';
import { useSession } from '#core/web/session/use-session.ts';
import { BottomBar } from './BottomBar.tsx';
import { SessionGuard } from './SessionGuard.tsx';
import { SigningOut } from './SigningOut.tsx';
import { Sheet } from './Sheet.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useBackgroundWork } from './use-background-work.ts';
import { fetchPalette } from './use-preload.ts';
import { useShellShortcuts } from './use-shell-shortcuts.ts';
import { useSidebarCollapsed } from './use-sidebar-collapsed.ts';

const CommandPalette = lazyPart(fetchPalette, 'CommandPalette');
const ShortcutsDialog = lazyPart(() => import('./ShortcutsDialog.tsx'), 'ShortcutsDialog');

type Overlay = 'palette' | 'shortcuts' | null;

function Frame() {
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [openTool, setOpenTool] = useState<string | null>(null);
  const features = useFeatures();
  const [isCollapsed, setIsCollapsed] = useSidebarCollapsed();
  const openPalette = () => setOverlay('palette');
  const openShortcuts = () => setOverlay('shortcuts');
  const close = () => setOverlay(null);
  useBackgroundWork();
  useShellShortcuts({
    openPalette,
    openShortcuts,
    openTool: setOpenTool,
  });
  const tools = features
    .flatMap(({ tool }) => tool ?? [])
    .map(({ key, button: ToolButton }) => (
      <Suspense key={key} fallback={<div className="size-9 shrink-0" />}>
        <ToolButton
          isOpen={openTool === key}
          onOpenChange={(isOpen) => setOpenTool(isOpen ? key : null)}
        />
      </Suspense>
    ));
  return (
    <div
      className={clsx(
        'flex min-h-dvh bg-canvas',
        isCollapsed ? '[--sidebar:3.5rem]' : '[--sidebar:14.5rem]',
      )}
    >
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-accent px-3 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <div className="contents print:hidden">
        <Sidebar isCollapsed={isCollapsed} onCollapsedChange={setIsCollapsed} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col bg-surface pb-14 md:mr-2 md:pt-2 md:pb-2 print:m-0 print:p-0">
        <div className="contents print:hidden">
          <TopBar onSearch={openPalette} tools={tools} />
        </div>
        <Sheet />
      </div>
      <div aria-hidden className="sheet-edge max-md:hidden print:hidden" />
      <div className="contents print:hidden">
        <BottomBar />
      </div>
      <Suspense fallback={<template data-waits="everywhere" />}>
        {features.map(
          ({ everywhere: Everywhere }, index) => Everywhere && <Everywhere key={index} />,
        )}
      </Suspense>
      <Suspense>
        {overlay === 'palette' && <CommandPalette onClose={close} onShortcuts={openShortcuts} />}
        {overlay === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </div>
  );
}

function Shell() {
  const { isLeaving } = useSession();
  return (
    <>
      <SessionGuard />
      {isLeaving ? (
        <SigningOut />
      ) : (
        <CorporationProvider>
          <Frame />
        </CorporationProvider>
      )}
    </>
  );
}

/** The frame of every screen behind the sign-in. */
export function AppShell() {
  return (
    <SessionProvider>
      <Shell />
    </SessionProvider>
  );
}
