import { useMutation } from '@tanstack/react-query';
import type { ListFile } from './list-file.ts';
import { readListFile } from './read-list-file.ts';

/** Reads a file that was chosen or dropped. */
export function useReading(onDone: (file: ListFile) => void) {
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: readListFile,
    onSuccess: onDone,
  });
  return {
    read: (file: File | undefined) => file && mutate(file),
    isReading: isPending,
    problem: error ? `${variables?.name}: ${error.message}` : undefined,
  };
}
