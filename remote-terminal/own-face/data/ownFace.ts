import type { CaptureCalls } from '../../faces/data/captureFace.ts';
import { answer, type Api, type ApiClient, type components } from 'shared-contracts';

export type OwnFace = components['schemas']['OwnFace'];

const path = '/api/employees/{sub}/face';

/** The stored data of the person's face. */
export function ownFaceQuery({ query }: Api, sub: number) {
  return query.GET(path, { params: { path: { sub } } });
}

/** Consents to a version of the text, and registers the face captured by the camera. */
export function registrationCalls(
  api: Pick<ApiClient, 'POST'>,
  sub: number,
  version: number,
): CaptureCalls<OwnFace> {
  const params = { path: { sub } };
  return {
    draw: (signal) => answer(api.POST('/api/employees/{sub}/face-captures', { params, signal })),
    send: ({ pictureTaken, ...proof }, signal) => {
      const body = { ...proof, picture_taken: pictureTaken, consentVersion: String(version) };
      return answer(api.POST(path, { params, body, signal }));
    },
  };
}

/** @throws ApiFailure */
export async function agreeToOwnFace(
  api: Pick<ApiClient, 'PUT'>,
  sub: number,
  consentVersion: number,
): Promise<void> {
  const params = { path: { sub } };
  await answer(api.PUT('/api/employees/{sub}/face/consent', { params, body: { consentVersion } }));
}

/** Withdraws the consent; the face is deleted at once. @throws ApiFailure */
export async function removeOwnFace(api: Pick<ApiClient, 'DELETE'>, sub: number): Promise<void> {
  await answer(api.DELETE(path, { params: { path: { sub } } }));
}

/** All data about the person's face, as a file. @throws ApiFailure */
export async function exportOwnFace(api: Pick<ApiClient, 'GET'>, sub: number): Promise<Blob> {
  const params = { path: { sub } };
  const known = await answer(api.GET('/api/employees/{sub}/face/export', { params }));
  return new Blob([JSON.stringify(known, null, 2)], { type: 'application/json' });
}
