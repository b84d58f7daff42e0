import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** What the link that a terminal's page shows as a QR code carries. */
export interface SetUpLink {
  readonly terminalId: string;
  readonly code: string;
}

/** The set-up code in the page's address, which is taken out of the address and its history. */
export function useSetUpLink(): SetUpLink | null {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [link] = useState(() => {
    const [terminalId, code] = [search.get('terminal'), search.get('code')];
    return terminalId && code ? { terminalId, code } : null;
  });
  const hasCode = search.has('code');
  useEffect(() => {
    if (hasCode) void navigate('/terminal-login', { replace: true });
  }, [hasCode, navigate]);
  return link;
}
