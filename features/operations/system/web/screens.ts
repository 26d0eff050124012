/** In one file for the browser: each would cost the first load a line. */
export { JobsScreen } from './JobsScreen.tsx';
export { MailsScreen } from './MailsScreen.tsx';
export { PartsScreen } from './PartsScreen.tsx';
export { SettingsScreen } from './SettingsScreen.tsx';
