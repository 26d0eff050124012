/** In a thread: reads the radar in the file at a path. */
export { readRadarFile as read } from './read-radar-file.ts';
