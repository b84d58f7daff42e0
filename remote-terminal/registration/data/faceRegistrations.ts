import { answer, type Api, type ApiClient, type components } from 'shared-contracts';

/** A person whom a manager manages, and whether their face is registered. */
export type FaceRegistration = components['schemas']['FacialSummary'];

interface FaceRegistrations {
  readonly contents: FaceRegistration[];
  readonly total: number;
}

/** The filter of people. */
export interface RegistrationFilter {
  /** From 0. */
  readonly page: number;
  readonly search: string;
  readonly status: 'REGISTERED' | 'NOT_REGISTERED' | null;
}

/** People on a page (spec §9). */
export const registrationPageSize = 15;

/** A page of people; the previous page stays while another is fetched. */
export function registrationsQuery(
  { query }: Api,
  managerId: number,
  { page, search, status }: RegistrationFilter,
) {
  const asked = {
    page,
    ...(search === '' ? {} : { search }),
    ...(status === null ? {} : { status }),
  };
  return {
    ...query.GET('/api/employees/{sub}/facial-registration', {
      params: { path: { sub: managerId }, query: asked },
    }),
    placeholderData: (previous: FaceRegistrations | undefined) => previous,
  };
}

/**
 * A picture of a face; `looksAlike` if the manager has confirmed that it resembles another
 * person's.
 */
export interface FacePicture {
  readonly picture: Blob;
  readonly looksAlike: boolean;
}

/** Registers the face on a picture, replacing an earlier one. @throws ApiFailure */
export async function registerFace(
  api: Pick<ApiClient, 'POST'>,
  employeeId: number,
  { picture, looksAlike }: FacePicture,
): Promise<void> {
  const body = {
    ...{ picture_taken: picture, employee_id: String(employeeId) },
    ...(looksAlike ? { looksAlike: 'true' as const } : {}),
  };
  await answer(api.POST('/api/employees/facial-registration', { body }));
}

/** Deletes a face, at once and everywhere. @throws ApiFailure */
export async function removeFace(api: Pick<ApiClient, 'DELETE'>, id: number): Promise<void> {
  await answer(api.DELETE('/api/employees/facial-remove/{id}', { params: { path: { id } } }));
}
