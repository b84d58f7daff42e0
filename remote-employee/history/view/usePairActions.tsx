import type { ReactElement } from 'react';
import type { components } from 'shared-contracts';
import {
  AddRegular,
  CommentRegular,
  CopyRegular,
  DeleteRegular,
  EditRegular,
  HistoryRegular,
  InfoRegular,
  MapRegular,
  TextBulletListRegular,
  useHost,
} from 'shared-ui';
import type { RowAction } from 'shared-ui/table';
import type { TimeDialogRequest } from 'shared-time';
import { useText } from '../../messages/useText.ts';
import { pairActions, type PairAction } from '../rules/pairActions.ts';

type TimePair = components['schemas']['TimePair'];

export type OpenDialog = (request: TimeDialogRequest) => void;

/** The actions on an entry, ready for its row. */
export function usePairActions(
  pair: TimePair,
  isOpen: boolean,
  onOpenDialog: OpenDialog,
): RowAction[] {
  const text = useText();
  const { features } = useHost();
  return pairActions(pair, features, isOpen).map((name) => ({
    key: name,
    label: text(`history.action.${name}`),
    icon: icons[name],
    danger: name === 'remove',
    onSelect: () => onOpenDialog(requestOf(name, pair)),
  }));
}

const icons: Readonly<Record<PairAction, ReactElement>> = {
  edit: <EditRegular />,
  addBreak: <AddRegular />,
  segments: <TextBulletListRegular />,
  details: <InfoRegular />,
  history: <HistoryRegular />,
  map: <MapRegular />,
  comment: <CommentRegular />,
  clone: <CopyRegular />,
  remove: <DeleteRegular />,
};

function requestOf(action: PairAction, shift: TimePair): TimeDialogRequest {
  const kinds = {
    edit: 'EDIT_SHIFT',
    addBreak: 'ADD_BREAK',
    segments: 'SEGMENTS',
    details: 'DETAILS',
    history: 'HISTORY',
    map: 'MAP',
    comment: 'COMMENTS',
    clone: 'CLONE_SHIFT',
    remove: 'DELETE',
  } as const;
  return { kind: kinds[action], shift };
}
