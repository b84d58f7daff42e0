import {
  Avatar,
  Button,
  DeleteRegular,
  IconButton,
  makeStyles,
  ScanPersonRegular,
  text as type,
  tokens,
} from 'shared-ui';
import { Cell, Row } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { FaceRegistration } from '../data/faceRegistrations.ts';
import type { RegistrationLayout } from './useRegistrationLayout.ts';
import { RegistrationState } from './RegistrationState.tsx';

export interface RegistrationRowProps {
  readonly person: FaceRegistration;
  readonly layout: RegistrationLayout;
  readonly onRegister: () => void;
  readonly onRemove: () => void;
}

/** A person with their state; people who declined cannot be registered by others. */
export function RegistrationRow({ person, layout, onRegister, onRemove }: RegistrationRowProps) {
  const text = useText();
  const styles = useStyles();
  const isList = layout === 'list';
  const { employeeId, employeeNumber, firstName, lastName, answer } = person;
  const { isUsingFacialRecognition: isRegistered } = person;
  const name = `${firstName} ${lastName}`;
  const mayRegister = answer === null || answer === 'AGREED';
  const label = text(isRegistered ? 'registration.replace.for' : 'registration.register.for', {
    name,
  });
  return (
    <Row height={isList ? 72 : 56}>
      {layout === 'wide' && <Cell className={styles.quiet}>{employeeNumber}</Cell>}
      <Cell isRowHead>
        <span className={styles.person}>
          {!isList && <Avatar name={name} colorKey={employeeId} />}
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            {layout !== 'wide' && <span className={styles.number}>{employeeNumber}</span>}
            {isList && <RegistrationState person={person} />}
          </span>
        </span>
      </Cell>
      {!isList && (
        <Cell>
          <RegistrationState person={person} />
        </Cell>
      )}
      <Cell align="end">
        <span className={styles.actions}>
          {mayRegister &&
            (isList ? (
              <IconButton
                size="row"
                icon={<ScanPersonRegular />}
                label={label}
                onClick={onRegister}
              />
            ) : (
              <Button
                size="row"
                icon={<ScanPersonRegular />}
                aria-label={label}
                onClick={onRegister}
              >
                {text(isRegistered ? 'registration.replace' : 'registration.register')}
              </Button>
            ))}
          {isRegistered && (
            <IconButton
              size="row"
              icon={<DeleteRegular />}
              label={text('registration.remove.for', { name })}
              onClick={onRemove}
            />
          )}
        </span>
      </Cell>
    </Row>
  );
}

const useStyles = makeStyles({
  person: { display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 },
  words: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '2px',
    minWidth: 0,
  },
  name: { ...type.bodyStrong, overflowWrap: 'break-word' },
  number: { ...type.caption, color: tokens.colorNeutralForeground3 },
  quiet: { ...type.numbers, color: tokens.colorNeutralForeground3 },
  actions: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
});
