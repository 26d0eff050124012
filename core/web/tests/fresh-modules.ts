import { cleanup } from './testing-library.ts';
import { afterEach, vi } from 'vitest';

/**
 * Files share a process, which keeps what comes from packages; modules of the application are loaded anew for each,
 * since they keep what belongs to one page, such as who is signed in.
 */
vi.resetModules();

// What stays mounted would be drawn when the page of the file is gone.
afterEach(cleanup);
