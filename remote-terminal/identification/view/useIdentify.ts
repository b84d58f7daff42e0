import { answer, type components } from 'shared-contracts';
import { useApi, useMutation } from 'shared-ui';

type Schemas = components['schemas'];
type Proof = Schemas['PinProof'] | Schemas['BadgeProof'];

/** Identifies the person to the server; the response is the person's dialog. */
export function useIdentify() {
  const api = useApi();
  return useMutation({
    mutationFn: (proof: Proof) =>
      'badge' in proof
        ? answer(api.POST('/api/terminal/identifications/badge', { body: proof }))
        : answer(api.POST('/api/terminal/identifications/pin', { body: proof })),
    // Fails at once while offline.
    networkMode: 'always',
  });
}
