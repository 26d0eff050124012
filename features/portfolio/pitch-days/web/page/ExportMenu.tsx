import { useMutation } from '@tanstack/react-query';
import { CalendarClock, Download, Presentation } from 'lucide-react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { startDownload } from '#core/web/start-download.ts';
import { call } from '#core/web/transport/call.ts';
import { download } from '#features/portfolio/pitch-days/domain/endpoints.ts';
import type { ExportFormat } from '#features/portfolio/pitch-days/domain/pitch-day.ts';
import type { PitchDayPage } from '#features/portfolio/pitch-days/web/shown-day.ts';
import { ActionMenu } from '#ui/ActionMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { toastError } from '#ui/toasts.ts';

/** The schedule as a file. */
export function ExportMenu({ day }: { readonly day: PitchDayPage }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: ExportFormat) => {
      startDownload((await call(download, { params: { id: day.id }, query: { format } })).url);
    },
    onError: toastError,
  });
  return (
    <MenuTrigger>
      <Button isDisabled={isPending}>
        <Download aria-hidden className="size-4" strokeWidth={1.75} />
        Export
      </Button>
      <Popover placement="bottom end" className="floating min-w-44 rounded-card p-1">
        <ActionMenu
          label="Export"
          actions={[
            { id: 'ics', label: 'Calendar', icon: CalendarClock, run: () => mutate('ics') },
            { id: 'pptx', label: 'PowerPoint', icon: Presentation, run: () => mutate('pptx') },
          ]}
        />
      </Popover>
    </MenuTrigger>
  );
}
