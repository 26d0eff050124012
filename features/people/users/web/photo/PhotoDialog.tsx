import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { formatBytes } from '#core/domain/format.ts';
import { limits } from '#core/domain/limits.ts';
import { call } from '#core/web/transport/call.ts';
import { upload } from '#core/web/transport/upload.ts';
import { remove, set } from '#features/people/users/domain/photos/endpoints.ts';
import type { Profile } from '#features/people/users/domain/profile.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { refreshProfile } from '#features/people/users/web/refresh-profile.ts';

const types = 'image/jpeg,image/png,image/webp';
const zoomMost = 5;
const zoomStep = 0.1;
const cropperStep = 8;

interface Chosen {
  readonly file: File;
  /** As an address of its own: the content security policy allows no other for local pictures. */
  readonly picture: string;
}

function readPicture(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('This photo cannot be read.')));
    reader.readAsDataURL(file);
  });
}

const tooLarge = `This photo is larger than ${formatBytes(limits.photoBytes)}. Choose a smaller one.`;

/** The part of the picture, in its pixels. */
const cropOf = ({ x, y, width, height }: Area) => ({
  x: String(Math.max(0, Math.round(x))),
  y: String(Math.max(0, Math.round(y))),
  width: String(Math.round(width)),
  height: String(Math.round(height)),
});

interface CropFieldProps {
  readonly picture: string;
  readonly onCrop: (area: Area) => void;
  readonly onUnreadable: () => void;
}

/** The part of a picture that is shown: moved by pointer or arrow keys, sized by a slider. */
function CropField({ picture, onCrop, onUnreadable }: CropFieldProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div className="space-y-4">
      <div className="relative h-72 overflow-hidden rounded-card bg-sunken">
        <Cropper
          image={picture}
          crop={crop}
          zoom={zoom}
          aspect={1}
          maxZoom={zoomMost}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          keyboardStep={cropperStep}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => onCrop(pixels)}
          cropperProps={{ 'aria-label': 'Part of the photo: move it with the arrow keys' }}
          mediaProps={{ alt: '', onError: onUnreadable }}
        />
      </div>
      <label className="flex items-center gap-3 text-control font-medium">
        Zoom
        <input
          type="range"
          min={1}
          max={zoomMost}
          step={zoomStep}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="h-6 min-w-0 flex-1 accent-accent"
        />
      </label>
    </div>
  );
}

interface Props {
  readonly profile: Profile;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** Chooses a photo and its part, or removes it. */
export function PhotoDialog({ profile, isOwn, onClose }: Props) {
  const params = { id: profile.id };
  const input = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<Chosen | null>(null);
  const [area, setArea] = useState<Area | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const client = useQueryClient();
  const onSuccess = async () => {
    await refreshProfile(client, profile.id, isOwn);
    onClose();
  };
  const saving = useMutation({
    mutationFn: ({ file, part }: { readonly file: File; readonly part: Area }) =>
      upload(set, { params, file, field: 'photo', fields: cropOf(part) }),
    onSuccess,
  });
  const removing = useMutation({ mutationFn: () => call(remove, { params }), onSuccess });
  const isBusy = saving.isPending || removing.isPending;

  async function choose(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    saving.reset();
    setArea(null);
    setProblem(file.size > limits.photoBytes ? tooLarge : null);
    if (file.size > limits.photoBytes) return;
    try {
      setPhoto({ file, picture: await readPicture(file) });
    } catch {
      setProblem('This photo cannot be read. Choose another one.');
    }
  }

  return (
    <DialogFrame
      title="Photo"
      onClose={onClose}
      actions={
        <>
          {profile.photoUrl && photo === null && (
            <Button variant="danger" isDisabled={isBusy} onPress={() => removing.mutate()}>
              Remove
            </Button>
          )}
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isDisabled={isBusy || photo === null || area === null}
            onPress={() => photo && area && saving.mutate({ file: photo.file, part: area })}
          >
            {saving.isPending ? 'Saving…' : 'Save'}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <input
          ref={input}
          type="file"
          accept={types}
          aria-label="Photo"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        {photo && (
          <CropField
            key={photo.picture.length}
            picture={photo.picture}
            onCrop={setArea}
            onUnreadable={() => {
              setPhoto(null);
              setProblem('This photo cannot be read. Choose another one.');
            }}
          />
        )}
        <p className="text-control text-ink-2">
          A JPEG, PNG or WebP picture of up to {formatBytes(limits.photoBytes)}. Only the part in
          the circle is stored, without the place and time it was taken.
        </p>
        <Button onPress={() => input.current?.click()}>
          {photo === null ? 'Choose a photo' : 'Choose another photo'}
        </Button>
        <ErrorText>{problem ?? saving.error?.message ?? removing.error?.message}</ErrorText>
      </div>
    </DialogFrame>
  );
}
