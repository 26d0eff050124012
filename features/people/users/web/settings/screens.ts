/** In one file for the browser: each would cost the first load a line. */
export { DataScreen } from './DataScreen.tsx';
export { ProfileSettingsScreen } from './ProfileSettingsScreen.tsx';
