import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { answer, passwordLinkToken, type ApiFailure } from 'shared-contracts';
import { useApi, useMutation } from 'shared-ui';

/**
 * The token of the address, and whether it still works. It is taken out of the address and the
 * history at once, and is kept nowhere but in this page.
 */
export function usePasswordLink() {
  const api = useApi();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [token, setToken] = useState<string | null>(null);
  const [ended, setEnded] = useState<ApiFailure | null>(null);
  const found = passwordLinkToken(search);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (asked: string): Promise<{ username: string }> =>
      answer(api.POST('/api/password-links/check', { body: { token: asked } })),
    gcTime: 0,
  });
  useEffect(() => {
    if (found === null) return;
    setToken(found);
    setEnded(null);
    mutate(found);
    void navigate(pathname, { replace: true });
  }, [found, mutate, navigate, pathname]);

  return {
    token,
    username: data?.username,
    failure: ended ?? error,
    isChecking: isPending || found !== null,
    /** The link has ended since it was checked. */
    fail: setEnded,
    retry(): void {
      if (token !== null) mutate(token);
    },
  };
}
