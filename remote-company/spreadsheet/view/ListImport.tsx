import type { ReactNode } from 'react';
import type { Import } from '../../company-file/view/useImport.ts';
import { ListView } from './ListView.tsx';
import { useListFlow } from './useListFlow.ts';
import { useSentList } from './useSentList.ts';

export interface ListImportProps {
  /** Null: cells are pasted. */
  readonly file: File | null;
  readonly imports: Import;
  readonly onChoose: (file: File) => void;
  readonly onClose: () => void;
  /** What becomes of the company file that is made of the list. */
  readonly children: ReactNode;
}

/** Imports a list of people: reads it, makes a company file of it, and mends what that has wrong. */
export function ListImport({ file, imports, onChoose, onClose, children }: ListImportProps) {
  const list = useListFlow(file, onClose);
  const { isShown, refused, wasOld, send } = useSentList(list, imports);
  if (!isShown) return children;
  return (
    <ListView steps={list} refused={refused} wasOld={wasOld} onChoose={onChoose} onPreview={send} />
  );
}
