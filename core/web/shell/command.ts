import type { LucideIcon } from 'lucide-react';

/** Something one can go to or do. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}
