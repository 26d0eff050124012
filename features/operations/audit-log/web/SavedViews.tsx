import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isWhole, type AuditFilter } from '#features/operations/audit-log/domain/audit-filter.ts';
import {
  removeView,
  views,
  type AuditView,
} from '#features/operations/audit-log/domain/endpoints.ts';
import { auditNotices } from '#features/operations/audit-log/domain/notices.ts';
import { noticeText } from '#core/domain/notices.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { searchOf, type AuditSearch } from './search-params.ts';

interface Props {
  readonly filter: AuditFilter;
  readonly onChange: (next: AuditSearch) => void;
}

const lists = { queryKey: queryKeyOf(views) };
const sorted = (filter: AuditFilter) => JSON.stringify(Object.entries(filter).toSorted());

/** Filters that one has saved: chosen, added, deleted. */
export function SavedViews({ filter, onChange }: Props) {
  const client = useQueryClient();
  const { data = [] } = useQuery(queryOptionsOf(views));
  const [isSaving, setIsSaving] = useState(false);
  const selection = data.find((view) => sorted(view.filter) === sorted(filter)) ?? null;
  const { mutate: remove } = useRecordMutation({
    record: ({ id }: AuditView) => `audit view ${id}`,
    send: ({ id }) => callUntilAnswered(removeView, { params: { id } }),
    shownIn: [lists],
    show: ({ id }) => {
      client.setQueriesData<AuditView[]>(lists, (all) => all?.filter((one) => one.id !== id));
    },
    notice: (_, { name }) => noticeText(auditNotices['view.deleted'], { name }),
    refetched: [lists],
  });
  return (
    <>
      {data.length > 0 && (
        <SelectField
          label="Saved views"
          isLabelHidden
          placeholder="Saved views"
          options={data.map(({ id, name }) => ({ value: id, label: name }))}
          value={selection?.id ?? null}
          onChange={(id) => {
            const view = data.find((one) => one.id === id);
            if (view) onChange(searchOf(view.filter));
          }}
        />
      )}
      {selection ? (
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Delete the view ${selection.name}`}
          onPress={() => remove(selection)}
        >
          <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
        </Button>
      ) : (
        <Button isDisabled={isWhole(filter)} onPress={() => setIsSaving(true)}>
          <Bookmark aria-hidden className="size-4" strokeWidth={1.75} />
          <span className="max-sm:sr-only">Save view</span>
        </Button>
      )}
      {isSaving && <SaveViewDialog filter={filter} onClose={() => setIsSaving(false)} />}
    </>
  );
}
