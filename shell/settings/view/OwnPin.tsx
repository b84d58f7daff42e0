import { useState } from 'react';
import { pinDigits } from 'shared-contracts';
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
  useQuery,
  useQueryClient,
  useSnackbar,
  useUserFormats,
} from 'shared-ui';
import { changePin } from '../data/saveSettings.ts';
import { SecretForm } from './SecretForm.tsx';
import { useSettingsText } from '../messages/useSettingsText.ts';
import { pinFault } from '../rules/pinFault.ts';

const path = '/api/employees/{sub}/terminal-pin';

/** Since when the person has a PIN for terminals, and a button to change it. */
export function OwnPin() {
  const api = useApi();
  const text = useSettingsText();
  const styles = useStyles();
  const formats = useUserFormats();
  const snackbar = useSnackbar();
  const queries = useQueryClient();
  const { employeeId, employee } = useEmployeeSession();
  const [isOpen, setIsOpen] = useState(false);
  const init = { params: { path: { sub: employeeId } } };
  const { data: state, error, refetch } = useQuery(api.query.GET(path, init));
  const changedAt = state?.changedAt ?? null;
  const submit = text(changedAt === null ? 'pin.choose' : 'pin.change');
  const day =
    changedAt === null ? '' : formats.longDay(formats.dateOf(changedAt, deviceTimeZone()), true);

  return (
    <Card title={text('pin.title')}>
      {error && !state && <FailurePanel failure={error} onRetry={() => void refetch()} />}
      {!state && !error && <SkeletonRows count={1} height={64} />}
      {state && (
        <div className={styles.state}>
          <p className={styles.words}>
            {changedAt === null
              ? text('pin.none')
              : text(state.byManager ? 'pin.given' : 'pin.chosen', { day })}
          </p>
          <p className={styles.how}>{text('pin.how', { number: employee.employeeNumber })}</p>
          <Button className={styles.button} onClick={() => setIsOpen(true)}>
            {submit}
          </Button>
        </div>
      )}
      <Dialog
        open={isOpen}
        compact
        beginsIn="field"
        title={text('pin.title')}
        onClose={() => setIsOpen(false)}
      >
        <SecretForm
          field="pin"
          isNumber
          maxLength={pinDigits.most}
          words={{ next: text('pin.new'), hint: text('pin.hint', pinDigits), submit }}
          faultOf={({ next }) => {
            const fault = pinFault(next);
            return fault === undefined ? {} : { next: text(`pin.${fault}`, pinDigits) };
          }}
          save={async ({ current, next }) => {
            const saved = await changePin(api, employeeId, { pin: next, currentPassword: current });
            queries.setQueryData(api.query.key(path, init), saved);
          }}
          onChanged={() => {
            setIsOpen(false);
            snackbar.show({ text: text('pin.changed'), intent: 'success' });
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
