import { mayDo, segmentsOf } from 'shared-contracts';
import {
  AddRegular,
  Button,
  Dialog,
  DeleteRegular,
  DrinkCoffeeRegular,
  EditRegular,
  EmptyState,
  IconButton,
  useHost,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { segmentActions } from '../../rules/segmentActions.ts';
import type { TimeDialogProps } from '../../TimeDialogProps.ts';
import type { TimePair } from '../../rules/TimeDialogRequest.ts';
import { SegmentLines } from '../../view/SegmentLines.tsx';
import { useAbout } from '../../view/useAbout.ts';

export interface SegmentsDialogProps extends TimeDialogProps {
  readonly shift: TimePair;
}

/** The segments of a shift with their actions; for phones, whose rows are too narrow. */
export function SegmentsDialog(props: SegmentsDialogProps) {
  const { shift, actsAs, onClose, onOpen } = props;
  const { features } = useHost();
  const about = useAbout(props);
  const text = useText();
  const isEditable = mayDo('SAVE_SEGMENT', actsAs, shift, features);
  return (
    <Dialog
      open
      width={550}
      title={text('time.segments')}
      subtitle={about(shift)}
      onClose={onClose}
      actions={
        isEditable && (
          <Button
            look="primary"
            icon={<AddRegular />}
            onClick={() => onOpen({ kind: 'ADD_BREAK', shift })}
          >
            {text('time.title.ADD_BREAK')}
          </Button>
        )
      }
    >
      {segmentsOf(shift).length === 0 ? (
        <EmptyState
          icon={<DrinkCoffeeRegular />}
          meaning="break"
          title={text('time.segments.none')}
          text={text('time.segments.none.text')}
        />
      ) : (
        <SegmentLines
          shift={shift}
          actions={(segment, times, kind) => {
            if (!isEditable) return null;
            const can = segmentActions(shift, segment, features);
            return (
              <>
                {can.edit && (
                  <IconButton
                    icon={<EditRegular />}
                    label={text('time.segments.edit', { times })}
                    onClick={() => onOpen({ kind: 'EDIT_BREAK', shift, segment })}
                  />
                )}
                {can.remove && (
                  <IconButton
                    icon={<DeleteRegular />}
                    tone="danger"
                    label={text(can.edit ? 'time.segments.delete' : 'time.segments.deleteOther', {
                      kind,
                      times,
                    })}
                    onClick={() => onOpen({ kind: 'DELETE', shift, segment })}
                  />
                )}
              </>
            );
          }}
        />
      )}
    </Dialog>
  );
}
