import type { AnyRoute, RegisteredRouter } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ProductPermission } from '#core/domain/authorization/permissions.ts';
import type { PaletteSource } from '#core/web/shell/palette.ts';

/** Routes of a feature, by the route of core/web/router/parent-routes.ts that they stand below. */
export interface FeatureRoutes {
  readonly root?: readonly AnyRoute[];
  readonly shell?: readonly AnyRoute[];
  readonly paper?: readonly AnyRoute[];
  readonly administration?: readonly AnyRoute[];
}

type WithoutParams<Path> = Exclude<Path, `${string}$${string}`>;
/** The addresses that these routes stand at. */
type OwnAddress<Routes extends FeatureRoutes> = {
  [Parent in keyof Routes]: Routes[Parent] extends readonly (infer Route extends AnyRoute)[]
    ? WithoutParams<Route['to']>
    : never;
}[keyof Routes];
/** Any address of the product that needs no parameter. */
type Address = WithoutParams<
  RegisteredRouter['routesById'][keyof RegisteredRouter['routesById']]['to']
>;

/** A place in the sidebar, the bottom bar and the command palette; `key` follows `g`. */
export interface Section<To = Address> {
  readonly to: To;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly key: string;
  readonly group: 'work' | 'insight';
  /** Absent for who may not. */
  readonly may?: ProductPermission;
  /** Stands below the entry in the sidebar; on a phone, behind More. */
  readonly below?: ComponentType<{ readonly isCollapsed: boolean; readonly onGo?: () => void }>;
}

/** A page of administration and its tab. */
export interface AdministrationTab<To = Address> {
  readonly to: To;
  readonly label: string;
  readonly may: ProductPermission;
}

export interface ToolProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly placement: 'right bottom' | 'bottom end';
}

/** A button of the shell with a popover; `key` follows `g`. */
export interface Tool {
  readonly key: string;
  readonly label: string;
  readonly button: ComponentType<ToolProps>;
}

/** Keys, and what they do, as the list of keys tells them. */
export type Shortcut = readonly [keys: readonly string[], what: string];

/** What a feature adds to the web. Screens and whatever is drawn are fetched when they are needed. */
export interface WebFeature<Routes extends FeatureRoutes, To = OwnAddress<Routes>> {
  readonly routes?: Routes;
  readonly sections?: readonly Section<To>[];
  readonly administration?: readonly AdministrationTab<To>[];
  readonly tool?: Tool;
  /** Listens on every screen behind the sign-in. */
  readonly everywhere?: ComponentType;
  readonly shortcuts?: readonly Shortcut[];
  readonly palette?: () => Promise<PaletteSource>;
}

/** A feature as the shell knows it. */
export type KnownFeature = WebFeature<FeatureRoutes, Address>;

/**
 * The manifest of a feature: keeps the types of its routes, and checks its addresses against them.
 * Write the routes apart: inside the call TypeScript would forget what they are.
 */
export const webFeature = <Routes extends FeatureRoutes = Record<never, never>>(
  feature: WebFeature<Routes>,
): WebFeature<Routes> => feature;
