import { FolderInput } from 'lucide-react';
import type { ComponentProps } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '#ui/Button.tsx';
import { SubspacePicker } from '#features/directory/collections/web/subspaces/SubspacePicker.tsx';

/** Adds companies to sub-spaces or removes them. */
export function SubspacesButton(props: ComponentProps<typeof SubspacePicker>) {
  return (
    <DialogTrigger>
      <Button className="relative max-sm:px-2!">
        <FolderInput aria-hidden className="size-4" strokeWidth={1.75} />
        <span className="max-lg:sr-only">Sub-spaces</span>
      </Button>
      <Popover placement="top" className="floating rounded-card p-1">
        <SubspacePicker {...props} />
      </Popover>
    </DialogTrigger>
  );
}
