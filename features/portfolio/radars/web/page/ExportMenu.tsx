import { Download, FileImage, FileSpreadsheet, FileText, Presentation } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { lossLineOf } from '#features/portfolio/radars/domain/export-losses.ts';
import type { ExportFormat } from '#features/portfolio/radars/domain/radar-export.ts';
import type { Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { startDownload } from '#core/web/start-download.ts';
import { ActionMenu, type MenuAction } from '#ui/ActionMenu.tsx';
import { Button } from '#ui/Button.tsx';
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

/** A PNG is drawn here, from the SVG of the server. */
const formatOf = (choice: Choice): ExportFormat => (choice === 'png' ? 'svg' : choice);

interface Props {
  readonly radar: Pick<RadarPage, 'id' | 'name'>;
  readonly edition: Pick<Edition, 'id' | 'name'>;
}

/** Downloads the edition; what a format cannot hold stands beside it. */
export function ExportMenu({ radar, edition }: Props) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (choice: Choice) => {
      const { url } = await fetchDownload(radar.id, edition.id, formatOf(choice));
      if (choice === 'png') await saveAsPng(url, `${radar.name} ${edition.name}.png`);
      else startDownload(url);
    },
    onError: toastError,
  });
  return (
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
            about: lossLineOf(formatOf(id)),
            icon,
            run: () => mutate(id),
          }))}
        />
      </Popover>
    </MenuTrigger>
  );
}
