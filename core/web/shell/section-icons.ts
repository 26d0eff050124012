import {
  Building2,
  ChartLine,
  Compass,
  FolderKanban,
  Shuffle,
  Library,
  Presentation,
  Radar,
  ShieldCheck,
  Sparkles,
  Telescope,
  type LucideIcon,
} from 'lucide-react';

/** The icons of sections, which manifests name: manifests are in the first load, icons are not. */
export const sectionIcons = {
  building: Building2,
  chart: ChartLine,
  compass: Compass,
  compare: Shuffle,
  folder: FolderKanban,
  library: Library,
  presentation: Presentation,
  radar: Radar,
  telescope: Telescope,
  shield: ShieldCheck,
  sparkles: Sparkles,
} satisfies Readonly<Record<string, LucideIcon>>;
export type SectionIcon = keyof typeof sectionIcons;
