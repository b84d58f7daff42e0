import { answer, type components } from 'shared-contracts';
import { useApi, useMutation } from 'shared-ui';

type Schemas = components['schemas'];
type Proof = Schemas['PinProof'] | Schemas['BadgeProof'];

/** Says to the server who stands before the terminal; the answer is the person's dialog. */
export function useIdentify() {
  const api = useApi();
  return useMutation({
    mutationFn: (proof: Proof) =>
      'badge' in proof
        ? answer(api.POST('/api/terminal/identifications/badge', { body: proof }))
        : answer(api.POST('/api/terminal/identifications/pin', { body: proof })),
    // A terminal that is offline says so at once.
    networkMode: 'always',
  });
}
