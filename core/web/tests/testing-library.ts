import { configure } from '@testing-library/react';

// As long as `expect.poll` waits, see vitest.config.ts.
configure({ asyncUtilTimeout: 60_000 });

/** Testing Library, with the patience of all tests: by itself it waits for a second. */
export {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
