const underWay = new Set<Promise<unknown>>();

const send = window.fetch.bind(window);
// Below all that a test puts in its place.
window.fetch = (input, init) => {
  const reply = send(input, init);
  const method = input instanceof Request ? input.method : (init?.method ?? 'GET');
  if (method !== 'GET') {
    const settled: Promise<boolean> = reply.then(
      () => underWay.delete(settled),
      () => underWay.delete(settled),
    );
    underWay.add(settled);
  }
  return reply;
};

/** Waits until the server has answered all that the page has sent for it to store. */
export async function settleWrites(): Promise<void> {
  await Promise.all(underWay);
}
