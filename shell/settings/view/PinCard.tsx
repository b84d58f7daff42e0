import { useState } from 'react';
import { clockableAssignments } from 'shared-contracts';
import {
  Button,
  Card,
  deviceTimeZone,
  Dialog,
  FailurePanel,
  makeStyles,
  SkeletonRows,
  text as type,
  tokens,
  useApi,
  useEmployeeSession,
  useFeature,
  useProperty,
  useQuery,
  useQueryClient,
  useSnackbar,
  useUserFormats,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { changePin } from '../data/saveSettings.ts';
import { pinFault } from '../rules/pinFault.ts';
import { SecretForm } from './SecretForm.tsx';

const path = '/api/employees/{sub}/terminal-pin';

/** The PIN for terminals, of whoever may clock at one; nothing to everybody else. */
export function PinCard() {
  const { employee } = useEmployeeSession();
  const hasTerminals = useFeature('TERMINAL');
  const hasPins = useProperty('TERMINAL_PIN');
  const mayClock = clockableAssignments(employee.assignments).length > 0;
  return hasTerminals && hasPins && mayClock && <OwnPin />;
}

function OwnPin() {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const snackbar = useSnackbar();
  const queries = useQueryClient();
  const { employeeId, employee } = useEmployeeSession();
  const [isOpen, setIsOpen] = useState(false);
  const init = { params: { path: { sub: employeeId } } };
  const { data: state, error, refetch } = useQuery(api.query.GET(path, init));
  const changedAt = state?.changedAt ?? null;
  const submit = text(changedAt === null ? 'shell.pin.choose' : 'shell.pin.change');
  const day =
    changedAt === null ? '' : formats.longDay(formats.dateOf(changedAt, deviceTimeZone()), true);

  return (
    <Card title={text('shell.pin.title')}>
      {error && !state && <FailurePanel failure={error} onRetry={() => void refetch()} />}
      {!state && !error && <SkeletonRows count={1} height={64} />}
      {state && (
        <div className={styles.state}>
          <p className={styles.words}>
            {changedAt === null
              ? text('shell.pin.none')
              : text(state.byManager ? 'shell.pin.given' : 'shell.pin.chosen', { day })}
          </p>
          <p className={styles.how}>{text('shell.pin.how', { number: employee.employeeNumber })}</p>
          <Button className={styles.button} onClick={() => setIsOpen(true)}>
            {submit}
          </Button>
        </div>
      )}
      <Dialog
        open={isOpen}
        compact
        beginsInField
        title={text('shell.pin.title')}
        onClose={() => setIsOpen(false)}
      >
        <SecretForm
          field="pin"
          isNumber
          maxLength={8}
          words={{ next: text('shell.pin.new'), hint: text('shell.pin.hint'), submit }}
          faultOf={({ next }) => {
            const fault = pinFault(next);
            return fault === undefined ? {} : { next: text(`shell.pin.${fault}`) };
          }}
          save={async ({ current, next }) => {
            const saved = await changePin(api, employeeId, { pin: next, currentPassword: current });
            queries.setQueryData(api.query.key(path, init), saved);
          }}
          onChanged={() => {
            setIsOpen(false);
            snackbar.show({ text: text('shell.pin.changed'), intent: 'success' });
          }}
        />
      </Dialog>
    </Card>
  );
}

const useStyles = makeStyles({
  state: { display: 'flex', flexDirection: 'column', gap: '8px' },
  words: { ...type.body, margin: 0 },
  how: { ...type.body, margin: 0, color: tokens.colorNeutralForeground3 },
  button: { alignSelf: 'flex-end' },
});
