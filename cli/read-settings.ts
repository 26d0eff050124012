import { InvalidSetting, readSettings, type Settings } from '#core/server/settings.ts';
import { CommandError } from './command-error.ts';

/** A setting that cannot be used is told as a sentence. */
export function failOnSetting(error: unknown): never {
  throw error instanceof InvalidSetting ? new CommandError(error.message) : error;
}

/** The settings of the environment. @throws CommandError when one cannot be used. */
export function readSettingsOrFail(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    return failOnSetting(error);
  }
}
