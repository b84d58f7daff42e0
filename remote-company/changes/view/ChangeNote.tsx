import type { ReactNode } from 'react';
import { DismissCircleFilled, MessageNote, useFailureText, WarningFilled } from 'shared-ui';
import { mayBeImported } from '../../company-file/rules/importFlow.ts';
import { useText } from '../../messages/useText.ts';
import type { Fault } from '../rules/faultsOfFields.ts';
import type { Change } from './useChange.ts';

interface ChangeNoteProps {
  readonly change: Change;
  /** The faults that no field of the form shows. */
  readonly others: readonly Fault[];
  /** A field says that the code is taken. */
  readonly hasCodeField: boolean;
}

/** Why a change was not saved; nothing while there is no reason. */
export function ChangeNote({ change, others, hasCodeField }: ChangeNoteProps) {
  const { outcome, failure } = change;
  const text = useText();
  const failureText = useFailureText();
  if (failure) {
    const isUnknown = mayBeImported(failure, { mayBeImported: false });
    return (
      <MessageNote
        urgent
        icon={<WarningFilled />}
        meaning={isUnknown ? 'warning' : 'rejected'}
        title={text(isUnknown ? 'change.mayBeSaved' : 'change.failed')}
      >
        {isUnknown ? text('change.mayBeSaved.text') : failureText(failure)}
      </MessageNote>
    );
  }
  if (outcome?.kind === 'REFUSED')
    return <Rejected title={outcome.title}>{outcome.detail}</Rejected>;
  if (outcome?.kind === 'TAKEN' && !hasCodeField) {
    return (
      <Rejected title={text('change.faulty')}>
        {text('change.taken', { code: outcome.code })}
      </Rejected>
    );
  }
  if (outcome?.kind === 'REPLACED_MEANWHILE') {
    return <Rejected title={text('change.replaced')}>{text('change.replaced.text')}</Rejected>;
  }
  if (outcome?.kind !== 'FAULTY' || others.length === 0) return null;
  return (
    <Rejected title={text('change.faulty')}>
      {/* The server words faults in English only. */}
      <span lang="en">{others.map(({ message }) => message).join(' ')}</span>
    </Rejected>
  );
}

function Rejected({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <MessageNote urgent icon={<DismissCircleFilled />} meaning="rejected" title={title}>
      {children}
    </MessageNote>
  );
}
