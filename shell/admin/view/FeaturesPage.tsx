import { useState } from 'react';
import {
  Button,
  Card,
  Chip,
  EmptyState,
  FilterRegular,
  HistoryRegular,
  makeStyles,
  PageToolbar,
  SearchField,
  SearchRegular,
  SkeletonRows,
  useApi,
  useBusEvent,
  useQuery,
  useQueryClient,
} from 'shared-ui';
import { useAdminText } from '../messages/useAdminText.ts';
import type { FeatureSetting } from '../rules/featureEntry.ts';
import { differsFromDefault, findSettings, type SettingSearch } from '../rules/findSettings.ts';
import { AdminFailed } from './AdminFailed.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { FeatureRow } from './FeatureRow.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { useMeaning } from './useSettingWords.ts';

const everything: SettingSearch = { words: '', onlyDiffering: false };
/** Whose history is open: one setting's, all (name null), or none. */
type ShownHistory = { readonly name: string | null } | null;

/** The feature console: every switch and property, its last change, and a dialog to change it. */
export function FeaturesPage() {
  const api = useApi();
  const text = useAdminText();
  const styles = useStyles();
  const meaningOf = useMeaning();
  const queryClient = useQueryClient();
  const [search, setSearch] = useState(everything);
  const [changing, setChanging] = useState<FeatureSetting | null>(null);
  const [history, setHistory] = useState<ShownHistory>(null);
  const { data, error, refetch } = useQuery(api.query.GET('/api/features'));
  useBusEvent('features-changed', () => {
    void queryClient.invalidateQueries({ queryKey: api.query.key('/api/features') });
    void queryClient.invalidateQueries({ queryKey: api.query.key('/api/features/changes') });
  });
  if (error && !data) return <AdminFailed failure={error} onRetry={() => void refetch()} />;
  const settings = data ?? [];
  const found = findSettings(settings, search, meaningOf);
  return (
    <div>
      <PageToolbar
        end={
          <Button size="row" icon={<HistoryRegular />} onClick={() => setHistory({ name: null })}>
            {text('admin.lastChanges')}
          </Button>
        }
      >
        <SearchField
          label={text('admin.search')}
          value={search.words}
          onChange={(words) => setSearch({ ...search, words })}
        />
        <Chip
          icon={<FilterRegular />}
          selected={search.onlyDiffering}
          aria-pressed={search.onlyDiffering}
          onClick={() => setSearch({ ...search, onlyDiffering: !search.onlyDiffering })}
        >
          {text('admin.differs', { count: settings.filter(differsFromDefault).length })}
        </Chip>
      </PageToolbar>
      {!data && <SkeletonRows count={10} height={64} />}
      {data && found.length === 0 && (
        <EmptyState
          icon={<SearchRegular />}
          meaning="pending"
          title={text('admin.none.title')}
          text={text('admin.none.text')}
          actions={
            <Button onClick={() => setSearch(everything)}>{text('admin.none.reset')}</Button>
          }
        />
      )}
      <div className={styles.cards}>
        {(['SWITCH', 'PROPERTY'] as const).map((kind) => {
          const own = found.filter((setting) => setting.kind === kind);
          if (own.length === 0) return null;
          const title = text(kind === 'SWITCH' ? 'admin.switches' : 'admin.properties');
          return (
            <Card key={kind} flush title={title} titleNote={own.length}>
              <ul className={styles.list} aria-label={title}>
                {own.map((setting) => (
                  <FeatureRow
                    key={setting.name}
                    setting={setting}
                    onChange={() => setChanging(setting)}
                    onHistory={() => setHistory({ name: setting.name })}
                  />
                ))}
              </ul>
            </Card>
          );
        })}
      </div>
      {changing && <ChangeDialog setting={changing} onClose={() => setChanging(null)} />}
      {history && <HistoryDialog name={history.name} onClose={() => setHistory(null)} />}
    </div>
  );
}

const useStyles = makeStyles({
  cards: { display: 'flex', flexDirection: 'column', gap: '16px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
});
