import { useRef, useState } from 'react';
import type { ApiFailure } from 'shared-contracts';
import {
  useApi,
  useCommandKey,
  useFailureText,
  useMutation,
  useQueryClient,
  useSnackbar,
} from 'shared-ui';
import { drawKey, type DrawnKey } from '../data/drawKey.ts';
import { keysPath, makeKey } from '../data/keyCalls.ts';
import { orderOf, type KeyWish } from '../rules/keyWish.ts';

/** A key that was made; it cannot be read again. */
export interface MadeKey {
  readonly name: string;
  readonly key: string;
}

/** Draws a key and sends its digest. A retry sends the same one, so that no key is lost. */
export function useMakeKey() {
  const api = useApi();
  const queries = useQueryClient();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const commandKeyOf = useCommandKey();
  const drawn = useRef<DrawnKey | null>(null);
  const [made, setMade] = useState<MadeKey | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (wish: KeyWish) => {
      const { key, digest } = (drawn.current ??= await drawKey());
      const body = { ...orderOf(wish), digest };
      await makeKey(api, body, commandKeyOf(body));
      return { name: body.name, key };
    },
    onSuccess: setMade,
    onError: (failure: ApiFailure) => {
      // Made by the lost attempt, which had other fields: only a new one can be shown with these.
      if (failure.code === 'TOKEN_TAKEN') drawn.current = null;
      snackbar.show({ text: failureText(failure), intent: 'error' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: api.query.key(keysPath) }),
  });
  return { made, isPending, make: mutate };
}
