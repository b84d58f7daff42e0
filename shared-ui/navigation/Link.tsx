import { useEffect, type AnchorHTMLAttributes, type MouseEvent, type Ref } from 'react';
import { isSamePath } from './createRouter.ts';
import { useNavigate, useRouter } from './RouterProvider.tsx';

export interface WayProps {
  /** Path of a page, with its query. */
  readonly to: string;
  /** In the place of the entry that is shown. */
  readonly replace?: boolean | undefined;
  /** For the page there: its location's `state`. */
  readonly state?: unknown;
}

export interface LinkProps extends WayProps, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link within the application. */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event, rest.target)) return;
    event.preventDefault();
    router.navigate(to, { replace: replace ?? isSamePath(router.location(), to), state });
  };
  return (
    <a {...rest} href={router.href(to)} onClick={follow}>
      {children}
    </a>
  );
}

/** Leads on as soon as it is shown. */
export function Navigate({ to, replace, state }: WayProps): null {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state]);
  return null;
}

/** In another tab or window, as the browser does it. */
function opensElsewhere(event: MouseEvent, target: string | undefined): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
  return (
    button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target ?? '_self') !== '_self'
  );
}
