/** What the runner writes over the stack of an action in the browser, in place of what went wrong. */
const placeholder = 'STACK_TRACE_ERROR';

/**
 * A reporter of Vitest, before those that write: of an action that failed, such as a click, its report
 * would have the placeholder only.
 */
// eslint-disable-next-line import/no-default-export -- what Vitest loads
export default class NameActions {
  /** @param {{ result(): { readonly errors?: readonly { readonly message: string, stack?: string }[] | undefined } }} test */
  onTestCaseResult(test) {
    for (const error of test.result().errors ?? []) {
      const message = error.message.replaceAll(/\s+/gu, ' ');
      error.stack = error.stack?.replace(placeholder, message);
    }
  }
}
