import type { Handlers } from '../calls/calls.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { SignIn } from '../session/createSignIn.ts';
import type { ShiftBook } from '../shifts/data/createShiftBook.ts';
import { createDialogs } from '../terminals/createDialogs.ts';
import { createAsksNumber } from './data/createAsksNumber.ts';
import { createKnownFaces } from './data/createKnownFaces.ts';
import { createSiteFaces } from './data/createSiteFaces.ts';
import { openFaceKeys } from './data/openFaceKeys.ts';
import type { FaceKeys } from './data/sealEmbedding.ts';
import type { FaceEngine } from './engine/createFaceEngine.ts';
import type { FaceParts } from './faceParts.ts';
import { createFaceReader } from './handlers/createFaceReader.ts';
import { faceLogIn } from './handlers/faceLogIn.ts';
import { managedFaces } from './handlers/managedFaces.ts';
import { ownFace } from './handlers/ownFace.ts';
import { createProveFace } from './handlers/proveFace.ts';
import { terminalFaces } from './handlers/terminalFaces.ts';

/**
 * Faces: recognition at terminals and for log-ins, registration, and people's rights to their own.
 */
export function facesDomain(
  context: ServerContext,
  book: ShiftBook,
  signIn: SignIn,
  engine: FaceEngine,
) {
  const { configuration, database, life, push } = context;
  const { features } = book;
  let opened: Promise<FaceKeys> | null = null;
  const keys = () => (opened ??= openFaceKeys(configuration));
  const known = createKnownFaces(context, keys);
  life.onEnd(() => engine.close());
  life.onListening(() => {
    void warm().catch(() => undefined);
  });

  /** Without registered faces, the models would only take memory. */
  async function warm(): Promise<void> {
    const { features: switches } = await features.read();
    if (switches.FACIAL_RECOGNITION && (await known.load()) > 0) await engine.warm();
  }

  const parts: FaceParts = {
    ...{ database, features, known, keys },
    siteFaces: createSiteFaces({ database, push, features }),
    reader: createFaceReader(engine),
    tellOfChange: (employeeIds) =>
      push.publish({ type: 'faces-changed', employeeIds: [...employeeIds] }),
  };
  return {
    handlers: {
      ...terminalFaces(
        parts,
        createDialogs(database, book),
        createProveFace(parts, configuration.limits),
      ),
      ...faceLogIn(parts, signIn),
      ...managedFaces(parts),
      ...ownFace(parts),
    } satisfies Partial<Handlers>,
    /** Refuses the start (`StartRefused`) if the keys are invalid. */
    open: keys,
    asksNumberBeforeFace: createAsksNumber(features, parts.siteFaces),
  };
}
