import {
  makeStyles,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { CheckmarkRegular } from '../icons.ts';
import { useBackCloses } from '../overlay/useBackCloses.ts';
import { media } from '../theme/media.ts';
import { palette } from '../theme/palette.ts';
import { text } from '../theme/text.ts';
import type { MenuRequest } from './useMenu.ts';

interface FloatingMenuProps {
  readonly request: MenuRequest;
  readonly onClose: () => void;
}

export function FloatingMenu({ request, onClose }: FloatingMenuProps) {
  const styles = useStyles();
  useBackCloses(true, onClose);
  function close(): void {
    onClose();
    request.target.focus();
  }
  return (
    <Menu
      open
      positioning={{
        ...{ target: request.target, position: 'below', align: 'end' },
        // In the middle of a small window it fits neither above nor below.
        ...{ autoSize: 'height', overflowBoundaryPadding: 8 },
      }}
      onOpenChange={(_event, data) => {
        if (!data.open) close();
      }}
    >
      <MenuPopover className={styles.popover}>
        <MenuList>
          {request.actions.map((action) => (
            <MenuItem
              key={action.key}
              className={mergeClasses(styles.item, action.danger && styles.danger)}
              disabled={action.disabled ?? false}
              {...iconOf(action)}
              onClick={() => {
                close();
                action.onSelect();
              }}
            >
              {action.label}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

function iconOf({ icon, checked }: MenuRequest['actions'][number]) {
  if (checked === true) return { icon: <CheckmarkRegular /> };
  if (checked === false) return { icon: <span /> };
  return icon ? { icon } : {};
}

const useStyles = makeStyles({
  popover: {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    boxShadow: tokens.shadow28,
    borderRadius: tokens.borderRadiusLarge,
  },
  item: { ...text.body, maxWidth: 'none', [media.touch]: { minHeight: '44px' } },
  danger: { color: palette.status.rejected.text },
});
