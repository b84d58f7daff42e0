import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  ArrowDownRegular,
  ArrowRightRegular,
  ArrowUpRegular,
  Badge,
  Button,
  DismissRegular,
  IconButton,
  makeStyles,
  palette,
  SubtractRegular,
  text as type,
  tokens,
  useUserFormats,
  type Meaning,
} from 'shared-ui';
import { useServices } from '../../services/Services.ts';
import { useText } from '../../messages/useText.ts';
import { pathOfRoute } from '../../routes/rules/pathOfRoute.ts';
import type { Notification } from '../data/notificationQueries.ts';
import { notificationIcons } from './notificationIcons.tsx';
import { useSwipeAway } from './useSwipeAway.ts';

export interface NotificationItemProps {
  readonly notification: Notification;
  /** The viewer's local date and zone. */
  readonly today: string;
  readonly zone: string;
  readonly onDismiss: () => void;
  /** Easily done by accident, so it can be undone. */
  readonly onSwiped: () => void;
  /** After its link was followed. */
  readonly onFollowed: () => void;
}

/** A notification: event, priority, one link; following the link dismisses it (spec §2). */
export function NotificationItem(props: NotificationItemProps) {
  const { notification, today, zone, onDismiss, onSwiped, onFollowed } = props;
  const {
    notificationType: kind,
    notification_date: at,
    body,
    timePairId,
    reportId,
  } = notification;
  const text = useText();
  const styles = useStyles();
  const navigate = useNavigate();
  const formats = useUserFormats();
  const { loader } = useServices();
  const swipe = useSwipeAway(onSwiped);
  const { icon, meaning } = notificationIcons[kind.icon];
  const colors = palette.status[meaning];
  const path = notification.linkEnabled ? pathOfRoute(kind.linkPage, loader.registry()) : undefined;
  const date = formats.dateOf(at, zone);

  // Rejected time opens for correction (spec §4).
  const purpose = kind.id === 'TIME_REJECTED' ? '&edit=true' : '';

  function follow(target: string): void {
    onDismiss();
    onFollowed();
    if (reportId !== null) void navigate(`${target}?id=${reportId}`);
    else void navigate(timePairId === null ? target : `${target}?timePair=${timePairId}${purpose}`);
  }

  return (
    <article className={styles.item} {...swipe}>
      <span
        aria-hidden="true"
        className={styles.icon}
        style={{ color: colors.text, backgroundColor: colors.tint }}
      >
        {icon}
      </span>
      <div className={styles.words}>
        <p className={styles.head}>
          <strong className={styles.heading}>{kind.heading}</strong>
          <Badge bare {...priorities[kind.priority]}>
            {text(`shell.notifications.priority.${kind.priority}`)}
          </Badge>
          <time dateTime={at} className={styles.time}>
            {date === today ? formats.time(at, zone) : formats.relativeDay(date, today)}
          </time>
        </p>
        <p className={styles.body}>{body}</p>
        {path && (
          <Button look="subtle" size="row" className={styles.link} onClick={() => follow(path)}>
            {kind.linkText}
            <ArrowRightRegular />
          </Button>
        )}
      </div>
      <IconButton
        size="row"
        icon={<DismissRegular />}
        label={text('shell.notifications.dismiss', { heading: kind.heading })}
        onClick={onDismiss}
      />
    </article>
  );
}

/** Distinguished by icon and text, not by colour alone. */
const priorities: Readonly<
  Record<
    Notification['notificationType']['priority'],
    { readonly icon: ReactElement; readonly meaning: Meaning }
  >
> = {
  HIGH: { icon: <ArrowUpRegular />, meaning: 'warning' },
  MEDIUM: { icon: <SubtractRegular />, meaning: 'pending' },
  LOW: { icon: <ArrowDownRegular />, meaning: 'incomplete' },
};

const useStyles = makeStyles({
  item: {
    display: 'flex',
    gap: '12px',
    padding: '12px 12px 12px 20px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    touchAction: 'pan-y',
  },
  icon: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '0 0 36px',
    height: '36px',
    borderRadius: tokens.borderRadiusLarge,
    fontSize: '20px',
  },
  words: { flexGrow: 1, minWidth: 0 },
  head: { display: 'flex', alignItems: 'baseline', gap: '8px', margin: 0 },
  heading: type.bodyStrong,
  time: {
    ...type.caption,
    marginLeft: 'auto',
    color: tokens.colorNeutralForeground3,
    whiteSpace: 'nowrap',
  },
  body: {
    ...type.body,
    margin: '2px 0 0',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  link: {
    marginTop: '4px',
    marginLeft: '-8px',
    color: tokens.colorBrandForeground1,
    gap: '6px',
  },
});
