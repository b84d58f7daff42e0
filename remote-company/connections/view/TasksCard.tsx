import {
  Badge,
  Card,
  FailurePanel,
  makeStyles,
  text as type,
  tokens,
  useApi,
  useQuery,
  useUserFormats,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { tasksPath, type CompanyTask } from '../data/connectionCalls.ts';

const namesTold = 10;

/** What is left to administrators; nothing while there is nothing to do. */
export function TasksCard() {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const { data, error, refetch } = useQuery(api.query.GET(tasksPath));
  if (!data && error) {
    return (
      <Card>
        <FailurePanel
          title={text('connections.tasks.failed')}
          failure={error}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  if (!data || data.tasks.length === 0) return null;
  return (
    <Card title={text('connections.tasks')} titleNote={data.count}>
      <ul className={styles.list}>
        {data.tasks.map((task) => (
          <Task key={task.kind} task={task} />
        ))}
      </ul>
    </Card>
  );
}

function Task({ task: { kind, count, names, values } }: { readonly task: CompanyTask }) {
  const text = useText();
  const styles = useStyles();
  const { numericDate } = useUserFormats();
  const listed = names.join(', ');
  const told = count > namesTold ? text('connections.names', { names: listed }) : listed;
  return (
    <li>
      <Badge bare meaning="warning" icon={<WarningFilled />} className={styles.words}>
        {text(`connections.task.${kind}`, { count, names: told })}
      </Badge>
      {values.length > 0 && (
        <div className={styles.values}>
          {kind === 'UNMANAGED'
            ? text('connections.task.days', {
                days: values.map((day) => numericDate(day)).join(' · '),
              })
            : text('connections.task.values', { values: values.join(' · ') })}
        </div>
      )}
    </li>
  );
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  words: {
    ...type.body,
    fontWeight: tokens.fontWeightRegular,
    alignItems: 'flex-start',
    overflowWrap: 'anywhere',
  },
  values: {
    ...type.secondary,
    marginLeft: '21px',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
});
