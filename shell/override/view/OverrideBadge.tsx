import type { RemoteManifest } from 'shared-contracts';
import { findRouteConflicts } from 'shared-contracts/registry/routeConflicts.ts';
import { Button, makeStyles, media, palette, text, tokens, WarningFilled } from 'shared-ui';
import { useServices } from '../../services/Services.ts';
import { useSessionControl } from '../../services/SessionControl.ts';
import { takenByShell } from '../../routes/rules/shellRoutes.ts';
import { endOverrides } from '../data/keptOverrides.ts';
import { overrideWords } from '../overrideWords.ts';
import type { Overrides } from '../rules/overridesOf.ts';

export interface OverrideBadgeProps {
  readonly overrides: Overrides;
  /** The remotes that were found at their origins. */
  readonly running: readonly RemoteManifest[];
}

/** Shown over every page: which remotes are overridden, and from where. */
export function OverrideBadge({ overrides, running }: OverrideBadgeProps) {
  const styles = useStyles();
  const { loader } = useServices();
  const words = overrideWords[useSessionControl().locale];
  const sentences = Object.entries(overrides).map(([remote, origin]) =>
    running.some(({ name }) => name === remote)
      ? words.from(remote, origin)
      : words.silent(remote, origin),
  );
  // Routes of other remotes keep their owners: `withOwnRoutes` drops conflicting ones.
  const conflicts = running.flatMap((remote) =>
    findRouteConflicts(remote, loader.registry().remotes, takenByShell),
  );
  return (
    <aside className={styles.badge}>
      <WarningFilled aria-hidden="true" className={styles.icon} />
      <span className={styles.words}>{[sentences.join(', '), ...conflicts].join('. ')}</span>
      <Button
        size="row"
        onClick={() => {
          endOverrides();
          location.reload();
        }}
      >
        {words.end}
      </Button>
    </aside>
  );
}

const useStyles = makeStyles({
  badge: {
    ...text.secondary,
    position: 'fixed',
    bottom: '12px',
    insetInline: '12px',
    width: 'fit-content',
    marginInline: 'auto',
    zIndex: 1000,
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    boxSizing: 'border-box',
    padding: '4px 4px 4px 12px',
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow8,
    color: palette.status.warning.text,
    backgroundColor: palette.status.warning.tint,
    // Above the tabs.
    [media.phone]: { bottom: 'calc(76px + env(safe-area-inset-bottom))' },
  },
  icon: { flexShrink: 0, fontSize: '16px' },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
});
