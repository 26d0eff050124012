import type { LucideIcon } from 'lucide-react';

/** An entry of the palette: a page or an action. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** One line beside the label: what it is, or its keys. */
  readonly hint: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** Results from the server. */
export interface FoundGroup extends PaletteGroup {
  /** Whether the answer to the query is still missing. */
  readonly isPending: boolean;
}

/** A feature's results for a query. */
export interface PaletteAnswer {
  /** Pages without an entry in the navigation; shown if their labels match. */
  readonly pages?: readonly Command[];
  /** Results known without a request. */
  readonly known?: PaletteGroup;
  /** Results from the server. */
  readonly found?: FoundGroup;
  /** Actions available anywhere; shown if their labels match. */
  readonly actions?: readonly Command[];
  /** Links to a full search. */
  readonly further?: PaletteGroup;
}

/** The module of a feature's palette source, loaded with the palette. */
export interface PaletteSource {
  readonly usePalette: (typed: string) => PaletteAnswer;
}

const folded = (text: string): string => text.trim().toLocaleLowerCase();

/** Whether a label contains the query. */
export const matches = (label: string, typed: string): boolean =>
  label.toLocaleLowerCase().includes(folded(typed));

/** Whether a label is the query. */
export const isNamed = (label: string, typed: string): boolean => folded(label) === folded(typed);
