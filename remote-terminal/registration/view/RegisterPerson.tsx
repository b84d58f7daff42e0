import { pictureLimits } from 'shared-contracts/faces/pictureLimits.ts';
import { makeStyles, text as type, tokens, useApi, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { registerFace, type FaceRegistration } from '../data/faceRegistrations.ts';
import { RegisterFaceDialog } from './RegisterFaceDialog.tsx';

export interface RegisterPersonProps {
  readonly person: FaceRegistration;
  readonly onClose: () => void;
  readonly onRegistered: () => void;
}

/** A manager registers the face of one of their people. */
export function RegisterPerson({ person, onClose, onRegistered }: RegisterPersonProps) {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const snackbar = useSnackbar();
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <RegisterFaceDialog
      title={text('registration.dialog.title', { name })}
      subtitle={person.employeeNumber}
      picture={text('registration.picture', { name })}
      submit={text('registration.send')}
      send={(picture) => registerFace(api, person.employeeId, picture)}
      onClose={onClose}
      onRegistered={() => {
        snackbar.show({ text: text('registration.done', { name }), intent: 'success' });
        onRegistered();
      }}
    >
      <p className={styles.words}>
        {text('registration.dialog.text', { megabytes: pictureLimits.bytes / 1_048_576 })}
      </p>
    </RegisterFaceDialog>
  );
}

const useStyles = makeStyles({
  words: { ...type.body, margin: 0, color: tokens.colorNeutralForeground3 },
});
