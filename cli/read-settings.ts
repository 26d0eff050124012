import { InvalidSetting, readSettings, type Settings } from '#core/server/settings.ts';
import { CommandError } from './command-error.ts';

/** The settings of the environment. @throws CommandError when one cannot be used. */
export function readSettingsOrFail(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof InvalidSetting) throw new CommandError(error.message);
    throw error;
  }
}
