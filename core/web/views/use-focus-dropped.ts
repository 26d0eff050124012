import { useEffect, type RefObject } from 'react';
import type { DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import { afterClosing } from '#ui/after-closing.ts';

type DroppableState = Parameters<NonNullable<DragAndDropHooks['useDroppableCollection']>>[1];

const isIn = (selector: string, target: EventTarget | null) =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * Focuses a record that was dropped in the list once the list has it, however late: it may first be asked
 * for a reason. React Aria waits for 50 ms only. Who has gone on by then keeps the focus.
 */
export function useFocusDropped(
  droppedRef: RefObject<string | null>,
  { collection, selectionManager }: DroppableState,
): void {
  useEffect(() => {
    const forget = ({ target }: Event) => {
      if (!isIn('[role="dialog"]', target)) droppedRef.current = null;
    };
    const listened = ['keydown', 'pointerdown'];
    for (const type of listened) document.addEventListener(type, forget, true);
    return () => {
      for (const type of listened) document.removeEventListener(type, forget, true);
    };
  }, [droppedRef]);
  useEffect(() => {
    const key = droppedRef.current;
    if (key === null || collection.getItem(key) === null) return;
    droppedRef.current = null;
    afterClosing(() => {
      const { activeElement, body } = document;
      if (activeElement !== body && !isIn('[role="grid"]', activeElement)) return;
      selectionManager.setFocused(true);
      selectionManager.setFocusedKey(key);
    });
  }, [droppedRef, collection, selectionManager]);
}
