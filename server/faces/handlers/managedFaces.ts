import { fold } from 'shared-contracts';
import type { Handlers } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireSelf, requireFound } from '../../calls/sharedRefusals.ts';
import { requireOn } from '../../features/requireOn.ts';
import { managedBy, requireManagedPerson } from '../../people/policies/requireManaged.ts';
import { readLastAnswer } from '../data/faceAnswers.ts';
import { deleteFace } from '../data/faces.ts';
import { countFaces, listFaces, readFaceSummary } from '../data/listFaces.ts';
import type { FaceParts } from '../faceParts.ts';
import { createRegistration } from './createRegistration.ts';

/** People on one page (spec §9). */
const pageSize = 15;

/** Managers' control of the faces of their people. */
export function managedFaces(
  parts: FaceParts,
): Pick<Handlers, 'registerFace' | 'listFacialRegistrations' | 'removeFace'> {
  const { database, features, reader } = parts;
  const register = createRegistration(parts);

  const requireView = () => requireOn(features, 'FACIAL_RECOGNITION_MANAGEMENT_VIEW');

  return {
    registerFace: async ({ body, employee, now }) => {
      await requireView();
      const employeeId = Number(body.employee_id);
      await requireManagedPerson(database, employee, employeeId, now);
      const [said] = await database.run(readLastAnswer, { employeeId });
      if (said !== undefined && said.answer !== 'AGREED') throw new Refusal('FACE_REFUSED');
      const { looksAlike } = await register(await reader.readFace(body.picture_taken), {
        ...{ employeeId, by: employee.id, now },
        mayLookAlike: body.looksAlike === 'true',
      });
      const [summary] = await database.run(readFaceSummary, { employeeId });
      requireFound(summary);
      const target = { employeeId, ...(looksAlike ? { confirmed: 'looks-alike' } : {}) };
      return { status: 200, body: summary, target };
    },

    listFacialRegistrations: async ({ path, query, employee, now }) => {
      await requireView();
      requireSelf(employee, path.sub);
      const { page = 0, search = '', status } = query;
      const { properties } = await features.read();
      const isRegistered = status === undefined ? null : status === 'REGISTERED';
      const managed = await managedBy(database, employee, now);
      const employeeIds = [...new Set(managed.map(({ employeeId }) => employeeId))];
      const asked = { employeeIds, search: fold(search), isRegistered };
      const rows = listFaces(properties.SUBORDINATE_ORDER);
      const [contents, [count]] = await Promise.all([
        database.run(rows, { ...asked, limit: pageSize, offset: page * pageSize }),
        database.run(countFaces, asked),
      ]);
      return { status: 200, body: { contents, total: count?.total ?? 0 } };
    },

    removeFace: async ({ path, employee, now }) => {
      await requireView();
      await requireManagedPerson(database, employee, path.id, now);
      await database.run(deleteFace, { employeeId: path.id });
      parts.tellOfChange([path.id]);
      return { status: 204 };
    },
  };
}
