import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFeatures } from '#core/web/features-context.ts';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';
import { useSections } from './use-sections.ts';

/** How long after `g` a letter still opens a section. */
export const sequenceTimeoutMs = 1200;

interface Actions {
  readonly openPalette: () => void;
  readonly openShortcuts: () => void;
  readonly openTool: (key: string) => void;
}

/**
 * ⌘K or Ctrl K opens the palette, `?` the list of shortcuts; `g` and a letter opens a section or a
 * tool.
 */
export function useShellShortcuts({ openPalette, openShortcuts, openTool }: Actions): void {
  const navigate = useNavigate();
  const sections = useSections();
  const tools = useFeatures().flatMap(({ tool }) => tool ?? []);
  const pressedG = useRef(0);

  const onChord = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    openPalette();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onChord(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const behindG = (handler: () => void) => () => {
    if (Date.now() - pressedG.current > sequenceTimeoutMs) return false;
    pressedG.current = 0;
    handler();
    return undefined;
  };
  useKeyboardShortcuts(
    {
      '?': openShortcuts,
      g: () => {
        pressedG.current = Date.now();
      },
      ...Object.fromEntries(tools.map(({ key }) => [key, behindG(() => openTool(key))])),
      ...Object.fromEntries(
        sections.map(({ key, to }) => [key, behindG(() => void navigate({ to }))]),
      ),
    },
    // The letter after `g` is not passed on to the screen's shortcuts.
    true,
  );
}
