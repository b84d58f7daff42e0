import { locales } from 'shared-contracts';
import type { ReasonEntry } from 'shared-contracts/company-file/companyFile.ts';
import { CheckboxField, TextField } from 'shared-ui';
import { CodedDialog } from '../../changes/view/CodedDialog.tsx';
import { useRequired } from '../../changes/view/useRequired.ts';
import { useText } from '../../messages/useText.ts';
import { parseSequence } from '../rules/parseSequence.ts';
import type { BookingDialogProps } from './BookingList.tsx';

const others = locales.filter((locale) => locale !== 'en');

/** Makes or edits a reason for a correction, in each language. */
export function ReasonDialog({ item, onClose }: BookingDialogProps<ReasonEntry>) {
  const text = useText();
  const required = useRequired();
  return (
    <CodedDialog
      {...{ item, onClose }}
      title={text(item ? 'reasons.edit' : 'reasons.add')}
      form={{
        section: 'reasons',
        formOf: (entry) => ({
          names: { en: '', ...entry?.names },
          sequence: String(entry?.sequence ?? 1),
          forShifts: entry?.forShifts ?? true,
          forSegments: entry?.forSegments ?? true,
        }),
        nameOf: ({ names }) => names.en,
        faultsOf: ({ names, sequence, forShifts, forSegments }) => ({
          names: required(names.en),
          sequence: parseSequence(sequence) === null ? text('booking.sequence.fault') : null,
          forShifts: forShifts || forSegments ? null : text('reasons.for.fault'),
        }),
        partOf: ({ names, sequence, ...offered }, code) => ({
          reasons: [
            { code, names: withTexts(names), sequence: parseSequence(sequence) ?? 0, ...offered },
          ],
        }),
        partBefore: (entry) => ({ reasons: [entry] }),
      }}
    >
      {({ names, sequence, forShifts, forSegments }, edit, shown) => (
        <>
          <TextField
            label={text('reasons.name.en')}
            value={names.en}
            onChange={(en) => edit({ names: { ...names, en } })}
            error={shown('names')}
          />
          {others.map((locale) => (
            <TextField
              key={locale}
              label={text(`reasons.name.${locale}`)}
              optional
              value={names[locale] ?? ''}
              onChange={(typed) => edit({ names: { ...names, [locale]: typed } })}
            />
          ))}
          <TextField
            label={text('booking.sequence')}
            inputMode="numeric"
            value={sequence}
            onChange={(typed) => edit({ sequence: typed })}
            error={shown('sequence')}
          />
          <CheckboxField
            label={text('reasons.forShifts')}
            checked={forShifts}
            onChange={(is) => edit({ forShifts: is })}
            error={shown('forShifts')}
          />
          <CheckboxField
            label={text('reasons.forSegments')}
            checked={forSegments}
            onChange={(is) => edit({ forSegments: is })}
          />
        </>
      )}
    </CodedDialog>
  );
}

/** Without the languages that have no text: English stands in for them. */
function withTexts({ en, ...names }: ReasonEntry['names']): ReasonEntry['names'] {
  const given = others.flatMap((locale) => {
    const name = names[locale]?.trim() ?? '';
    return name === '' ? [] : [[locale, name] as const];
  });
  return { en: en.trim(), ...Object.fromEntries(given) };
}
