import { useState } from 'react';
import {
  Button,
  Card,
  makeStyles,
  PrintRegular,
  SegmentedControl,
  useDialogs,
  useUnsavedChanges,
} from 'shared-ui';
import { useWhen } from '../../company-history/view/useWhen.ts';
import { useText } from '../../messages/useText.ts';
import { paperOf, type Paper } from '../rules/paper.ts';
import { CardPreview } from './CardPreview.tsx';
import { PrintedInvitations, type PrintedInvitationsProps } from './PrintedInvitations.tsx';

type Kind = PrintedInvitationsProps['kind'];

interface PrintChoiceProps extends Pick<
  PrintedInvitationsProps,
  'invitations' | 'company' | 'until'
> {
  readonly onFinish: () => void;
}

/** The invitations, to print as cards or letters. Leaving asks first: they are shown once. */
export function PrintChoice({ onFinish, ...printed }: PrintChoiceProps) {
  const { invitations, until } = printed;
  const text = useText();
  const styles = useStyles();
  const dialogs = useDialogs();
  const whenOf = useWhen();
  const [kind, setKind] = useState<Kind>('cards');
  const [paper, setPaper] = useState<Paper>(() => paperOf(navigator.language));
  const [isPrinted, setIsPrinted] = useState(false);
  useUnsavedChanges(!isPrinted);

  async function finish(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: text('invitations.finish.title'),
      text: text('invitations.finish.text'),
      confirm: text('invitations.finish'),
    });
    if (isSure) onFinish();
  }

  return (
    <>
      <Card title={text('invitations.made', { count: invitations.length })}>
        <div className={styles.content}>
          <p>
            {text('invitations.made.text')}{' '}
            {until !== null && text('invitations.made.until', { day: whenOf(until) })}
          </p>
          <div className={styles.row}>
            <SegmentedControl
              label={text('invitations.kind')}
              value={kind}
              choices={kinds.map((value) => ({ value, label: text(`invitations.kind.${value}`) }))}
              onChange={setKind}
            />
            <SegmentedControl
              label={text('invitations.paper')}
              value={paper}
              choices={papers.map((value) => ({
                ...{ value, label: text(`invitations.paper.${value}`) },
              }))}
              onChange={setPaper}
            />
          </div>
          <div className={styles.row}>
            <Button
              look="primary"
              icon={<PrintRegular />}
              onClick={() => {
                setIsPrinted(true);
                globalThis.print();
              }}
            >
              {text('invitations.print')}
            </Button>
            <Button onClick={() => void finish()}>{text('invitations.finish')}</Button>
          </div>
        </div>
      </Card>
      <CardPreview {...printed} />
      <PrintedInvitations {...printed} {...{ kind, paper }} />
    </>
  );
}

const kinds: readonly Kind[] = ['cards', 'letters'];
const papers: readonly Paper[] = ['A4', 'letter'];

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '16px' },
  row: { display: 'flex', flexWrap: 'wrap', gap: '12px 16px' },
});
