import { useState } from 'react';
import { FormDialog, makeStyles, SelectField, text as type, TextField, useApi } from 'shared-ui';
import { makeScimToken } from '../data/scimTokens.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { CodeLine, SecretOnce } from './SecretOnce.tsx';
import { useAction } from '../../actions/useAction.ts';

/** Lifetimes in days. */
const lives = ['90', '180', '365', 'endless'] as const;

/** Asks for the token's directory and lifetime, then shows the token once. */
export function NewScimTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const api = useApi();
  const text = useAdminText();
  const styles = useStyles();
  const [name, setName] = useState('');
  const [life, setLife] = useState<(typeof lives)[number]>('365');
  const make = useAction({
    act: () => {
      const days = life === 'endless' ? null : Number(life);
      return makeScimToken(api, { name: name.trim(), days });
    },
    reads: ['/api/scim-tokens'],
  });
  if (make.result !== undefined) {
    return (
      <SecretOnce
        title={text('admin.tokens.ready')}
        subtitle={text('scim.once')}
        secret={make.result}
        onClose={onClose}
      >
        <p className={styles.how}>{text('scim.how')}</p>
        <CodeLine>{`${location.origin}/scim/v2`}</CodeLine>
      </SecretOnce>
    );
  }
  return (
    <FormDialog
      title={text('admin.tokens.new')}
      submit={text('admin.tokens.make')}
      busy={make.isPending}
      faults={{ name: name.trim() === '' ? text('admin.fault.empty') : null }}
      onSubmit={() => make.start()}
      onClose={onClose}
    >
      {(shown) => (
        <>
          <TextField
            label={text('scim.name')}
            hint={text('scim.name.hint')}
            value={name}
            maxLength={60}
            onChange={setName}
            error={shown('name')}
          />
          <SelectField
            label={text('scim.life')}
            value={life}
            choices={lives.map((value) => ({
              value,
              label:
                value === 'endless'
                  ? text('scim.endless')
                  : text('scim.life.days', { count: Number(value) }),
            }))}
            onChange={(chosen) => setLife(chosen ?? life)}
          />
        </>
      )}
    </FormDialog>
  );
}

const useStyles = makeStyles({ how: { ...type.body, margin: '12px 0 8px' } });
