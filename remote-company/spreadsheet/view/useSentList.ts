import { useEffect, useEffectEvent, useState } from 'react';
import { deviceTimeZone, useToday } from 'shared-ui';
import { outcomeOf } from '../../company-file/rules/importFlow.ts';
import type { Import } from '../../company-file/view/useImport.ts';
import { useText } from '../../messages/useText.ts';
import type { CheckedList } from '../rules/checkList.ts';
import { companyFileOf, type ListFile } from '../rules/companyFileOf.ts';
import { faultsOfServer } from '../rules/faultsOfServer.ts';
import type { OpenList } from '../rules/listFlow.ts';
import type { RefusedList } from '../rules/withServerFaults.ts';
import type { ListSteps } from './useListFlow.ts';

interface Sent extends ListFile {
  readonly list: OpenList;
}

/** Makes a company file of a list and has it checked; faults go back to the rows of the list. */
export function useSentList(list: ListSteps, imports: Import) {
  const text = useText();
  const today = useToday(deviceTimeZone());
  const [sent, setSent] = useState<Sent | null>(null);
  const { flow } = imports;
  const known = list.flow.list?.known;
  /** Somebody changed the company since it was read: entries of the list begin with old ones. */
  const isOld = sent !== null && flow.check !== null && flow.check.version !== known?.version;
  const [wasOld, setWasOld] = useState(false);
  const compareAgain = useEffectEvent(() => {
    setSent(null);
    setWasOld(true);
    imports.cancel();
    void list.refresh();
  });
  useEffect(() => {
    if (isOld) compareAgain();
  }, [isOld]);
  const faults = sent && outcomeOf(flow.check) === 'faulty' ? (flow.check?.faults ?? []) : null;
  const refused: RefusedList | null =
    sent && faults ? { ...faultsOfServer(faults, sent), edits: sent.list.edits } : null;
  return {
    refused,
    /** Whether the company was changed by somebody else in between. */
    wasOld,
    /** Whether the list is shown, not what becomes of the file made of it. */
    isShown: flow.step === 'start' || refused !== null || isOld,
    send(checked: CheckedList): void {
      const { list: open, name } = list.flow;
      if (!open) return;
      const made = companyFileOf(checked, open.known, open.choices.defaults, {
        today,
        timeType: text('sheet.defaults.timeType'),
      });
      setWasOld(false);
      setSent({ ...made, list: open });
      imports.choose(new File([JSON.stringify(made.file)], name, { type: 'application/json' }));
    },
  };
}
