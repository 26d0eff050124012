import { noticeText } from '#core/domain/notices.ts';
import { list, merge, rename, separate } from '#features/directory/tags/domain/endpoints.ts';
import { tagNotices } from '#features/directory/tags/domain/notices.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';

interface Change {
  readonly id: string;
  readonly name: string;
  /** The new name, or the other tag. */
  readonly to: string;
}

const refetched = [{ queryKey: queryKeyOf(list) }];
const record = ({ id }: Change) => `tag ${id}`;
const noticeOf = (key: keyof typeof tagNotices) => (_: unknown, change: Change) =>
  noticeText(tagNotices[key], { name: change.name, to: change.to });

/** Changes of a tag; the search index follows by itself. */
export function useTagChange() {
  const renaming = useRecordMutation({
    record,
    refetched,
    notice: noticeOf('tag.renamed'),
    send: ({ id, to }: Change) => call(rename, { params: { id }, body: { name: to } }),
  });
  const merging = useRecordMutation({
    record,
    refetched,
    notice: noticeOf('tag.merged'),
    send: ({ id, to }: Change) => call(merge, { params: { id }, body: { of: to } }),
  });
  const separating = useRecordMutation({
    record,
    refetched,
    notice: noticeOf('tag.separated'),
    send: ({ id }: Change) => call(separate, { params: { id } }),
  });
  return { rename: renaming.mutate, merge: merging.mutate, separate: separating.mutate };
}
