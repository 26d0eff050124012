import type { LucideIcon } from 'lucide-react';

/** Something one can go to or do. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** What a feature offers for what was typed. */
export interface PaletteAnswer {
  /** Its things that are known without asking: first, so that nothing moves when answers arrive. */
  readonly known?: PaletteGroup;
  /** Its things that the server found. */
  readonly found?: PaletteGroup;
  /** What can be done from anywhere; shown as far as the labels fit. */
  readonly actions?: readonly Command[];
  /** Where to search further. */
  readonly further?: PaletteGroup;
}

/** The module that a feature's palette comes from, fetched with the palette. */
export interface PaletteSource {
  readonly usePalette: (typed: string) => PaletteAnswer;
}

/** Whether a label holds what was typed. */
export const matches = (label: string, typed: string): boolean =>
  label.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase());
