import { Button } from 'shared-ui';
import { useAdminText } from '../messages/useAdminText.ts';
import { ListRow } from '../../listing/ListRow.tsx';
import { useSettingWords } from './useSettingWords.ts';

interface TokenRowProps {
  readonly token: {
    readonly name: string;
    readonly createdAt: string;
    /** Null: by a command on the server; the same holds for `endedBy`. */
    readonly createdBy: string | null;
    readonly lastUsedAt: string | null;
    readonly endedAt: string | null;
    readonly endedBy: string | null;
  };
  /** Further facts, shown first. */
  readonly facts: readonly string[];
  readonly isOver?: boolean;
  readonly onEnd: () => void;
}

/** A token: owner, creator, last use, end. */
export function TokenRow({ token, facts, isOver = false, onEnd }: TokenRowProps) {
  const text = useAdminText();
  const words = useSettingWords();
  const { name, createdAt, createdBy, lastUsedAt, endedAt, endedBy } = token;
  const by = (at: string, who: string | null) =>
    words.change(at, who ?? text('admin.tokens.command'));
  const said = [
    ...facts,
    text('admin.tokens.made', { by: by(createdAt, createdBy) }),
    lastUsedAt === null
      ? text('admin.tokens.unused')
      : text('admin.tokens.used', { when: words.when(lastUsedAt) }),
    ...(endedAt === null ? [] : [text('admin.tokens.endedBy', { by: by(endedAt, endedBy) })]),
  ];
  return (
    <ListRow name={name} isEnded={endedAt !== null || isOver} facts={[said.join(' · ')]}>
      {endedAt === null && (
        <Button
          size="row"
          aria-label={`${text('admin.tokens.end')}: ${[name, ...facts].join(', ')}`}
          onClick={onEnd}
        >
          {text('admin.tokens.end')}
        </Button>
      )}
    </ListRow>
  );
}
