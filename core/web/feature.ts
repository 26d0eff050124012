import type { AnyRoute, RegisteredRouter } from '@tanstack/react-router';
import type { Corporation } from '#core/domain/identity/corporation.ts';
import type { Permission } from '#core/domain/authorization/permissions.ts';
import type { PlaceParts } from '#core/web/places.ts';
import type { NotificationKindOf } from '#core/domain/events/events.ts';
import type { LazyPart } from '#core/web/router/lazy-part.tsx';
import type { AdministrationGroup } from '#core/web/shell/administration-groups.ts';
import type { KindIcon } from '#core/web/shell/kind-icons.ts';
import type { PaletteSource } from '#core/web/shell/palette.ts';
import type { AnyOfflineAction } from '#core/web/sync/offline/offline-action.ts';
import type { SectionIcon } from '#core/web/shell/section-icons.ts';

/** A feature's routes, keyed by their parent route in core/web/router/parent-routes.ts. */
export interface FeatureRoutes {
  readonly root?: readonly AnyRoute[];
  readonly entrance?: readonly AnyRoute[];
  readonly shell?: readonly AnyRoute[];
  readonly paper?: readonly AnyRoute[];
  readonly administration?: readonly AnyRoute[];
  readonly settings?: readonly AnyRoute[];
}

type WithoutParams<Path> = Exclude<Path, `${string}$${string}`>;
/** The paths of these routes. */
type OwnAddress<Routes extends FeatureRoutes> = {
  [Parent in keyof Routes]: Routes[Parent] extends readonly (infer Route extends AnyRoute)[]
    ? WithoutParams<Route['to']>
    : never;
}[keyof Routes];
/** Any path of the product without parameters. */
type Address = WithoutParams<
  RegisteredRouter['routesById'][keyof RegisteredRouter['routesById']]['to']
>;

/** What a page needs: on the product, or on the corporation of whoever opens it. */
export type PagePermission = Permission<'product' | 'corporation'>;

/** An entry of the sidebar, the bottom bar and the command palette; `key` follows `g`. */
export interface Section<To = Address> {
  readonly to: To;
  readonly label: string;
  readonly icon: SectionIcon;
  readonly key: string;
  /** `administration` stands at the foot of the sidebar. */
  readonly group: 'work' | 'insight' | 'administration';
  /** The permission it needs; absent: none. */
  readonly may?: PagePermission;
  /** Not for who holds this: another page has it all for them. */
  readonly unless?: PagePermission;
  /** A number at the end of the entry in the sidebar. */
  readonly count?: LazyPart;
  /** Shown below the entry in the sidebar; on a phone, under More. */
  readonly below?: LazyPart<{ readonly isCollapsed: boolean; readonly onGo?: () => void }>;
}

/** A page of administration, below the tab of its group. */
export interface AdministrationPage<To = Address> {
  readonly to: To;
  readonly group: AdministrationGroup;
  readonly label: string;
  readonly may: PagePermission;
  /** Not for who holds this: another page has it all for them. */
  readonly unless?: PagePermission;
  /** A number beside the label. */
  readonly count?: LazyPart;
}

export interface ToolProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** A button of the top bar with a popover; `key` follows `g`. */
export interface Tool {
  readonly key: string;
  readonly label: string;
  readonly button: LazyPart<ToolProps>;
}

/** Keys and their description in the list of shortcuts. */
export type Shortcut = readonly [keys: readonly string[], what: string];

/**
 * What features bring to others that know none of them. Who takes it adds its type here, by
 * declaration merging, and finds it with `useFeatures`.
 */
export interface WebSlots {}

/** The icon of each kind of notification that these events cause: `satisfies` finds a missing one. */
export type NotificationIcons<Events> = Readonly<Record<NotificationKindOf<Events>, KindIcon>>;

/** What a feature adds to the web app. Screens and components are loaded lazily. */
export interface WebFeature<
  Routes extends FeatureRoutes,
  To = OwnAddress<Routes>,
> extends WebSlots {
  readonly routes?: Routes;
  readonly sections?: readonly Section<To>[];
  readonly administration?: readonly AdministrationPage<To>[];
  readonly tool?: Tool;
  /** A part of the sidebar below the sections; on a phone, under More. */
  readonly sidebar?: LazyPart<{ readonly isCollapsed: boolean; readonly onGo?: () => void }>;
  /** One short line about a corporation, below its name in the switcher. */
  readonly corporationLine?: LazyPart<{ readonly corporation: Corporation }>;
  /** What somebody who lacks a permission can do about it, where its screen would be. */
  readonly noAccess?: LazyPart<{ readonly permission: Permission }>;
  /** What it shows on screens of others. */
  readonly parts?: PlaceParts;
  /** Mounted on every screen behind the sign-in. */
  readonly everywhere?: LazyPart;
  /** The kinds of notifications that its events cause, with their icons. */
  readonly notifications?: Readonly<Record<string, KindIcon>>;
  readonly shortcuts?: readonly Shortcut[];
  readonly palette?: () => Promise<PaletteSource>;
  /** What people do that may wait for the server. */
  readonly offline?: () => Promise<readonly AnyOfflineAction[]>;
}

/** A feature as the shell knows it. */
export type KnownFeature = WebFeature<FeatureRoutes, Address>;

/**
 * A feature's manifest: keeps the types of its routes and checks its paths against them. Define the
 * routes in a separate constant: inside the call TypeScript would widen their types.
 */
export const webFeature = <Routes extends FeatureRoutes = Record<never, never>>(
  feature: WebFeature<Routes>,
): WebFeature<Routes> => feature;
