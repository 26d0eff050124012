import { clsx } from 'clsx';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { AddActions } from './AddActions.tsx';
import type { AddSource } from './add-draft.ts';
import { FileSource } from './FileSource.tsx';
import { PasteSource } from './PasteSource.tsx';
import { ReviewList } from './ReviewList.tsx';
import { SearchSource } from './SearchSource.tsx';
import { useAddFromList } from './use-add-from-list.ts';
import { type DragEvent, useEffect, useState } from 'react';

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') === true;

/** Accepts dropped files; prevents the browser from opening one dropped outside the dialog. */
function useFileDrop(onDrop: (file: File | undefined) => void) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const stay = (event: globalThis.DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault();
    };
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);
  return {
    isOver,
    zone: {
      onDragOver: ({ dataTransfer }: DragEvent) => setIsOver(hasFiles(dataTransfer)),
      onDragLeave: () => setIsOver(false),
      onDrop: ({ dataTransfer }: DragEvent) => {
        setIsOver(false);
        if (hasFiles(dataTransfer)) onDrop(dataTransfer.files[0]);
      },
    },
  };
}

const addSources: readonly { source: AddSource; label: string }[] = [
  { source: 'search', label: 'Search' },
  { source: 'paste', label: 'Paste a list' },
  { source: 'file', label: 'From a file' },
];

interface Props {
  readonly collection: Collection;
  /** The sub-space shown. */
  readonly space: string | null;
  readonly onClose: () => void;
}

/** Adds companies to a collection: by search, from a pasted list, or from a file. */
export function AddDialog({ collection, space, onClose }: Props) {
  const addFromList = useAddFromList(collection, space, onClose);
  const { draft, update, list, review, reading, problem } = addFromList;
  const { isOver, zone } = useFileDrop((file) => {
    update({ source: 'file' });
    reading.read(file);
  });
  const reviewList = review && <ReviewList review={review} draft={draft} update={update} />;
  return (
    <DialogFrame
      title="Add companies"
      width="medium"
      isSheet
      onClose={onClose}
      actions={<AddActions collection={collection} addFromList={addFromList} onClose={onClose} />}
    >
      {/* Files can be dropped anywhere; the button in the last tab is the accessible alternative. */}
      <div
        role="presentation"
        {...zone}
        className={clsx(
          'min-h-96 rounded-card outline-offset-8 transition-colors',
          isOver && 'bg-accent-soft outline-2 outline-accent outline-dashed',
        )}
      >
        <Tabs
          selectedKey={draft.source}
          onSelectionChange={(key) => {
            const option = addSources.find(({ source }) => source === key);
            if (option && option.source !== draft.source) update({ source: option.source });
          }}
        >
          <TabList aria-label="How to add them" className="mb-4 flex gap-5 border-b border-line">
            {addSources.map(({ source, label }) => (
              <Tab
                key={source}
                id={source}
                className="-mb-px flex h-9 cursor-pointer items-center border-b-2 border-transparent font-medium text-ink-3 transition-colors hover:text-ink data-[selected]:border-accent data-[selected]:text-ink"
              >
                {label}
              </Tab>
            ))}
          </TabList>
          <TabPanel id="search" className="outline-offset-4">
            <SearchSource
              collection={collection}
              space={draft.space}
              typed={draft.searched}
              onType={(searched) => update({ searched })}
            />
          </TabPanel>
          <TabPanel id="paste" className="outline-offset-4">
            {reviewList ?? (
              <PasteSource
                typed={draft.typed}
                onType={(typed) => update({ typed })}
                list={list}
                problem={problem}
                onLookUp={addFromList.lookUp}
              />
            )}
          </TabPanel>
          <TabPanel id="file" className="outline-offset-4">
            {reviewList && reading.problem && (
              <ErrorText className="mb-3 text-control">{reading.problem}</ErrorText>
            )}
            {reviewList ?? (
              <FileSource
                file={draft.file}
                columns={draft.columns}
                list={list}
                isReading={reading.isReading}
                problem={reading.problem ?? (draft.file ? problem : undefined)}
                onChoose={reading.read}
                onColumns={(columns) => update({ columns })}
              />
            )}
          </TabPanel>
        </Tabs>
      </div>
    </DialogFrame>
  );
}
