import {
  ChartLine,
  Compass,
  FolderKanban,
  GitCompareArrows,
  Library,
  Radar,
  Search,
  Settings2,
  Sparkles,
  type LucideIcon,
} from 'lucide-react';
import {
  may,
  type Person,
  type ProductPermission,
} from '#core/domain/authorization/permissions.ts';

/** A place in the sidebar, the bottom bar and the command palette; `key` follows `g`. */
export interface Section {
  readonly to:
    | '/projects'
    | '/discover'
    | '/search'
    | '/collections'
    | '/radars'
    | '/venturematch'
    | '/spotlight'
    | '/metrics'
    | '/admin';
  readonly label: string;
  readonly icon: LucideIcon;
  readonly key: string;
  readonly group: 'work' | 'insight';
  /** Absent for who may not. */
  readonly may?: ProductPermission;
}

export const sections: readonly Section[] = [
  { to: '/projects', label: 'Projects', icon: FolderKanban, key: 'p', group: 'work' },
  { to: '/discover', label: 'Discover', icon: Compass, key: 'd', group: 'work' },
  { to: '/search', label: 'Scout', icon: Search, key: 's', group: 'work' },
  { to: '/collections', label: 'Collections', icon: Library, key: 'c', group: 'work' },
  { to: '/radars', label: 'Radars', icon: Radar, key: 'r', group: 'insight' },
  {
    to: '/venturematch',
    label: 'Venture match',
    icon: GitCompareArrows,
    key: 'v',
    group: 'insight',
  },
  { to: '/spotlight', label: 'Spotlight', icon: Sparkles, key: 'l', group: 'insight' },
  {
    to: '/metrics',
    label: 'Metrics',
    icon: ChartLine,
    key: 'm',
    group: 'insight',
    may: 'viewMetrics',
  },
  {
    to: '/admin',
    label: 'Administration',
    icon: Settings2,
    key: 'a',
    group: 'insight',
    may: 'manageSystemRoles',
  },
];

/** The sections that a person may use. */
export const sectionsFor = (person: Person): readonly Section[] =>
  sections.filter((section) => section.may === undefined || may(person, section.may));
