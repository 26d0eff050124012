import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { viewModes } from './identity/view-mode.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** Whether single characters are shortcuts. */
export const shortcutChoices = ['on', 'off'] as const;
export type ShortcutChoice = (typeof shortcutChoices)[number];

/** A value that only a newer server knows counts as not chosen. */
const choice = <Value extends z.ZodMiniType>(value: Value) =>
  orElse(z._default(z.nullable(value), null), null);

/**
 * What a person chose for the whole product (decision 98, "usermetadata"). Null: nothing chosen. Kept by
 * the server, so that it follows the person, with a copy on the device for the first paint.
 */
export const Preferences = z.object({
  theme: choice(z.enum(themes)),
  density: choice(z.enum(densities)),
  shortcuts: choice(z.enum(shortcutChoices)),
  locale: choice(z.string()),
  timeZone: choice(z.string()),
  viewMode: choice(z.enum(viewModes)),
  /** `all`: every corporation, for the foundry. */
  activeCorporationId: choice(z.string()),
  activeCollectionId: choice(z.string()),
});
export type Preferences = z.infer<typeof Preferences>;

export const noPreferences: Preferences = Preferences.parse({});
