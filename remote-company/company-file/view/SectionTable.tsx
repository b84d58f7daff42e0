import {
  makeStyles,
  mergeClasses,
  text as type,
  tokens,
  useUserFormats,
  useViewport,
} from 'shared-ui';
import { Cell, HeadCell, Row, Table } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { isChanged, type SectionCount } from '../../sections/rules/isChanged.ts';
import { useCountWords } from '../../sections/view/useCountWords.ts';
import { Frame } from './Frame.tsx';

export interface SectionTableProps {
  readonly sections: readonly SectionCount[];
  readonly label: string;
}

/** How many entries of each section are new, changed, removed and unchanged. */
export function SectionTable({ sections, label }: SectionTableProps) {
  const text = useText();
  const isPhone = useViewport() === 'phone';
  return (
    <Frame>
      {isPhone ? (
        <Table label={label} columns={['auto']}>
          {sections.map((each) => (
            <PhoneRow key={each.section} {...each} />
          ))}
        </Table>
      ) : (
        <Table
          label={label}
          columns={['auto', '112px', '112px', '128px', '128px']}
          head={
            <>
              <HeadCell>{text('company.column.section')}</HeadCell>
              <HeadCell align="end">{text('company.column.added')}</HeadCell>
              <HeadCell align="end">{text('company.column.changed')}</HeadCell>
              <HeadCell align="end">{text('company.column.removed')}</HeadCell>
              <HeadCell align="end">{text('company.column.unchanged')}</HeadCell>
            </>
          }
        >
          {sections.map(({ section, added, changed, removed, unchanged }) => (
            <Row key={section}>
              <Cell isRowHead>{text(`section.${section}`)}</Cell>
              <Count value={added} isNews />
              <Count value={changed} isNews />
              <Count value={removed} isNews />
              <Count value={unchanged} />
            </Row>
          ))}
        </Table>
      )}
    </Frame>
  );
}

function PhoneRow({ section, ...counts }: SectionCount) {
  const text = useText();
  const styles = useStyles();
  const { counted } = useCountWords();
  const isNews = isChanged(counts);
  return (
    <Row>
      <Cell isRowHead>
        <div>{text(`section.${section}`)}</div>
        <div className={mergeClasses(styles.quiet, isNews && styles.news)}>{counted(counts)}</div>
      </Cell>
    </Row>
  );
}

/** @param isNews emphasized unless it is 0 */
function Count({ value, isNews = false }: { readonly value: number; readonly isNews?: boolean }) {
  const formats = useUserFormats();
  return (
    <Cell align="end" tone={isNews && value > 0 ? 'strong' : 'quiet'}>
      {formats.number(value)}
    </Cell>
  );
}

const useStyles = makeStyles({
  quiet: { ...type.secondary, color: tokens.colorNeutralForeground3 },
  news: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
});
