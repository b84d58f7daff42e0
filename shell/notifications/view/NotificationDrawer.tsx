import type { ApiFailure } from 'shared-contracts';
import {
  AlertRegular,
  Button,
  deviceTimeZone,
  Drawer,
  EmptyState,
  FailurePanel,
  LoadMore,
  makeStyles,
  SkeletonRows,
  text as type,
  tokens,
  useDialogs,
  useFailureText,
  useMinute,
  useSnackbar,
  useUserFormats,
  useViewport,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { Notification } from '../data/notificationQueries.ts';
import { groupByDay } from '../rules/groupByDay.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { useNotifications } from './useNotifications.ts';
import { useUndoableDismissal } from './useUndoableDismissal.ts';

export interface NotificationDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The bell's drawer: newest first, infinite scrolling, each with its link (spec §2). */
export function NotificationDrawer({ open, onClose }: NotificationDrawerProps) {
  const text = useText();
  const failureText = useFailureText();
  const styles = useStyles();
  const snackbar = useSnackbar();
  const formats = useUserFormats();
  const isPhone = useViewport() === 'phone';
  const { list, notifications, dismiss, dismissAll } = useNotifications(open);
  const now = useMinute();
  const onError = (failure: ApiFailure) =>
    snackbar.show({ text: failureText(failure), intent: 'error' });
  const { hidden, dismissSoon } = useUndoableDismissal(open, (id, onFailed) =>
    dismiss.mutate(id, {
      onError(failure) {
        onFailed();
        onError(failure);
      },
    }),
  );
  const left = notifications.filter(({ notificationId }) => !hidden.has(notificationId));
  // While closed it is mounted on every page; it skips the time zone, which is slow to read.
  const zone = left.length > 0 ? deviceTimeZone() : '';
  const today = left.length > 0 ? formats.dateOf(now.toISOString(), zone) : '';
  const groups = groupByDay(left, today, (each) => formats.dateOf(each.notification_date, zone));

  const shared = {
    ...{ today, zone },
    onDismiss: (id: number) => dismiss.mutate(id, { onError }),
    onSwiped: dismissSoon,
    onFollowed: onClose,
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      position="end"
      title={text('shell.notifications')}
      actions={
        left.length > 0 && (
          <DismissAll
            busy={dismissAll.isPending}
            onConfirmed={() => dismissAll.mutate(undefined, { onError })}
          />
        )
      }
    >
      {list.isPending && <SkeletonRows count={5} height={96} />}
      {list.isError && <FailurePanel failure={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && left.length === 0 && !list.hasNextPage && (
        <EmptyState
          icon={<AlertRegular />}
          meaning="work"
          title={text('shell.notifications.none')}
          text={text('shell.notifications.noneText')}
        />
      )}
      <Section {...shared} heading={text('shell.notifications.today')} items={groups.today} />
      <Section {...shared} heading={text('shell.notifications.earlier')} items={groups.earlier} />
      {list.hasNextPage && (
        <LoadMore
          isLoading={list.isFetchingNextPage}
          count={1}
          height={96}
          onNear={() => void list.fetchNextPage()}
        />
      )}
      {isPhone && left.length > 0 && (
        <p className={styles.hint}>{text('shell.notifications.swipe')}</p>
      )}
    </Drawer>
  );
}

interface DismissAllProps {
  readonly busy: boolean;
  readonly onConfirmed: () => void;
}

function DismissAll({ busy, onConfirmed }: DismissAllProps) {
  const text = useText();
  const dialogs = useDialogs();

  async function ask(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: text('shell.notifications.dismissAll.title'),
      text: text('shell.notifications.dismissAll.text'),
      confirm: text('shell.notifications.dismissAll'),
    });
    if (isSure) onConfirmed();
  }

  return (
    <Button look="subtle" size="row" busy={busy} onClick={() => void ask()}>
      {text('shell.notifications.dismissAll')}
    </Button>
  );
}

interface SectionProps {
  readonly heading: string;
  readonly items: readonly Notification[];
  readonly today: string;
  readonly zone: string;
  readonly onDismiss: (id: number) => void;
  readonly onSwiped: (id: number) => void;
  readonly onFollowed: () => void;
}

function Section(props: SectionProps) {
  const { heading, items, today, zone, onDismiss, onSwiped, onFollowed } = props;
  const styles = useStyles();
  if (items.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h3 className={styles.heading}>{heading}</h3>
      {items.map((notification) => (
        <NotificationItem
          key={notification.notificationId}
          notification={notification}
          today={today}
          zone={zone}
          onDismiss={() => onDismiss(notification.notificationId)}
          onSwiped={() => onSwiped(notification.notificationId)}
          onFollowed={onFollowed}
        />
      ))}
    </section>
  );
}

const useStyles = makeStyles({
  heading: {
    ...type.secondaryStrong,
    color: tokens.colorNeutralForeground3,
    margin: 0,
    padding: '12px 20px 4px',
  },
  hint: {
    ...type.caption,
    color: tokens.colorNeutralForeground3,
    textAlign: 'center',
    margin: 0,
    padding: '16px',
  },
});
