import { useMutation } from '@tanstack/react-query';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { formatBytes } from '#core/domain/format.ts';
import { limits } from '#core/domain/limits.ts';
import { call } from '#core/web/transport/call.ts';
import { upload } from '#core/web/transport/upload.ts';
import { removeLogo, setLogo } from '#features/cases/corporations/domain/settings-endpoints.ts';
import type { CorporationSettings } from '#features/cases/corporations/domain/settings.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { useRefreshSettings } from './use-refresh-settings.ts';

const types = ['image/png', 'image/jpeg', 'image/webp'];

async function send(params: { readonly id: string }, file: File | null) {
  if (file === null) return call(removeLogo, { params });
  if (file.size > limits.photoBytes) {
    throw new Error(
      `This file is larger than ${formatBytes(limits.photoBytes)}. Choose a smaller one.`,
    );
  }
  return upload(setLogo, { params, file, field: 'photo' });
}

/** The logo, stored at once when it is chosen. */
export function LogoField({ settings }: { readonly settings: CorporationSettings }) {
  const { id, name, logoUrl } = settings;
  const refresh = useRefreshSettings();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File | null) => send({ id: String(id) }, file),
    onSuccess: (saved) => saved && refresh(saved),
  });
  return (
    <div role="group" aria-labelledby="corporation-logo" className="h-fit">
      <p id="corporation-logo" className="font-medium">
        Logo
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <Avatar
          key={logoUrl}
          id={String(id)}
          name={name}
          imageUrl={logoUrl}
          shape="company"
          size="xl"
        />
        <div className="flex flex-wrap gap-2">
          <FileTrigger
            acceptedFileTypes={types}
            onSelect={(files) => {
              const [file] = files ?? [];
              if (file) mutate(file);
            }}
          >
            <Button isDisabled={isPending}>
              {isPending ? 'Saving…' : logoUrl === null ? 'Upload logo' : 'Change logo'}
            </Button>
          </FileTrigger>
          {logoUrl !== null && (
            <Button variant="quiet" isDisabled={isPending} onPress={() => mutate(null)}>
              Remove logo
            </Button>
          )}
        </div>
      </div>
      <p className="mt-2 text-control text-ink-3">
        PNG, JPEG or WebP; works best on a light background.
      </p>
      <ErrorText>{error?.message}</ErrorText>
    </div>
  );
}
