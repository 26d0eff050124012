import { Download, FileImage, FileSpreadsheet, FileText, Presentation } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { ExportFormat } from '#features/portfolio/radars/domain/radar-import.ts';
import type { Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { startDownload } from '#core/web/start-download.ts';
import { ActionMenu, type MenuAction } from '#ui/ActionMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { toastError } from '#ui/toasts.ts';
import { fetchDownload, saveAsPng } from './download.ts';

type Choice = ExportFormat | 'png';
const formats: readonly (readonly [Choice, string, MenuAction['icon']])[] = [
  ['pptx', 'PowerPoint', Presentation],
  ['pdf', 'PDF', FileText],
  ['png', 'PNG picture', FileImage],
  ['svg', 'SVG picture', FileImage],
  ['xlsx', 'Excel', FileSpreadsheet],
  ['csv', 'CSV', FileSpreadsheet],
  ['json', 'JSON', FileText],
];

interface Props {
  readonly radar: Pick<RadarPage, 'id' | 'name'>;
  readonly edition: Pick<Edition, 'id' | 'name'>;
}

/** Downloads the edition; what a format cannot hold is said first. */
export function ExportMenu({ radar, edition }: Props) {
  const [pending, setPending] = useState<{ url: string; losses: readonly string[] } | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: Choice) => {
      const download = await fetchDownload(radar.id, edition.id, format === 'png' ? 'svg' : format);
      if (format === 'png') await saveAsPng(download.url, `${radar.name} ${edition.name}.png`);
      else if (download.losses.length > 0) setPending(download);
      else startDownload(download.url);
    },
    onError: toastError,
  });
  return (
    <>
      <MenuTrigger>
        <Button isDisabled={isPending}>
          <Download aria-hidden className="size-4" strokeWidth={1.75} />
          <span className="max-xl:sr-only">Export</span>
        </Button>
        <Popover placement="bottom end" className="floating min-w-44 rounded-card p-1">
          <ActionMenu
            label="Export"
            actions={formats.map(([id, label, icon]) => ({
              id,
              label,
              icon,
              run: () => mutate(id),
            }))}
          />
        </Popover>
      </MenuTrigger>
      {pending && (
        <DialogFrame
          title="What this format cannot hold"
          onClose={() => setPending(null)}
          actions={
            <>
              <Button variant="quiet" onPress={() => setPending(null)}>
                Cancel
              </Button>
              <Button
                variant="primary"
                onPress={() => {
                  startDownload(pending.url);
                  setPending(null);
                }}
              >
                Download
              </Button>
            </>
          }
        >
          <ul className="list-disc space-y-1 pl-5 text-ink-2">
            {pending.losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        </DialogFrame>
      )}
    </>
  );
}
