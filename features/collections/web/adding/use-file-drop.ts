import { useEffect, useState, type DragEvent } from 'react';

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') === true;

/** Takes a file that is dropped. One that is dropped beside is not opened in place of the page. */
export function useFileDrop(onDrop: (file: File | undefined) => void) {
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
