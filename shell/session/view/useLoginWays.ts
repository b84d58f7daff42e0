import { useFeature, useProperty } from 'shared-ui';
import { useServices } from '../../application/SessionContext.tsx';
import { pathOfRoute } from '../../routes/rules/pathOfRoute.ts';

/** Ways to log in that are switched on and that this installation can show (spec §2). */
export function useLoginWays() {
  const { loader } = useServices();
  const isFaceOn = useFeature('FACIAL_RECOGNITION');
  const isEmployeeLoginOn = useProperty('FACIAL_RECOGNITION_EMPLOYEE_LOGIN');
  const facePath =
    isFaceOn && isEmployeeLoginOn ? pathOfRoute('FaceLogin', loader.registry()) : undefined;
  return { facePath, hasChoice: facePath !== undefined };
}
