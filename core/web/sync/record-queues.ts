/** Runs the changes of a record one after the other, those of different records side by side. */
export function createRecordQueues() {
  const queues = new Map<string, { tail: Promise<unknown>; pending: number }>();

  function run<Answer>(record: string, send: () => Promise<Answer>): Promise<Answer> {
    const queue = queues.get(record) ?? { tail: Promise.resolve(), pending: 0 };
    queues.set(record, queue);
    queue.pending += 1;
    const answer = queue.tail.then(send).finally(() => {
      queue.pending -= 1;
      if (queue.pending === 0) queues.delete(record);
    });
    queue.tail = answer.catch(() => {});
    return answer;
  }

  return { run, isIdle: (record: string): boolean => !queues.has(record) };
}
